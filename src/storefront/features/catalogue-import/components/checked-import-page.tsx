import { useIsMutating, useSuspenseQuery } from '@tanstack/react-query';
import type { CatalogueImport } from '#/contract/catalogue/catalogue-import.ts';
import { countWrites, type ImportReport } from '#/domain/catalogue/import/import-report.ts';
import { formatCount } from '#/domain/text/format-count.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { ProgressBar } from '#/storefront/ui/feedback/progress-bar.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { importMutations, importQueries } from '../import.queries.ts';
import { ImportFrame } from './import-frame.tsx';

const tableNames = {
  unidades: 'Unidades',
  cursos: 'Cursos',
  turmas: 'Turmas',
  professores: 'Professores',
  programas: 'Programas',
  edicoes: 'Edições de programas',
} as const;

interface CheckedImportPageProps {
  id: number;
  answer: FormAnswer | undefined;
}

/** What an import would do, or did, and the button that does it. */
export function CheckedImportPage({ id, answer }: CheckedImportPageProps) {
  const isAsked = useIsMutating(importMutations.run(id)) > 0;
  const { data } = useSuspenseQuery({
    ...importQueries.import(id),
    refetchInterval: ({ state }) => (isAsked || state.data?.andamento ? 1000 : false),
  });
  const { arquivos, criado_em, relatorio, feita_em, cancelada_em } = data;
  return (
    <ImportFrame
      title={feita_em ? 'Importação feita' : 'Importação conferida'}
      lead={`${arquivos.join(', ')}, enviados em ${formatInstant(new Date(criado_em))}`}
      back={{ to: '/gestao/importar', text: 'Importar e exportar' }}
    >
      {feita_em && (
        <Alert tone="success" live title={`Importado em ${formatInstant(new Date(feita_em))}`}>
          <span>Em poucos segundos a loja mostra o que mudou.</span>
        </Alert>
      )}
      {cancelada_em && (
        <Alert tone="warning" title="Esta importação foi cancelada">
          <span>Nada dela ficou na loja.</span>
        </Alert>
      )}
      <CountTable report={relatorio} isDone={feita_em !== null} />
      {!feita_em && !cancelada_em && <Decision data={data} answer={answer} isAsked={isAsked} />}
      <Refusals id={id} report={relatorio} isDone={feita_em !== null} />
      <Changes report={relatorio} isDone={feita_em !== null} />
      <NameList
        title={feita_em ? 'Saíram da loja' : 'Saem da loja'}
        names={relatorio.retirados}
        about="Não estão nos arquivos. Voltam quando vierem de novo."
      />
      <NameList
        title="Ficam na loja"
        names={relatorio.ficam}
        about="Turmas que não estão nos arquivos, mas já têm pessoas."
      />
    </ImportFrame>
  );
}

interface DecisionProps {
  data: CatalogueImport;
  answer: FormAnswer | undefined;
  /** Whether it was started on this page. */
  isAsked: boolean;
}

function Decision({ data, answer, isAsked }: DecisionProps) {
  const { id, relatorio, andamento } = data;
  const count = countWrites(relatorio);
  if (count === 0)
    return (
      <Alert tone="info" title="Não há o que importar">
        <span>A loja já está como os arquivos dizem, ou todas as linhas foram recusadas.</span>
      </Alert>
    );
  return (
    <section aria-labelledby="decidir" className="grid grid-cols-1 gap-4">
      <h2 id="decidir" className="text-section">
        Importar agora
      </h2>
      {relatorio.semRetirar && (
        <p>
          {keepWords(
            'Como há linhas recusadas, nada sai da loja nesta importação: uma delas pode ser de um curso que fica.',
          )}
        </p>
      )}
      <p className="text-muted">
        {keepWords(
          'Tudo de uma vez, ou nada: se o catálogo mudar antes, a loja avisa e você confere de novo. Linhas recusadas ficam de fora.',
        )}
      </p>
      {data.loja_espera && !andamento && (
        <Alert tone="warning" title="A loja espera enquanto as linhas são gravadas">
          <span>
            {keepWords(
              `O banco de dados embutido faz uma coisa de cada vez. São ${formatCount(count)} linhas: por alguns segundos, ou mais de um minuto em um computador lento, quem navega espera. Importe em uma hora de pouco movimento.`,
            )}
          </span>
        </Alert>
      )}
      {andamento && <Progress {...andamento} />}
      <div className="flex flex-wrap items-start gap-3">
        {/* Stays while someone else runs it: its answer would be lost. */}
        <div hidden={!isAsked && andamento !== null}>
          <OnePressForm
            queryKey={importQueries.all}
            name="importar"
            answer={answerTo(answer, 'importar')}
            mutation={importMutations.run(id)}
            value={undefined}
            text="Importar"
            loadingText="Importando"
            variant="primary"
          />
        </div>
        <OnePressForm
          queryKey={importQueries.all}
          name="cancelar"
          answer={answerTo(answer, 'cancelar')}
          mutation={importMutations.cancel(id)}
          value={undefined}
          text="Cancelar importação"
          loadingText="Cancelando"
        />
      </div>
    </section>
  );
}

function Progress({ gravadas, total }: NonNullable<CatalogueImport['andamento']>) {
  const text = `${formatCount(gravadas)} de ${formatCount(total)} linhas gravadas`;
  return (
    <div className="grid max-w-form grid-cols-1 gap-2">
      <p>
        <strong>A importação está em andamento.</strong>{' '}
        <span className="tabular-nums">
          <ChangingText>
            {gravadas === 0 ? 'As linhas são conferidas mais uma vez e depois gravadas.' : text}
          </ChangingText>
        </span>
      </p>
      <ProgressBar label="Andamento da importação" value={gravadas} max={total} valueText={text} />
    </div>
  );
}

const cell = 'border-b border-line px-3 py-2.5 text-right tabular-nums';
const heading = 'border-b border-line px-3 py-2.5 text-right font-semibold';

const headings = {
  planned: ['A criar', 'A alterar', 'Iguais', 'A retirar', 'Recusados'],
  done: ['Criados', 'Alterados', 'Iguais', 'Retirados', 'Recusados'],
} as const;

function CountTable({ report, isDone }: { report: ImportReport; isDone: boolean }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Linhas por tabela">
      <table className="w-full max-w-form border-collapse">
        <thead>
          <tr>
            <th scope="col" className="border-b border-line px-3 py-2.5 text-left font-semibold">
              Tabela
            </th>
            {headings[isDone ? 'done' : 'planned'].map((text) => (
              <th key={text} scope="col" className={heading}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.tabelas.map(({ tabela, novos, alterados, iguais, retirados, recusados }) => (
            <tr key={tabela}>
              <th scope="row" className="border-b border-line px-3 py-2.5 text-left font-normal">
                {tableNames[tabela]}
              </th>
              {Object.entries({ novos, alterados, iguais, retirados, recusados }).map(([name, count]) => (
                <td key={name} className={cell}>
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReportPartProps {
  report: ImportReport;
  isDone: boolean;
}

function Refusals({ id, report, isDone }: ReportPartProps & { id: number }) {
  const { recusas, totalRecusas } = report;
  if (totalRecusas === 0) return null;
  const rest = totalRecusas - recusas.length;
  return (
    <section aria-labelledby="recusas" className="grid grid-cols-1 gap-4">
      <h2 id="recusas" className="text-section">
        {isDone ? 'O que ficou de fora' : 'O que não dá para importar'}
      </h2>
      <p className="text-muted">
        {keepWords('Baixe só essas linhas, corrija na planilha e importe o arquivo corrigido.')}
      </p>
      <Link
        to="/gestao/importar/$idImportacao/recusas"
        params={{ idImportacao: id }}
        reloadDocument
        download
        className={`${buttonClass({ variant: 'secondary' })} md:justify-self-start`}
      >
        Baixar linhas recusadas (XLSX)
      </Link>
      <ul className="grid grid-cols-1 gap-3">
        {recusas.map(({ planilha, linha, coluna, conteudo, motivo }) => (
          <li
            key={`${planilha} ${linha} ${coluna} ${motivo}`}
            className="grid grid-cols-1 gap-1 border-l-4 border-danger pl-3 wrap-anywhere"
          >
            <p className="font-semibold">
              <ChangingText>{`${planilha}, linha ${linha}${coluna === null ? '' : `, coluna ${coluna}`}`}</ChangingText>
            </p>
            {conteudo !== '' && (
              <p className="text-muted">
                <ChangingText>{`Está escrito: “${conteudo}”`}</ChangingText>
              </p>
            )}
            <p>{keepWords(motivo)}</p>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{`E mais ${rest}, no arquivo das linhas recusadas.`}</p>}
    </section>
  );
}

function Changes({ report, isDone }: ReportPartProps) {
  const { mudancas } = report;
  if (mudancas.length === 0) return null;
  const rest = report.tabelas.reduce((sum, { alterados }) => sum + alterados, 0) - mudancas.length;
  return (
    <section aria-labelledby="mudancas" className="grid grid-cols-1 gap-4">
      <h2 id="mudancas" className="text-section">
        {isDone ? 'O que mudou' : 'O que muda'}
      </h2>
      <ul className="grid grid-cols-1 gap-4">
        {mudancas.map(({ tabela, planilha, nome, linha, campos }) => (
          <li key={`${planilha} ${linha}`} className="grid grid-cols-1 gap-1 wrap-anywhere">
            <p className="font-semibold">
              <ChangingText>{`${nome} (${tableNames[tabela].toLowerCase()}, linha ${linha})`}</ChangingText>
            </p>
            <dl className="grid grid-cols-1 gap-1">
              {campos.map(({ coluna, antes, depois }) => (
                <div key={coluna}>
                  <dt className="inline font-medium">
                    <ChangingText>{`${coluna}: `}</ChangingText>
                  </dt>
                  <dd className="inline">
                    <del className="text-muted">{antes || 'vazio'}</del>
                    <span aria-hidden="true"> → </span>
                    <ins className="no-underline">{depois || 'vazio'}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      {rest > 0 && <p>{`E mais ${rest}.`}</p>}
    </section>
  );
}

function NameList({ title, names, about }: { title: string; names: readonly string[]; about: string }) {
  if (names.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-section">
        <ChangingText>{title}</ChangingText>
      </h2>
      <p className="text-muted">{keepWords(about)}</p>
      <p className="wrap-anywhere">{names.join(', ')}</p>
    </section>
  );
}
