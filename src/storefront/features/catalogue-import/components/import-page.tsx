import { useRef, useState, type FormEvent } from 'react';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { Checkbox } from '#/storefront/ui/fields/checkbox.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { readImportEntries, validateImport } from '../import.schema.ts';
import { ImportFrame } from './import-frame.tsx';

const exports = [
  { formato: 'xlsx', text: 'Tudo em uma planilha (XLSX)' },
  { formato: 'unidades', text: 'Unidades (CSV)' },
  { formato: 'cursos', text: 'Cursos (CSV)' },
  { formato: 'turmas', text: 'Turmas (CSV)' },
  { formato: 'professores', text: 'Professores (CSV)' },
  { formato: 'programas', text: 'Programas (CSV)' },
  { formato: 'edicoes', text: 'Edições de programas (CSV)' },
  { formato: 'json', text: 'Tudo para outro sistema (JSON)' },
  { formato: 'esquema', text: 'Esquema do JSON (JSON Schema)' },
] as const;

/** Brings the catalogue from files, and gives them as files. */
export function ImportPage({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <ImportFrame
      title="Importar e exportar"
      lead="Cursos, turmas, unidades, professores e programas vêm de planilhas ou de outro sistema. Primeiro a loja confere e diz o que mudaria; nada muda antes de você importar."
      back={{ to: '/gestao/cursos', text: 'Cursos' }}
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <CheckForm answer={answerTo(answer, 'conferir')} />
        <div className="grid grid-cols-1 gap-8">
          <section aria-labelledby="modelo" className="grid grid-cols-1 gap-3">
            <h2 id="modelo" className="text-section">
              Começar do modelo
            </h2>
            <p className="text-muted">
              {keepWords(
                'Uma planilha com as colunas de cada tabela, o que escrever em cada uma e um exemplo.',
              )}
            </p>
            <DownloadLink formato="modelo" text="Baixar modelo (XLSX)" isButton />
          </section>
          <section aria-labelledby="exportar" className="grid grid-cols-1 gap-3">
            <h2 id="exportar" className="text-section">
              Exportar
            </h2>
            <p className="text-muted">
              {keepWords('O que sai daqui volta por aqui: exporte, mude o que quiser e importe de novo.')}
            </p>
            <ul className="grid grid-cols-1">
              {exports.map(({ formato, text }) => (
                <li key={formato}>
                  <DownloadLink formato={formato} text={text} />
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="outro-sistema" className="grid grid-cols-1 gap-3">
            <h2 id="outro-sistema" className="text-section">
              De outro sistema, sem ninguém
            </h2>
            <p className="text-muted">
              {keepWords('O sistema da escola pode enviar o catálogo toda noite, com uma chave própria.')}
            </p>
            <Link
              to="/gestao/chaves"
              className={`${buttonClass({ variant: 'secondary' })} md:justify-self-start`}
            >
              Chaves de sistemas
            </Link>
          </section>
        </div>
      </div>
    </ImportFrame>
  );
}

interface DownloadLinkProps {
  formato: string;
  text: string;
  isButton?: boolean;
}

function DownloadLink({ formato, text, isButton = false }: DownloadLinkProps) {
  const className = isButton
    ? `${buttonClass({ variant: 'secondary' })} md:justify-self-start`
    : `${linkClass()} inline-block py-2.5`;
  return (
    <Link
      to="/gestao/importar/arquivo/$formato"
      params={{ formato }}
      reloadDocument
      download
      className={className}
    >
      {text}
    </Link>
  );
}

function CheckForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const [isSending, setSending] = useState(false);
  const isSent = useRef(false);
  const form = useFormCheck({ read: readImportEntries, find: validateImport, prefix: 'importar', answer });
  const failure = answer?.failure;

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSent.current || !form.check(event.currentTarget)) event.preventDefault();
    else {
      isSent.current = true;
      setSending(true);
    }
  }

  return (
    <Card padding="lg">
      <form
        method="post"
        encType="multipart/form-data"
        {...form.formProps}
        onSubmit={check}
        className="grid grid-cols-1 gap-5"
      >
        <FormName name="conferir" />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        <FileField
          id="importar-arquivos"
          name="arquivos"
          label="Arquivos"
          hint="XLSX com uma aba por tabela, CSV com uma tabela cada, ou JSON. Até 32 MB juntos."
          accept=".xlsx,.csv,.txt,.tsv,.json"
          multiple
          required
          error={form.fieldErrors['arquivos']}
        />
        <Checkbox
          name="retirar"
          value="sim"
          defaultChecked={answer?.entries['retirar'] === 'sim'}
          hint="Do que não está nos arquivos, cursos e programas saem da loja, turmas sem inscritos são encerradas, e edições de programas deixam de ser vendidas. Nada é apagado."
        >
          Os arquivos trazem o catálogo inteiro
        </Checkbox>
        <Button
          type="submit"
          size="lg"
          loading={isSending}
          loadingText="Conferindo"
          className="md:justify-self-start"
        >
          Conferir
        </Button>
      </form>
    </Card>
  );
}
