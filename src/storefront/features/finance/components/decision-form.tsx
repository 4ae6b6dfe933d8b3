import type { QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { useDeskForm } from '#/storefront/shared/desk/use-desk-form.ts';
import { FINANCE_NOTE_MAX_LENGTH } from '#/domain/finance/finance-matter.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { type DecisionEntries, validateFinanceDecision, readFinanceDecision } from '../decision.schema.ts';

interface DecisionFormProps<Decision, Done> {
  name: string;
  id: string;
  itemId: string;
  approve: { value: string; text: string; about: string; loadingText: string };
  refuse: { reason: string; about: string };
  toSent(entries: DecisionEntries): Decision;
  mutation: UseMutationOptions<Done, Error, Decision>;
  doneText(decision: Decision): string;
  queryKey: QueryKey;
  answer: FormAnswer | undefined;
}

export function DecisionForm<Decision, Done>({
  name,
  id,
  itemId,
  approve,
  refuse,
  doneText,
  answer,
  ...desk
}: DecisionFormProps<Decision, Done>) {
  const form = useDeskForm({
    ...desk,
    read: readFinanceDecision,
    find: validateFinanceDecision,
    doneText: (_done, decision) => doneText(decision),
    prefix: itemId,
    answer,
  });
  return (
    <form method="post" {...form.formProps} className="grid max-w-prose grid-cols-1 gap-4">
      <FormName name={name} />
      <input type="hidden" name="id" value={id} />
      <SendFailure {...form.sendFailure} />
      <TextAreaField
        id={`${itemId}-recusa`}
        name="recusa"
        label={refuse.reason}
        hint="Só para recusar. Fica guardado com o seu nome."
        rows={2}
        maxLength={FINANCE_NOTE_MAX_LENGTH}
        defaultValue={answer?.entries['recusa']}
        error={form.fieldErrors['recusa']}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          name="acao"
          value={approve.value}
          loading={form.isSending(approve.value)}
          loadingText={approve.loadingText}
        >
          <ChangingText>{approve.text}</ChangingText>
          <span className="sr-only">{` ${approve.about}`}</span>
        </Button>
        <Button
          type="submit"
          variant="secondary"
          name="acao"
          value="recusar"
          loading={form.isSending('recusar')}
          loadingText="Recusando"
        >
          Recusar
          <span className="sr-only">{` ${refuse.about}`}</span>
        </Button>
      </div>
    </form>
  );
}
