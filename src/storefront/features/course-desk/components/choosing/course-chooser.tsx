import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import type { NamedCourse } from '#/contract/catalogue/course-desk.ts';
import { courseDeskQueries } from '#/storefront/features/course-desk/course-desk.queries.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { ComboboxField } from '#/storefront/ui/fields/combobox-field.tsx';
import type { FieldProps } from '#/storefront/ui/fields/field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { ChosenCourses } from './chosen-courses.tsx';

interface CourseChooserProps extends Omit<FieldProps, 'hint'> {
  hint: string;
  id: string;
  name: string;
  /** Ids, as the form sends them. */
  defaultValue: string;
  most: number;
  isOrdered?: boolean;
  withProgrammes?: boolean;
  required?: boolean;
}

/** Chooses courses by their names. Without JavaScript their ids are typed, as the form sends them. */
export function CourseChooser({ hint, defaultValue, name, ...props }: CourseChooserProps) {
  const { most: _, isOrdered: __, withProgrammes: ___, ...field } = props;
  const typed = useRef<HTMLInputElement>(null);
  const [stored, setStored] = useState<number[]>();
  // What was typed before the page was interactive counts.
  useLayoutEffect(() => setStored(typed.current!.value.match(/\d+/g)?.map(Number) ?? []), []);
  if (stored) return <InteractiveChooser {...props} hint={hint} name={name} stored={stored} />;
  return (
    <TextField
      {...field}
      ref={typed}
      name={name}
      defaultValue={defaultValue}
      autoComplete="off"
      hint={`${hint} Escreva os números dos cursos, separados por vírgulas: o número é o fim do endereço do curso.`}
    />
  );
}

interface InteractiveChooserProps extends Omit<CourseChooserProps, 'defaultValue'> {
  stored: number[];
}

function InteractiveChooser({
  name,
  stored,
  most,
  isOrdered = false,
  withProgrammes = false,
  ...field
}: InteractiveChooserProps) {
  const [ids, setIds] = useState(stored);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const [known, setKnown] = useState<ReadonlyMap<number, NamedCourse>>(new Map());
  const asked = useDeferredValue(text.trim());
  const found = useQuery({
    ...courseDeskQueries.found(asked, withProgrammes),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const { data: named } = useQuery({ ...courseDeskQueries.named(stored), enabled: stored.length > 0 });
  const courseOf = (id: number) => known.get(id) ?? named?.find(({ id_produto }) => id_produto === id);
  const titleOf = (id: number) => courseOf(id)?.titulo ?? `Curso ${id}`;
  const options =
    asked === '' ? [] : (found.data ?? []).filter(({ id_produto }) => !ids.includes(id_produto));
  const isFull = ids.length >= most;

  function change(next: number[], what: string) {
    setIds(next);
    setSaid(what);
  }

  function move(from: number, step: 1 | -1) {
    const next = ids.toSpliced(from, 1).toSpliced(from + step, 0, ids[from]!);
    change(next, `${titleOf(ids[from]!)}: agora na posição ${from + step + 1}.`);
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <input type="hidden" name={name} value={ids.join(', ')} />
      {isFull ? (
        <div className="grid grid-cols-1 gap-1">
          <p className="text-sm font-semibold text-heading">{field.label}</p>
          <p className="text-sm text-muted">{`Já são ${most}, o máximo. Retire um para escolher outro.`}</p>
        </div>
      ) : (
        <ComboboxField
          {...field}
          text={text}
          onText={setText}
          isLoading={asked !== text.trim() || found.isFetching}
          options={options.map(({ id_produto, titulo, ...course }) => ({
            value: String(id_produto),
            label: titulo,
            note: noteOf(course),
          }))}
          onChoose={({ value, label }) => {
            const course = options.find(({ id_produto }) => String(id_produto) === value)!;
            setKnown(new Map(known).set(course.id_produto, course));
            change([...ids, course.id_produto], `${label} foi escolhido.`);
          }}
        />
      )}
      <ChosenCourses
        label={field.label}
        courses={ids.map((id) => {
          const course = courseOf(id);
          return { id, title: titleOf(id), note: course && noteOf(course) };
        })}
        isOrdered={isOrdered}
        onMove={move}
        onRemove={(at) => change(ids.toSpliced(at, 1), `${titleOf(ids[at]!)} foi retirado.`)}
      />
      <p role="status" className="sr-only">
        <ChangingText>{said}</ChangingText>
      </p>
    </div>
  );
}

const noteOf = ({
  modalidade,
  publicado,
  programa,
}: Pick<NamedCourse, 'modalidade' | 'publicado' | 'programa'>) =>
  [programa ? 'Programa' : modalidade, ...(publicado ? [] : ['fora da loja'])].join(', ');
