import { Link } from '#/storefront/shared/page/link.tsx';
import type { Boleto } from '#/contract/purchasing/boleto.ts';
import { formatTypeableLine } from '#/domain/sale/boleto.ts';
import { boletoStatusLabels, type BoletoStatus } from '#/domain/sale/charge-state.ts';
import { itfWidths } from '#/domain/sale/itf.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';
import { BarCode } from '#/storefront/ui/display/bar-code.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { PurchaseDetails } from '../purchases.functions.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

type Slips = NonNullable<PurchaseDetails['boletos']>;

const tones: Readonly<Record<BoletoStatus, BadgeTone>> = {
  REGISTRADO: 'warning',
  PAGO: 'success',
  VENCIDO: 'danger',
  SUBSTITUIDO: 'neutral',
  BAIXADO: 'neutral',
};

interface BoletosProps {
  charge: Slips;
  held: string;
  isCompany: boolean;
}

/** The boleto to pay next with everything it takes, and the others of the carnê in a list. */
export function Boletos({ charge, held, isCompany }: BoletosProps) {
  const { boletos, parcelas, estado_compra, reserva_expira_em, hasBank } = charge;
  const next = boletos.find(({ status }) => status === 'REGISTRADO' || status === 'VENCIDO');
  return (
    <Card as="section" padding="lg" aria-labelledby="boleto" className="grid min-w-0 gap-5">
      <h2 id="boleto" tabIndex={-1} className="text-section">
        {parcelas > 1 ? `Carnê de ${parcelas} parcelas` : 'Boleto'}
      </h2>
      {next && estado_compra === 'AGUARDANDO_PAGAMENTO' && (
        <p>
          {`${held} até ${formatDeadline(new Date(reserva_expira_em))}. Depois do pagamento${parcelas > 1 ? ' da primeira parcela' : ''} o banco costuma avisar em até 3 dias úteis, e ${isCompany ? 'cada aluno recebe o convite da sua vaga' : 'a matrícula sai sem você fazer nada'}.`}
        </p>
      )}
      {next && <NextBoleto boleto={next} parcelas={parcelas} hasBank={hasBank} />}
      {!next && <p>{describeEnd(charge)}</p>}
      {parcelas > 1 && (
        <ol className="grid gap-2" aria-label="Parcelas">
          {boletos.map((boleto) => (
            <li
              key={boleto.parcela}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line pt-2 text-sm tabular-nums md:grid md:grid-cols-[12rem_minmax(0,1fr)_auto]"
            >
              {/* On a phone each has two lines, else one row in three would have them by chance. */}
              <span className="basis-full">
                {`${boleto.parcela}ª, vence em ${formatDay(boleto.vencimento)}`}
              </span>
              <span className="font-semibold text-heading">{formatReais(boleto.valor)}</span>
              {boleto.status === 'REGISTRADO' && boleto !== next ? (
                <Badge>A vencer</Badge>
              ) : (
                <Badge tone={tones[boleto.status]}>{boletoStatusLabels[boleto.status]}</Badge>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function describeEnd({ boletos, parcelas }: Slips): string {
  const all = parcelas > 1 ? 'Todas as parcelas foram pagas.' : 'Recebemos o pagamento.';
  if (boletos.every(({ status }) => status === 'PAGO')) return all;
  return parcelas > 1
    ? 'Este carnê foi cancelado: não pague mais nenhuma parcela.'
    : 'Este boleto foi cancelado: não pague.';
}

interface NextBoletoProps {
  boleto: Boleto;
  parcelas: number;
  hasBank: boolean;
}

function NextBoleto({ boleto, parcelas, hasBank }: NextBoletoProps) {
  const { status, valor, vencimento, linha_digitavel, codigo_barras, documento_url, v, referencia } = boleto;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        <Fact name={parcelas > 1 ? `Parcela ${boleto.parcela} de ${parcelas}` : 'Valor'}>
          {formatReais(valor)}
        </Fact>
        <Fact name="Vencimento">{formatDay(vencimento)}</Fact>
      </dl>
      {status === 'VENCIDO' ? (
        <Alert
          tone="warning"
          title="Este boleto venceu"
          actions={
            <Link to="/boleto/renovar" search={{ v }} className={buttonClass({ size: 'sm' })}>
              Renovar o boleto
            </Link>
          }
        >
          Os bancos não recebem mais este boleto. Renove para pagar com uma nova data.
        </Alert>
      ) : (
        linha_digitavel &&
        codigo_barras && (
          <>
            <div className="grid gap-3">
              <TextAreaField
                label="Linha digitável"
                readOnly
                rows={3}
                value={formatTypeableLine(linha_digitavel)}
                onFocus={(event) => event.currentTarget.select()}
              />
              <div className="flex flex-wrap gap-3">
                <CopyButton text={linha_digitavel} variant="primary" copiedText="Linha copiada">
                  Copiar linha digitável
                </CopyButton>
                <Link
                  to="/boleto/ecommerce-imprimir"
                  search={{ v }}
                  target="_blank"
                  className={buttonClass({ variant: 'secondary' })}
                >
                  <ChangingText>{parcelas > 1 ? 'Imprimir o carnê' : 'Imprimir o boleto'}</ChangingText>
                  <Icon name="external" size="sm" label="abre em outra aba" />
                </Link>
                {documento_url && (
                  <a
                    href={documento_url}
                    target="_blank"
                    rel="noreferrer"
                    className={linkClass('quiet', 'inline-flex min-h-11 items-center gap-1 text-sm')}
                  >
                    Ver o boleto no site do banco
                    <Icon name="external" size="sm" label="abre em outra aba" />
                  </a>
                )}
              </div>
            </div>
            <BarCode
              widths={itfWidths(codigo_barras)}
              label="Código de barras do boleto"
              className="h-16 w-full max-w-prose"
            />
          </>
        )
      )}
      {hasBank && (
        <p className="text-sm text-muted">
          Loja de demonstração: este boleto não é cobrado de verdade.{' '}
          <Link
            to="/banco-simulado/$txid"
            params={{ txid: referencia }}
            target="_blank"
            className={linkClass()}
          >
            Abrir o banco simulado
            <Icon name="external" size="sm" className="ml-1 inline-block" label="abre em outra aba" />
          </Link>
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl font-bold text-heading tabular-nums">{children}</dd>
    </div>
  );
}
