import { createContext } from 'react';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import type { FormAnswer } from './form-answer.ts';
import { FormName } from './form-name.tsx';
import { sessionField } from './session-name.ts';

export const UnsentForm = createContext<FormAnswer | undefined>(undefined);

export function unsentForm(answer: FormAnswer | undefined): FormAnswer | undefined {
  return answer?.failure?.codigo === 'SERVICO_INDISPONIVEL' ? answer : undefined;
}

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
