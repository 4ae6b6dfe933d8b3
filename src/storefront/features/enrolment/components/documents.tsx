import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useRef, type FormEvent } from 'react';
import type { Enrolment, EnrolmentDocument } from '#/contract/enrolment/enrolment.ts';
import {
  documentStateLabels,
  MAX_DOCUMENTS,
  missingDocuments,
} from '#/domain/enrolment/enrolment-document.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { SelectField } from '#/storefront/ui/fields/select-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { DocumentLink } from './document-link.tsx';
import { validateDocument, readDocumentForm } from '../document.schema.ts';

interface DocumentsProps {
  enrolment: Enrolment;
  answer: FormAnswer | undefined;
}

// ENROLMENT-14
export function Documents({ enrolment, answer }: DocumentsProps) {
  const { protocolo, documentos, documentos_aceitos, documentos_ate: until } = enrolment;
  const today = useToday();
  const isOpen = documentos_aceitos.length > 0;
  const missing = missingDocuments(documentos_aceitos, documentos);
  const isFinal = until !== null && until < today;
  if (!isOpen && documentos.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="documentos" className="grid grid-cols-1 gap-5">
      <h2 id="documentos" className="text-section">
        Documentos
      </h2>
      {isOpen && until && (
        <p>
          Prazo: até <strong>{formatDay(until)}</strong>. Sem nenhum documento até esse dia, a vaga passa para
          outra pessoa. Se faltar algum, nossa equipe decide com o que tiver chegado.
        </p>
      )}
      {documentos.length === 0 ? (
        <p>Nenhum documento enviado ainda.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {documentos.map((document) => (
            <li key={document.id} className="grid gap-2 rounded-md border border-line p-4">
              <SentDocument protocolo={protocolo} document={document} mayRemove={isOpen && !isFinal} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && missing.length > 0 && <p>{`Faltam: ${missing.join(', ')}.`}</p>}
      {isOpen && documentos.length < MAX_DOCUMENTS && (
        <SendDocument protocolo={protocolo} kinds={documentos_aceitos} answer={answer} />
      )}
    </Card>
  );
}

interface SentDocumentProps {
  protocolo: string;
  document: EnrolmentDocument;
  mayRemove: boolean;
}

function SentDocument({ protocolo, document, mayRemove }: SentDocumentProps) {
  const { id, tipo, situacao, criado_em } = document;
  return (
    <>
      <p className="font-semibold text-heading wrap-anywhere">{tipo}</p>
      <p className="text-sm text-muted">
        {`${documentStateLabels[situacao]}, enviado em ${formatInstant(new Date(criado_em))}`}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {situacao === 'RECEBIDO' && <DocumentLink protocolo={protocolo} document={document} />}
        {mayRemove && (
          <form method="post">
            <FormName name="retirar-documento" />
            <input type="hidden" name="protocolo" value={protocolo} />
            <input type="hidden" name="documento" value={id} />
            <Button type="submit" variant="secondary" size="sm">
              Retirar<span className="sr-only">{` ${tipo}`}</span>
            </Button>
          </form>
        )}
      </div>
    </>
  );
}

interface SendDocumentProps {
  protocolo: string;
  kinds: readonly string[];
  answer: FormAnswer | undefined;
}

/** Sent by the browser itself, with the page's script and without: a file is no text of a call. */
function SendDocument({ protocolo, kinds, answer: given }: SendDocumentProps) {
  const answer = answerTo(given, 'enviar-documento');
  const isSent = useRef(false);
  const { formProps, ...form } = useFormCheck({
    read: readDocumentForm,
    find: validateDocument,
    prefix: 'documento',
    answer,
  });

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSent.current || !form.check(event.currentTarget)) event.preventDefault();
    else isSent.current = true;
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      {...formProps}
      onSubmit={check}
      className="grid grid-cols-1 gap-5 border-t border-line pt-5"
    >
      <FormName name="enviar-documento" />
      <input type="hidden" name="protocolo" value={protocolo} />
      <SelectField
        id="documento-tipo"
        name="tipo"
        label="Qual documento"
        options={kinds.map((kind) => ({ value: kind, label: kind }))}
        defaultValue={answer?.entries['tipo'] ?? kinds[0]}
      />
      <FileField
        id="documento-arquivo"
        name="arquivo"
        label="Arquivo"
        hint="PDF ou foto em JPEG ou PNG, de até 10 MB. A foto precisa mostrar o documento inteiro, sem cortes."
        accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
        required
        error={form.fieldErrors['arquivo']}
      />
      {answer?.failure && listErrors(answer.failure.fieldErrors).length === 0 && (
        <SendFailure failure={answer.failure} />
      )}
      <Button type="submit" className="justify-self-start">
        Enviar documento
      </Button>
      <p className="text-sm text-muted">
        Só você e quem decide sobre a inscrição abrem os documentos. Eles são apagados se você desistir. De um
        PDF assinado fica o que a assinatura mostra, sem o certificado.
      </p>
    </form>
  );
}
