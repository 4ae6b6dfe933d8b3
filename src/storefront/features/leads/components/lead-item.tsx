import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import type { Lead } from '#/contract/leads/lead.ts';
import { LEAD_NOTE_LENGTH, leadKindLabels, leadStateLabels } from '#/domain/lead/lead.ts';
import { formatCnpj } from '#/domain/person/cnpj.ts';
import { formatPhone } from '#/domain/person/phone.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatNumber } from '#/domain/text/number-text.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FactList } from '#/storefront/ui/display/fact-list.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { validateLead, readLeadWork } from '../lead.schema.ts';
import { leadsMutations, leadsQueries } from '../leads.queries.ts';

const tones = { NOVO: 'warning', EM_ATENDIMENTO: 'blue', CONCLUIDO: 'success' } as const;

interface LeadItemProps {
  lead: Lead;
  answer: FormAnswer | undefined;
}

// LEADS-2
export function LeadItem({ lead, answer }: LeadItemProps) {
  const { tipo, nome, situacao, atendente, editavel, nota, criado_em } = lead;
  return (
    <Card as="article" padding="lg" className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl font-bold text-heading wrap-anywhere">{lead.empresa?.nome ?? nome}</h2>
          <p className="text-sm text-muted">
            {`${leadKindLabels[tipo]}, em ${formatInstant(new Date(criado_em))}${atendente ? `. Com ${atendente}` : ''}`}
          </p>
        </div>
        <Badge tone={tones[situacao]}>{leadStateLabels[situacao]}</Badge>
      </div>
      <FactList facts={factsOf(lead)} />
      {editavel ? (
        <WorkForm lead={lead} answer={answer} />
      ) : (
        nota && <p className="whitespace-pre-line wrap-anywhere">{`Nota: ${nota}`}</p>
      )}
    </Card>
  );
}

function factsOf({ nome, telefone, email, empresa }: Lead): [name: string, value: string][] {
  return [
    ...(empresa ? [['Quem pediu', nome] as [string, string]] : []),
    ['Telefone', formatPhone(telefone)],
    ...(email ? [['E-mail', email] as [string, string]] : []),
    ...(empresa
      ? ([
          ['CNPJ', formatCnpj(empresa.cnpj)],
          ['Cidade', empresa.cidade],
          ['Pessoas', formatNumber(empresa.pessoas)],
          ['Mensagem', empresa.mensagem || 'Nenhuma'],
        ] as [string, string][])
      : []),
  ];
}

function WorkForm({ lead, answer }: LeadItemProps) {
  const { tipo, id, situacao, nota } = lead;
  const queryClient = useQueryClient();
  const prefix = `contato-${tipo}-${id}`;
  const form = useFormCheck({ read: readLeadWork, find: validateLead, prefix, answer });
  const work = useMutation({
    ...leadsMutations.work(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: leadsQueries.all }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const wish = form.check(event.currentTarget, submitter);
    if (wish && !work.isPending) work.mutate(wish);
  }

  return (
    <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-4">
      <FormName name="atender" />
      <input type="hidden" name="tipo" value={tipo} />
      <input type="hidden" name="id" value={id} />
      <TextAreaField
        id={`${prefix}-nota`}
        name="nota"
        label="Nota"
        optional
        rows={2}
        maxLength={LEAD_NOTE_LENGTH}
        defaultValue={answer?.entries['nota'] ?? nota ?? ''}
        {...(form.fieldErrors['nota'] && { error: form.fieldErrors['nota'] })}
      />
      <SendFailure failure={failureOf(work, answer)} />
      <div className="flex flex-wrap gap-3">
        {buttons[situacao].map(([value, label], index) => (
          <Button
            key={value}
            type="submit"
            name="situacao"
            value={value}
            variant={index === 0 ? 'primary' : 'secondary'}
            loading={work.isPending && work.variables.situacao === value}
            loadingText="Salvando"
          >
            {label}
          </Button>
        ))}
      </div>
    </form>
  );
}

const buttons: Readonly<Record<Lead['situacao'], readonly (readonly [Lead['situacao'], string])[]>> = {
  NOVO: [
    ['EM_ATENDIMENTO', 'Atender'],
    ['CONCLUIDO', 'Concluir'],
  ],
  EM_ATENDIMENTO: [
    ['CONCLUIDO', 'Concluir'],
    ['EM_ATENDIMENTO', 'Salvar nota'],
    ['NOVO', 'Devolver à lista'],
  ],
  CONCLUIDO: [['EM_ATENDIMENTO', 'Reabrir']],
};
