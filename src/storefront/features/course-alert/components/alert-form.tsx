import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type FormEvent } from 'react';
import { takeAct } from '#/storefront/shared/page/pending-act.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { usePageAnswer } from '#/storefront/forms/page-answer.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { alertTerms } from '../alert-terms.ts';
import { courseAlertMutations, courseAlertQueries } from '../course-alert.queries.ts';
import { readAlertCity } from '../course-alert.schema.ts';

interface AlertFormProps {
  course: { id_produto: number };
  cities: readonly { id_cidade: number; nome: string }[];
}

export function AlertForm({ course, cities }: AlertFormProps) {
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
          : keepWords(alertTerms)}
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
