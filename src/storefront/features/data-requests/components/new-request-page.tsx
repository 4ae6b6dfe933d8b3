import { useNavigate } from '@tanstack/react-router';
import {
  dataRequestKinds,
  dataRequestLabels,
  requestChannelLabels,
  REQUEST_TEXT_MAX,
  staffChannels,
} from '#/domain/privacy/data-request.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { dataRequestMutations, dataRequestQueries } from '../data-request.queries.ts';
import {
  readRequestEntries,
  type RequestField,
  requestLabels,
  validateRequestEntries,
} from '../data-request.schema.ts';
import { RequestFrame } from './request-frame.tsx';

/** A request that came by mail, by phone or at the school. */
export function NewRequestPage({ answer }: { answer: FormAnswer | undefined }) {
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: dataRequestQueries.all,
    answer,
    check: {
      read: readRequestEntries,
      find: validateRequestEntries,
      prefix: 'solicitacao',
      focus: 'summary',
    },
    mutation: dataRequestMutations.add(),
    onMade: ({ id }) =>
      navigate({ to: '/gestao/solicitacoes/$idSolicitacao', params: { idSolicitacao: id } }),
  });
  const common = (field: RequestField) => ({
    id: `solicitacao-${field}`,
    name: field,
    autoComplete: 'off',
    label: requestLabels[field],
    defaultValue: typed?.[field] ?? '',
    error: errors[field],
  });
  return (
    <RequestFrame title="Registrar um pedido">
      <FormBody name="solicitacao" submitText="Registrar" {...body}>
        <Card padding="lg" className="grid grid-cols-1 gap-5">
          <SelectField
            {...common('tipo')}
            required
            placeholder="Escolha"
            options={dataRequestKinds.map((value) => ({ value, label: dataRequestLabels[value] }))}
          />
          <SelectField
            {...common('canal')}
            required
            placeholder="Escolha"
            options={staffChannels.map((value) => ({ value, label: requestChannelLabels[value] }))}
          />
          <TextField
            {...common('recebida_em')}
            type="date"
            required
            hint="O prazo de 15 dias conta a partir deste dia"
          />
          <TextField {...common('nome')} required maxLength={120} autoCapitalize="words" />
          <TextField
            {...common('email')}
            type="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            optional
            hint="Para onde vai a resposta. Se for o de uma conta da loja, a pessoa acompanha o pedido lá."
          />
          <TextAreaField {...common('pedido')} required rows={5} maxLength={REQUEST_TEXT_MAX} />
        </Card>
      </FormBody>
    </RequestFrame>
  );
}
