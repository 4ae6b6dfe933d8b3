import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { describePayer } from '#/domain/person/cnpj.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import type { Boleto, BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { formatTypeableLine, SLIPS_A_PAGE } from '#/domain/sale/boleto.ts';
import { itfWidths } from '#/domain/sale/itf.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { classNames } from '#/storefront/ui/class-names.ts';
import { BarCode } from '#/storefront/ui/display/bar-code.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { boletoQueries } from '../boleto.queries.ts';
import { BoletoPdf } from './boleto-pdf.tsx';
import { DeadBoleto } from './renew-page.tsx';

export function PrintPage({ v }: { v: string }) {
  const { data } = useSuspenseQuery(boletoQueries.print(v));
  if (!data.value) return <DeadBoleto refusal={data.refusal} />;
  const charge = data.value;
  const open = charge.boletos.filter(({ status }) => status === 'REGISTRADO');
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title">{charge.parcelas > 1 ? 'Carnê' : 'Boleto'}</h1>
        {open.length > 0 && (
          // Without JavaScript the browser's own menu prints.
          <Button className="print:hidden noscript:hidden" onClick={() => window.print()}>
            <Icon name="receipt" />
            Imprimir
          </Button>
        )}
      </div>
      {open.length === 0 && (
        <p>
          Não há boleto a pagar aqui. Veja a situação da compra em{' '}
          <Link to="/minhas-compras" className={linkClass()}>
            Minhas compras
          </Link>
          .
        </p>
      )}
      {open.map((boleto) => (
        <Slip key={boleto.referencia} boleto={boleto} charge={charge} />
      ))}
      {open.length > 0 && <BoletoPdf v={v} pages={Math.ceil(open.length / SLIPS_A_PAGE)} />}
    </div>
  );
}

function Slip({ boleto, charge }: { boleto: Boleto; charge: BoletoCharge }) {
  const { company } = useBrand();
  const { linha_digitavel: line, codigo_barras: barcode } = boleto;
  if (!line || !barcode) return null;
  return (
    <article
      aria-label={`Parcela ${boleto.parcela} de ${charge.parcelas}`}
      className="grid break-inside-avoid gap-4 border border-line-strong bg-surface p-4"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line-strong pb-2 font-bold text-heading">
        <span>{`Banco Simulado | ${barcode.slice(0, 3)}`}</span>
        <span className="wrap-anywhere tabular-nums">{formatTypeableLine(line)}</span>
      </p>
      <dl className="grid grid-cols-2 items-end gap-x-6 gap-y-3 text-sm md:grid-cols-4">
        <Fact name="Vencimento">{formatDay(boleto.vencimento)}</Fact>
        <Fact name="Valor do documento">{formatReais(boleto.valor)}</Fact>
        <Fact name="Parcela">{`${boleto.parcela} de ${charge.parcelas}`}</Fact>
        <Fact name="Nosso número">{boleto.nosso_numero ?? ''}</Fact>
        <Fact name="Data do documento">{formatDay(calendarDay(new Date(boleto.emissao)))}</Fact>
        <Fact name="Beneficiário">{company.name}</Fact>
        <Fact name="Número do documento" className="col-span-2">
          {charge.codigo_compra}
        </Fact>
        <Fact name="Pagador" className="col-span-full">
          {[describePayer(charge.pagador), charge.pagador.endereco].filter(Boolean).join(', ')}
        </Fact>
      </dl>
      <p className="text-sm">
        {`${charge.curso}. Pagável em qualquer banco até o vencimento. Depois do vencimento, renove o boleto: multa de 2% e juros de 1% ao mês.`}
      </p>
      <BarCode widths={itfWidths(barcode)} label="Código de barras" className="h-14 w-full max-w-prose" />
      <div className="print:hidden">
        <CopyButton text={line} copiedText="Linha copiada">
          Copiar linha digitável
        </CopyButton>
      </div>
    </article>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: string }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-muted">{name}</dt>
      <dd className="font-medium wrap-anywhere text-heading tabular-nums">{children}</dd>
    </div>
  );
}
