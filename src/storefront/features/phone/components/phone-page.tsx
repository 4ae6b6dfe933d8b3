import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { PhoneField } from '#/storefront/forms/fields/phone-field.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { phoneMutations } from '../phone.queries.ts';
import { validatePhone, readPhoneEntries } from '../phone.schema.ts';

interface PhonePageProps {
  name: string;
  answer: FormAnswer | undefined;
  onSaved(): void | Promise<void>;
  signOut: ReactNode;
}

export function PhonePage({ name, answer: given, onSaved, signOut }: PhonePageProps) {
  const [answer] = useState(given);
  const form = useFormCheck({ read: readPhoneEntries, find: validatePhone, prefix: 'contato', answer });
  const save = useMutation({ ...phoneMutations.save(), onSuccess: onSaved });
  const failure = failureOf(save, answer);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !save.isPending) save.mutate(entries.telefone);
  }

  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid gap-2">
        <h1 className="text-title">Cadastre seu telefone</h1>
        <p className="text-muted">
          {`${name}, precisamos de um telefone para falar com você sobre suas matrículas. Depois disso você continua de onde parou.`}
        </p>
      </div>
      <Card padding="lg">
        <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
          <FormName name="telefone" />
          <SendFailure failure={failure} />
          <PhoneField
            id="contato-telefone"
            required
            enterKeyHint="done"
            defaultValue={answer?.entries['telefone']}
            error={form.fieldErrors['telefone']}
          />
          <Button
            type="submit"
            size="lg"
            block
            loading={save.isPending || save.isSuccess}
            loadingText="Salvando"
          >
            Salvar e continuar
          </Button>
        </form>
      </Card>
      <div className="text-center">{signOut}</div>
    </div>
  );
}
