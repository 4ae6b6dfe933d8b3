import { createContext } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { FormAnswer } from './form-answer.ts';
import { FormName } from './form-name.tsx';
import { sessionField } from './session-name.ts';

/**
 * The form that the page was sent as a plain POST and that couldn't be handed on. Set once around the app.
 */
export const UnsentForm = createContext<FormAnswer | undefined>(undefined);

/**
 * The answer to a form that nobody took because the service was away: what was typed has to be sent once
 * more.
 */
export function unsentForm(answer: FormAnswer | undefined): FormAnswer | undefined {
  return answer?.failure?.codigo === 'SERVICO_INDISPONIVEL' ? answer : undefined;
}

/** Sends what was typed again, to the page it was sent to, where the form itself can't be shown. */
export function ResendForm({ answer: { form, entries } }: { answer: FormAnswer }) {
  const typed = Object.entries(entries).filter(([name]) => name !== 'formulario' && name !== sessionField);
  return (
    <form method="post">
      <FormName name={form} session={entries[sessionField]} />
      {typed.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Enviar de novo</Button>
    </form>
  );
}
