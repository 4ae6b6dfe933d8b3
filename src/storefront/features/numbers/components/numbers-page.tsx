import { useSuspenseQuery } from '@tanstack/react-query';
import type { Numbers } from '#/contract/finance/numbers.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { paymentFormLabels } from '#/domain/sale/payment-terms.ts';
import { calendarDay, formatInstant } from '#/domain/time/dates.ts';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import {
  averageOf,
  balanceOf,
  nameStep,
  numberTables,
  type NumberTableName,
  share,
} from '../number-tables.ts';
import { numberQueries } from '../numbers.queries.ts';
import type { NumberSearch } from '../numbers.search.ts';
import { BarChart } from './bar-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PeriodForm } from './period-form.tsx';

/** What was sold, received and given back in a period, and how many checkouts came to a payment. */
export function NumbersPage({ search }: { search: NumberSearch }) {
  const { data: numbers } = useSuspenseQuery(numberQueries.numbers(search));
  const of = { numbers, search };
  return (
    <div className="container-page grid grid-cols-1 gap-6 py-8 md:py-12">
      <header className="grid grid-cols-1 gap-3">
        <h1 className="text-title">Números</h1>
        <p className="text-muted">
          <ChangingText>{`${nameStep(numbers)}, pelos dias de Brasília.`}</ChangingText>
        </p>
        <p>
          <Link
            to="/gestao/numeros/vagas"
            search={{ area: search.area }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Vagas por turma
          </Link>
        </p>
      </header>
      <PeriodForm search={search} numbers={numbers} />
      <OpeningAlert numbers={numbers} />
      <Totals numbers={numbers} />
      <TableSection
        {...of}
        name="vendas"
        title="Vendas"
        about="Um pedido conta no dia em que o banco diz que foi pago, pelo preço de hoje e sem os que não custam nada. O dinheiro conta no dia em que entrou no livro-caixa: parcelas de boleto e pagamentos de pedidos antigos também."
      >
        <BarChart
          label="Valor dos pedidos pagos"
          bars={numbers.vendas.map((row) => ({
            name: nameStep(row),
            value: row.valor,
            text: formatReais(row.valor),
          }))}
        />
      </TableSection>
      <TableSection {...of} name="areas" title="Por área" about="Só as áreas com movimento no período.">
        <BarChart
          label="Valor dos pedidos pagos, por área"
          bars={numbers.por_area.map(({ area, valor }) => ({
            name: area,
            value: valor,
            text: formatReais(valor),
          }))}
        />
      </TableSection>
      <TableSection
        {...of}
        name="formas"
        title="Formas de pagamento"
        about="Cada pagamento recebido, pela forma da cobrança. Uma transferência que a equipe registrou conta como boleto, o da fatura que ela pagou."
      >
        <BarChart
          label="Recebido por forma"
          bars={numbers.formas.map(({ forma, valor }) => ({
            name: paymentFormLabels[forma],
            value: valor,
            text: formatReais(valor),
          }))}
        />
      </TableSection>
      <TableSection
        {...of}
        name="compras"
        title="Do início da compra ao pagamento"
        about="Pelo dia em que a compra começou, ainda que tenha sido paga depois. A loja não conta visitas às páginas: quem olhou um curso e saiu, quem não chegou a informar os dados e quem apagou a conta sem pagar não estão aqui. Abandonada é a compra que ninguém pagou e cujo prazo acabou; as que ainda têm prazo não entram."
      >
        <BarChart
          label="Compras iniciadas, com as pagas preenchidas"
          bars={numbers.compras.map((row) => ({
            name: nameStep(row),
            value: row.iniciadas,
            part: row.pagas,
            text: String(row.iniciadas),
          }))}
        />
      </TableSection>
      <TableSection
        {...of}
        name="devolucoes"
        title="Devoluções"
        about="Pelo livro-caixa. Uma devolução pedida num período pode ser feita em outro."
      >
        <BarChart
          label="Valor devolvido"
          bars={numbers.devolucoes.map((row) => ({
            name: nameStep(row),
            value: row.valor_feito,
            text: formatReais(row.valor_feito),
          }))}
        />
      </TableSection>
    </div>
  );
}

interface TableSectionProps {
  numbers: Numbers;
  search: NumberSearch;
  name: NumberTableName;
  title: string;
  about: string;
  children: Elements;
}

function TableSection({ numbers, search, name, title, about, children }: TableSectionProps) {
  const table = numberTables[name](numbers);
  return (
    <DeskSection id={name} title={title}>
      <p className="max-w-prose text-sm text-muted">{keepWords(about)}</p>
      {table.rows.length === 0 ? (
        <p>Nada neste período.</p>
      ) : (
        <>
          {children}
          <NumbersTable label={`Tabela: ${title}`} table={table} />
          <p>
            <Link
              to="/gestao/numeros/arquivo/$tabela"
              params={{ tabela: name }}
              search={search}
              reloadDocument
              preload={false}
              className={`${linkClass()} inline-block py-1`}
            >
              {`Baixar em CSV: ${title}`}
            </Link>
          </p>
        </>
      )}
    </DeskSection>
  );
}

function OpeningAlert({ numbers: { livro_aberto_em, de } }: { numbers: Numbers }) {
  if (livro_aberto_em === null || calendarDay(new Date(livro_aberto_em)) < de) return null;
  return (
    <Alert tone="info" title="O livro-caixa começa neste período">
      <ChangingText>
        {`Ele foi aberto em ${formatInstant(new Date(livro_aberto_em))}. O que a loja recebeu e devolveu antes está numa só linha de abertura, e não entra nas colunas de dinheiro.`}
      </ChangingText>
    </Alert>
  );
}

function Totals({ numbers: { total, compras } }: { numbers: Numbers }) {
  const started = compras.reduce((sum, { iniciadas }) => sum + iniciadas, 0);
  const paid = compras.reduce((sum, { pagas }) => sum + pagas, 0);
  return (
    <section aria-label="Totais do período">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-4">
        <Total term="Pedidos pagos" value={String(total.pedidos)} />
        <Total term="Valor dos pedidos" value={formatReais(total.valor)} />
        <Total term="Valor médio" value={formatReais(averageOf(total))} />
        <Total term="Recebido" value={formatReais(total.recebido)} />
        <Total term="Saldo, sem o que voltou" value={formatReais(balanceOf(total))} />
        <Total term="Compras pagas das iniciadas" value={share(paid, started)} />
      </dl>
    </section>
  );
}

function Total({ term, value }: { term: string; value: string }) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-surface p-4">
      <dt className="text-sm text-muted">{term}</dt>
      <dd key={value} className="text-xl font-bold text-heading wrap-anywhere tabular-nums">
        {value}
      </dd>
    </div>
  );
}
