import { useMutation } from '@tanstack/react-query';
import type { OwnDataRequest } from '#/contract/account/data-request.ts';
import {
  dataRequestKinds,
  dataRequestLabels,
  dataRequestStateLabels,
  REQUEST_TEXT_MAX,
} from '#/domain/privacy/data-request.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { accountMutations } from '../account.queries.ts';
import { ownRequestLabels, readOwnRequest, toOwnRequest, validateOwnRequest } from '../own-request.schema.ts';
import { SectionForm } from './section-form.tsx';

/** What the person asked about their data, how far it is, and the form to ask for more. */
export function OwnRequests({ requests }: { requests: readonly OwnDataRequest[] }) {
  const send = useMutation(accountMutations.sendDataRequest());
  return (
    <>
      {requests.length > 0 && (
        <ul aria-label="Seus pedidos" className="grid gap-3">
          {requests.map((request) => (
            <RequestItem key={request.id} request={request} />
          ))}
        </ul>
      )}
      <SectionForm
        prefix="solicitacao"
        read={readOwnRequest}
        find={validateOwnRequest}
        send={(entries) => send.mutateAsync(toOwnRequest(entries))}
        savedText="Pedido enviado. A escola responde em até 15 dias."
        onSaved={(form) => form.reset()}
        button="Enviar pedido"
      >
        {(fieldErrors, values) => (
          <>
            <SelectField
              id="solicitacao-tipo"
              name="tipo"
              label={ownRequestLabels.tipo}
              required
              placeholder="Escolha"
              defaultValue={values['tipo'] ?? ''}
              error={fieldErrors['tipo']}
              options={dataRequestKinds.map((value) => ({ value, label: dataRequestLabels[value] }))}
            />
            <TextAreaField
              id="solicitacao-pedido"
              name="pedido"
              label={ownRequestLabels.pedido}
              required
              rows={4}
              autoComplete="off"
              maxLength={REQUEST_TEXT_MAX}
              defaultValue={values['pedido'] ?? ''}
              error={fieldErrors['pedido']}
            />
          </>
        )}
      </SectionForm>
    </>
  );
}

function RequestItem({ request }: { request: OwnDataRequest }) {
  const { tipo, estado, recebida_em, prazo, respondida_em, resposta } = request;
  return (
    <li className="grid gap-1 border-l-4 border-line-strong pl-3">
      <p className="font-semibold">{`${dataRequestLabels[tipo]}: ${dataRequestStateLabels[estado].toLowerCase()}`}</p>
      <p className="text-sm text-muted">
        {respondida_em === null
          ? `Pedido em ${formatInstant(new Date(recebida_em))}, resposta até ${formatDay(prazo)}`
          : `Respondido em ${formatInstant(new Date(respondida_em))}`}
      </p>
      {resposta && <p className="whitespace-pre-line wrap-anywhere">{resposta}</p>}
    </li>
  );
}
