import { useMutation } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { FormEvent } from 'react';
import { EmailField } from '#/storefront/forms/fields/email-field.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { keepMask } from '#/storefront/forms/fields/input-mask.ts';
import { PhoneField } from '#/storefront/forms/fields/phone-field.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { CNPJ_MASK, formatCnpj } from '#/domain/person/cnpj.ts';
import { COMPANY_CONSENT_TEXT } from '#/domain/community/company-lead.ts';
import { tidyName } from '#/domain/person/full-name.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { companiesMutations } from '../companies.queries.ts';
import {
  validateCompanyLead,
  readCompanyLead,
  toCompanyLead,
  type CompanyLeadEntries,
} from '../company-lead.schema.ts';

const prefix = 'empresa-contato';
const cnpjMask = keepMask(CNPJ_MASK);

interface CompanyLeadFormProps {
  answer: FormAnswer | undefined;
  onSent(): void;
}

export function CompanyLeadForm({ answer, onSent }: CompanyLeadFormProps) {
  const form = useFormCheck({ read: readCompanyLead, find: validateCompanyLead, prefix, answer });
  const send = useMutation({
    ...companiesMutations.sendLead(),
    onSuccess: onSent,
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const failure = send.error ? describeFailure(send.error) : send.isIdle ? answer?.failure : undefined;
  const typed: Partial<CompanyLeadEntries> = answer?.entries ?? {};
  const field = (name: keyof CompanyLeadEntries) => ({
    id: `${prefix}-${name}`,
    name,
    ...(form.fieldErrors[name] && { error: form.fieldErrors[name] }),
    ...(name !== 'aceite' && { defaultValue: typed[name] }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !send.isPending) send.mutate(toCompanyLead(entries));
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
      <FormName name="pedido" />
      <ErrorSummary errors={form.summary} />
      <SendFailure failure={failure} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          {...field('empresa')}
          label="Nome da empresa"
          className="md:col-span-2"
          autoComplete="organization"
          maxLength={120}
          required
        />
        <TextField
          {...field('cnpj')}
          label="CNPJ"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="00.000.000/0000-00"
          required
          onInput={cnpjMask}
          onBlur={tidyOnLeaving(formatCnpj)}
        />
        <TextField
          {...field('nome')}
          label="Nome completo"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          maxLength={120}
          required
          onBlur={tidyOnLeaving(tidyName)}
        />
        <EmailField {...field('email')} label="E-mail de trabalho" required />
        <PhoneField {...field('telefone')} required />
        <TextField
          {...field('cidade')}
          label="Cidade"
          autoComplete="address-level2"
          maxLength={80}
          required
        />
        <TextField
          {...field('pessoas')}
          label="Quantas pessoas vão aprender"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          required
        />
      </div>
      <TextAreaField
        {...field('mensagem')}
        label="O que sua equipe precisa aprender"
        optional
        maxLength={2000}
        rows={4}
      />
      <Checkbox {...field('aceite')} value="sim" defaultChecked={Boolean(typed.aceite)} required>
        <span>{`${COMPANY_CONSENT_TEXT} Veja a `}</span>
        <Link to="/politica-privacidade" className={linkClass()}>
          Política de Privacidade
        </Link>
        .
      </Checkbox>
      <Button type="submit" size="lg" block loading={send.isPending} loadingText="Enviando">
        Enviar pedido
      </Button>
    </form>
  );
}
