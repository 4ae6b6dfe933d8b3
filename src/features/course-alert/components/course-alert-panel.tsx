import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type FormEvent } from 'react';
import { failureOf } from '#/forms/form-failure.ts';
import { FormName } from '#/forms/form-name.tsx';
import { usePageAnswer } from '#/forms/page-answer.ts';
import { rememberAct, takeAct } from '#/blocks/page/pending-act.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Button } from '#/ui/navigation/button.tsx';
import { SelectField } from '#/ui/fields/select-field.tsx';
import { courseAlertMutations, courseAlertQueries } from '../course-alert.queries.ts';
import { readAlertCity } from '../course-alert.schema.ts';
import { keepWords } from '#/ui/display/line-breaks.tsx';

interface CourseAlertPanelProps {
  course: { id_produto: number };
  /** Where the course has had offers. */
  cities: readonly { id_cidade: number; nome: string }[];
  signedIn: boolean;
  /** False for accounts that buy nothing. */
  mayAsk: boolean;
}

/** For a course without an open offer: one mail when the next one opens, in one city or anywhere. */
export function CourseAlertPanel({ course, cities, signedIn, mayAsk }: CourseAlertPanelProps) {
  return (
    <section aria-labelledby="aviso-de-turma" className="grid gap-3">
      <h2 id="aviso-de-turma" className="text-lg font-bold text-heading">
        Nenhuma turma aberta agora
      </h2>
      {!mayAsk ? (
        <p className="text-sm">Volte em alguns dias, ou escolha outro curso da mesma área.</p>
      ) : signedIn ? (
        <AlertForm course={course} cities={cities} />
      ) : (
        <AskBySigningIn course={course} />
      )}
    </section>
  );
}

const terms = 'Mandamos um e-mail assim que abrir uma turma deste curso.';

function AskBySigningIn({ course }: Pick<CourseAlertPanelProps, 'course'>) {
  const here = useLocation({ select: (location) => location.href });
  return (
    <>
      <p className="text-sm">{keepWords(terms)}</p>
      <Link
        to="/autenticacao"
        search={{ redirect_to: here }}
        onClick={() => rememberAct('aviso-de-turma', course.id_produto)}
        className={buttonClass({ block: true })}
      >
        Avise-me
      </Link>
    </>
  );
}

function AlertForm({ course, cities }: Pick<CourseAlertPanelProps, 'course' | 'cities'>) {
  const id = course.id_produto;
  const queryClient = useQueryClient();
  const status = useRef<HTMLDivElement>(null);
  const asked = usePageAnswer('avisar');
  const left = usePageAnswer('cancelar-aviso');
  const query = courseAlertQueries.alert(id);
  const { data: alert } = useQuery(query);
  const keep = (answer: NonNullable<typeof alert>) => {
    queryClient.setQueryData(query.queryKey, answer);
    // The button that was pressed is gone.
    status.current?.focus();
  };
  const ask = useMutation({ ...courseAlertMutations.set(id), onSuccess: keep });
  const leave = useMutation({ ...courseAlertMutations.remove(id), onSuccess: keep });
  const { mutate: askNow } = ask;
  useEffect(() => {
    if (takeAct('aviso-de-turma', id)) askNow(null);
  }, [id, askNow]);
  const isOn = alert?.ativo ?? false;
  const chosen = cities.find(({ id_cidade }) => id_cidade === alert?.id_cidade);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (ask.isPending || leave.isPending) return;
    if (isOn) leave.mutate();
    else askNow(readAlertCity(new FormData(event.currentTarget)));
  }

  return (
    <div ref={status} tabIndex={-1} className="grid gap-3 outline-none">
      <p role="status" className="text-sm">
        {isOn
          ? `Vamos avisar você por e-mail quando abrir uma turma${chosen ? ` em ${chosen.nome} ou a distância` : ''}.`
          : keepWords(terms)}
      </p>
      <form method="post" onSubmit={submit} className="grid gap-3">
        <FormName name={isOn ? 'cancelar-aviso' : 'avisar'} />
        <SendFailure failure={failureOf(ask, asked) ?? failureOf(leave, left)} />
        {isOn ? (
          <Button type="submit" variant="secondary" block loading={leave.isPending} loadingText="Cancelando">
            Cancelar o aviso
          </Button>
        ) : (
          <>
            {cities.length > 1 && (
              <SelectField
                label="Cidade"
                name="cidade"
                placeholder="Qualquer cidade"
                defaultValue={asked?.entries['cidade'] ?? ''}
                options={cities.map(({ id_cidade, nome }) => ({ value: String(id_cidade), label: nome }))}
              />
            )}
            <Button type="submit" block loading={ask.isPending} loadingText="Guardando o aviso">
              Avise-me
            </Button>
          </>
        )}
      </form>
    </div>
  );
}
