import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { LookField } from '#/domain/school/look.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { brandDeskMutations, brandDeskQueries, refreshBrand } from '../brand-desk.queries.ts';
import { type LookEntries, nearestColours, readLookEntries, validateLook } from '../look.schema.ts';
import { brandSavedText } from '../texts.ts';
import { ColourField } from './colour-field.tsx';
import { LookSample } from './look-sample.tsx';

const fields: readonly { field: LookField; label: string; hint: string }[] = [
  {
    field: 'cor_principal',
    label: 'Cor principal',
    hint: 'Links, botões e marcações. O rodapé e as faixas escuras são do mesmo tom.',
  },
  {
    field: 'cor_acao',
    label: 'Cor do botão de matrícula',
    hint: 'Só do botão que vende: escolha outra que se destaque.',
  },
  {
    field: 'cor_fundo',
    label: 'Cor do fundo',
    hint: 'Uma cor bem clara. O tema escuro é feito do mesmo tom.',
  },
];

/** The colours of the school. */
export function LookPage({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const { data: stored } = useSuspenseQuery(brandDeskQueries.stored());
  const { aparencia } = stored;
  const queryClient = useQueryClient();
  const isDone = answer?.done !== undefined;
  const storedEntries: LookEntries = { ...aparencia, versao: String(aparencia.versao) };
  const [typed, setTyped] = useState<LookEntries>(
    isDone ? storedEntries : { ...storedEntries, ...answer?.entries },
  );
  const [versao, setVersao] = useState(typed.versao);
  const form = useFormCheck({
    read: readLookEntries,
    find: validateLook,
    prefix: 'cores',
    answer,
    focus: 'summary',
  });
  const save = useMutation({
    ...brandDeskMutations.saveLook(),
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return refreshBrand(queryClient);
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = failureOf(save, answer);
  const isSaved = save.isSuccess || (save.isIdle && isDone);
  const nearest = nearestColours(typed);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    setTyped(readLookEntries(new FormData(event.currentTarget, submitter)));
    const entries = form.check(event.currentTarget, submitter);
    if (entries && !save.isPending) save.mutate(entries);
  }

  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Cores da loja</h1>
        <p className="text-muted">
          Valem em todas as páginas, nos e-mails e nos ícones. As outras cores são feitas destas três, para o
          tema claro e para o escuro, sempre com contraste para ler.
        </p>
        <p>
          <Link to="/gestao/loja" className="link-text">
            Dados da escola
          </Link>
        </p>
      </div>
      <form
        method="post"
        {...form.formProps}
        onInput={(event) => {
          form.formProps.onInput(event);
          setTyped(readLookEntries(new FormData(event.currentTarget)));
        }}
        onSubmit={submit}
        className="grid gap-6"
      >
        <FormName name="cores" />
        <input type="hidden" name="versao" value={versao} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {!form.attempt && <SendFailure failure={failure} />}
        {isSaved && (
          <Alert tone="success" live>
            {brandSavedText}
          </Alert>
        )}
        <Card padding="lg" className="grid gap-5">
          {fields.map(({ field, label, hint }) => (
            <ColourField
              key={field}
              id={`cores-${field}`}
              name={field}
              label={label}
              hint={hint}
              value={typed[field]}
              onChange={(colour) => setTyped({ ...typed, [field]: colour })}
              error={form.fieldErrors[field]}
              nearest={form.fieldErrors[field] ? nearest[field] : undefined}
            />
          ))}
        </Card>
        <LookSample typed={typed} />
        <Button type="submit" size="lg" block loading={save.isPending} loadingText="Salvando">
          Salvar
        </Button>
      </form>
    </div>
  );
}
