import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { CpfField } from '#/storefront/forms/fields/cpf-field.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure, type FieldErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { purchasesMutations, purchasesQueries } from '../purchases.queries.ts';
import {
  validateAccount,
  validateKey,
  readAccount,
  readKey,
  type RefundTargetValues,
} from '../refund-target.schema.ts';
import type { Elements } from '#/storefront/ui/elements.ts';

const keyKinds = [
  { value: 'cpf', label: 'CPF' },
  { value: 'email', label: 'E-mail' },
  { value: 'telefone', label: 'Telefone' },
  { value: 'aleatoria', label: 'Chave aleatória' },
];
const accountKinds = [
  { value: 'corrente', label: 'Conta-corrente' },
  { value: 'poupanca', label: 'Poupança' },
];

interface FormsProps {
  codigo: string;
  answer: FormAnswer | undefined;
}

/**
 * A Pix key, or an account, of the buyer's CPF, for money that couldn't go back the way it came (REFUND-6).
 */
export function RefundTargetForms({ codigo, answer }: FormsProps) {
  const account = answerTo(answer, 'devolver-conta');
  return (
    <div className="grid gap-5 border-t border-line pt-5">
      <p>
        Para devolver seu dinheiro, precisamos de uma chave Pix ou de uma conta do mesmo CPF da compra. Usamos
        esses dados só para esta devolução e os apagamos em seguida.
      </p>
      <TargetForm
        codigo={codigo}
        name="devolver-pix"
        title="Receber por Pix"
        read={readKey}
        find={validateKey}
        answer={answerTo(answer, 'devolver-pix')}
      >
        {(fieldErrors, entries) => (
          <>
            <SelectField
              id="devolver-pix-tipo_chave"
              name="tipo_chave"
              label="Tipo da chave"
              options={keyKinds}
              defaultValue={entries['tipo_chave'] ?? 'cpf'}
            />
            <TextField
              id="devolver-pix-chave"
              name="chave"
              label="Chave Pix"
              required
              maxLength={254}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={entries['chave']}
              error={fieldErrors['chave']}
            />
          </>
        )}
      </TargetForm>
      <details className="group" open={account !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-primary-700">
          Prefiro receber em uma conta bancária
        </summary>
        <div className="pt-4">
          <TargetForm
            codigo={codigo}
            name="devolver-conta"
            title="Receber em conta bancária"
            read={readAccount}
            find={validateAccount}
            answer={account}
          >
            {(fieldErrors, entries) => (
              <>
                <SelectField
                  id="devolver-conta-tipo_conta"
                  name="tipo_conta"
                  label="Tipo da conta"
                  options={accountKinds}
                  defaultValue={entries['tipo_conta'] ?? 'corrente'}
                />
                {accountFields.map(({ name, max, ...field }) => (
                  <TextField
                    key={name}
                    id={`devolver-conta-${name}`}
                    name={name}
                    {...field}
                    required
                    maxLength={max}
                    autoComplete="off"
                    defaultValue={entries[name]}
                    error={fieldErrors[name]}
                  />
                ))}
                <CpfField
                  id="devolver-conta-cpf_titular"
                  name="cpf_titular"
                  hint="De quem tem a conta: o mesmo da compra"
                  required
                  defaultValue={entries['cpf_titular']}
                  error={fieldErrors['cpf_titular']}
                />
              </>
            )}
          </TargetForm>
        </div>
      </details>
    </div>
  );
}

// The digit behind the hyphen may be an X.
const accountFields = [
  {
    name: 'banco',
    label: 'Código do banco',
    hint: '3 algarismos, como 001',
    max: 3,
    inputMode: 'numeric',
  },
  { name: 'agencia', label: 'Agência', hint: 'Como 1234 ou 1234-5', max: 6, autoCapitalize: 'characters' },
  { name: 'conta', label: 'Conta com dígito', hint: 'Como 12345-6', max: 15, autoCapitalize: 'characters' },
] as const;

interface TargetFormProps extends FormsProps {
  name: string;
  title: string;
  read: (data: FormData) => RefundTargetValues;
  find: (values: RefundTargetValues) => FieldErrors;
  children: (fieldErrors: FieldErrors, entries: Readonly<Record<string, string>>) => Elements;
}

function TargetForm({ codigo, name, title, read, find, answer: given, children }: TargetFormProps) {
  const [answer] = useState(given);
  const queryClient = useQueryClient();
  const form = useFormCheck({ read, find, prefix: name, answer });
  const redirect = useMutation({
    ...purchasesMutations.redirectRefund(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: purchasesQueries.all }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (redirect.isPending) return;
    const destino = form.check(event.currentTarget);
    if (destino) redirect.mutate({ codigo, destino });
  }
  return (
    <form
      method="post"
      action={fillPath('/minhas-compras/$codigo', { codigo })}
      onSubmit={submit}
      aria-label={title}
      className="grid max-w-form gap-4"
      {...form.formProps}
    >
      <FormName name={name} />
      <h3 className="font-semibold text-heading">{title}</h3>
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      {children(form.fieldErrors, answer?.entries ?? {})}
      <SendFailure failure={failureOf(redirect, answer)} />
      <Button
        type="submit"
        loading={redirect.isPending}
        loadingText="Enviando"
        className="justify-self-start"
      >
        Receber a devolução
      </Button>
    </form>
  );
}
