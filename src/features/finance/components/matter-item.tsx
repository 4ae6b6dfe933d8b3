import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { focusDeskHeading } from '#/blocks/desk/desk-list.tsx';
import type { FormAnswer } from '#/forms/form-answer.ts';
import { FormName } from '#/forms/form-name.tsx';
import { describeFailure, listProblems } from '#/forms/form-problems.ts';
import { SendFailure } from '#/forms/send-failure.tsx';
import { useFormCheck } from '#/forms/use-form-check.ts';
import type { FinanceMatter } from '#/contract/finance/finance.ts';
import { FINANCE_NOTE_MAX_LENGTH, financeMatterLabels } from '#/domain/finance/finance-matter.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Card } from '#/ui/display/card.tsx';
import { FactList } from '#/ui/display/fact-list.tsx';
import { TextAreaField } from '#/ui/fields/text-area-field.tsx';
import { Button } from '#/ui/navigation/button.tsx';
import { useToast } from '#/ui/feedback/toast-provider.tsx';
import { financeMutations, financeQueries } from '../finance.queries.ts';
import { findSettlementProblems, readSettlement, settledText, toSettlement } from '../finance.schema.ts';
import { describeMatter } from '../matter-texts.ts';

interface MatterItemProps {
  matter: FinanceMatter;
  /** The answer to this matter's form, when it was sent as a plain POST. */
  answer: FormAnswer | undefined;
}

/** One matter: what happened, what to do, and the note that settles it. */
export function MatterItem({ matter, answer }: MatterItemProps) {
  const showToast = useToast();
  const queryClient = useQueryClient();
  const itemId = `pendencia${useId()}`;
  const form = useFormCheck({
    read: readSettlement,
    find: findSettlementProblems,
    prefix: itemId,
    answer,
  });
  const settle = useMutation({
    ...financeMutations.settle(),
    onSuccess: () => {
      showToast({ tone: 'success', text: settledText });
      focusDeskHeading();
      return queryClient.invalidateQueries({ queryKey: financeQueries.all });
    },
    onError: (error) => form.show(describeFailure(error).problems),
  });
  const failure = settle.error && describeFailure(settle.error);
  const { what, next } = describeMatter(matter);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !settle.isPending) settle.mutate(toSettlement(entries));
  }

  return (
    <Card
      as="article"
      padding="lg"
      id={itemId}
      aria-labelledby={`${itemId}-titulo`}
      className="grid grid-cols-1 gap-5"
    >
      <div className="grid gap-1">
        <h2 id={`${itemId}-titulo`} className="text-lg font-bold text-heading">
          {financeMatterLabels[matter.tipo]}
        </h2>
        <p className="max-w-prose wrap-anywhere">{what}</p>
        <p className="max-w-prose text-muted">{next}</p>
      </div>
      <MatterFacts matter={matter} />
      <form
        method="post"
        {...form.formProps}
        onSubmit={submit}
        className="grid max-w-prose grid-cols-1 gap-4"
      >
        <FormName name="resolucao" />
        <input type="hidden" name="tipo" value={matter.tipo} />
        <input type="hidden" name="referencia" value={matter.referencia} />
        {failure && listProblems(failure.problems).length === 0 && <SendFailure failure={failure} />}
        <TextAreaField
          id={`${itemId}-nota`}
          name="nota"
          label="O que foi feito"
          hint="Fica guardado com o seu nome. Não escreva dados de pessoas."
          rows={2}
          maxLength={FINANCE_NOTE_MAX_LENGTH}
          required
          defaultValue={answer?.entries['nota']}
          error={form.problems['nota']}
        />
        <Button
          type="submit"
          loading={settle.isPending}
          loadingText="Marcando"
          className="md:justify-self-start"
        >
          Marcar como resolvida
          <span className="sr-only">
            : {financeMatterLabels[matter.tipo]}, {matter.referencia}
          </span>
        </Button>
      </form>
    </Card>
  );
}

function MatterFacts({ matter }: { matter: FinanceMatter }) {
  const { valor, codigo_compra, provedor, referencia, desde, conteudo } = matter;
  const facts: [name: string, value: string][] = [
    ...(valor === null ? [] : [['Valor', formatReais(valor)] satisfies [string, string]]),
    ...(codigo_compra === null ? [] : [['Compra', codigo_compra] satisfies [string, string]]),
    ...(provedor === null ? [] : [['Banco', provedor] satisfies [string, string]]),
    ['Referência', referencia],
    ['Desde', formatInstant(new Date(desde))],
  ];
  return (
    <div className="grid grid-cols-1 gap-3">
      <FactList facts={facts} />
      {conteudo !== null && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-blue-700 hover:underline">
            O que o banco mandou
          </summary>
          <pre className="wrap-anywhere whitespace-pre-wrap">{conteudo}</pre>
        </details>
      )}
    </div>
  );
}
