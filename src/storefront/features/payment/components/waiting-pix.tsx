import { Link } from '#/storefront/shared/page/link.tsx';
import type { ReactNode } from 'react';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import { nameReasons } from '#/domain/sale/agreement/new-acceptance.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { Accordion } from '#/storefront/ui/navigation/accordion.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Countdown } from '#/storefront/ui/feedback/countdown.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { QrCode } from '#/storefront/ui/display/qr-code.tsx';
import { Spinner } from '#/storefront/ui/feedback/spinner.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import type { PixPurchase } from '../payment.functions.ts';
import { isDifference, refreshSeconds } from '../pix-view.ts';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface WaitingPixProps {
  charge: PixCharge;
  purchase: PixPurchase;
  cancel: ReactNode;
}

export function WaitingPix({ charge, purchase, cancel }: WaitingPixProps) {
  const { hasBank, mudou: changed, condicoes } = purchase;
  const words = orderWords(purchase);
  const ofChange = isDifference(charge);
  const secondsLeft = useSecondsLeft(charge.expira_em, charge.agora_servidor);
  return (
    <>
      <div className="grid gap-2">
        <h1 className="text-title">{ofChange ? 'Pague a diferença com Pix' : 'Pague com Pix'}</h1>
        <p>Abra o aplicativo do seu banco, escolha Pix e cole o código ou leia o QR code.</p>
      </div>
      {changed && (
        <Alert
          tone="warning"
          title="Sua compra mudou: veja antes de pagar"
          actions={
            <Link
              to="/compra/novo-aceite"
              search={{ compra: charge.codigo_compra }}
              className={buttonClass({ size: 'sm' })}
            >
              Ver o que mudou
            </Link>
          }
        >
          {`Depois do seu aceite mudou ${nameReasons(changed)}. Se não quiser assim, não pague: a compra termina e você não deve nada.`}
        </Alert>
      )}
      <Card padding="lg" className="grid gap-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-8">
        <div className="grid content-start gap-5">
          <p>
            <span className="block text-sm text-muted">Valor</span>
            <span className="text-3xl font-extrabold text-heading tabular-nums">
              {formatReais(charge.valor)}
            </span>
          </p>
          <Countdown seconds={secondsLeft} label="Este Pix vale por mais" />
          <div className="grid gap-3">
            <TextField
              label="Pix copia e cola"
              readOnly
              value={charge.brcode}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={charge.brcode} variant="primary" block copiedText="Código copiado">
              Copiar código
            </CopyButton>
          </div>
          <p className="flex items-center gap-3 text-sm text-muted">
            <Spinner />
            Esperando o pagamento. Esta página se atualiza sozinha.
          </p>
          <noscript>
            <p className="text-sm">
              <ChangingText>{`Esta página se atualiza a cada ${refreshSeconds} segundos. `}</ChangingText>
              <Link to="/pix/$codigoCompra" params={{ codigoCompra: charge.codigo_compra }}>
                Atualizar agora
              </Link>
            </p>
          </noscript>
        </div>
        <QrCode
          text={charge.brcode}
          label="QR code do Pix para ler com o aplicativo do banco"
          className="mx-auto md:order-first w-full max-w-64 rounded-md border border-line"
        />
      </Card>
      {hasBank && (
        <Alert
          tone="info"
          title="Loja de demonstração"
          actions={
            <Link
              to="/banco-simulado/$txid"
              params={{ txid: charge.txid }}
              target="_blank"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Abrir o banco simulado
              <Icon name="external" size="sm" label="abre em outra aba" />
            </Link>
          }
        >
          Este Pix não é cobrado de verdade. Pague no banco simulado.
        </Alert>
      )}
      <Accordion
        items={[
          {
            title: 'Já paguei. E agora?',
            content: (
              <p>
                O banco costuma avisar em segundos, às vezes leva alguns minutos. Deixe esta página aberta ou
                volte depois em Minhas compras: a confirmação sai assim que o aviso chega, sem você fazer
                nada. Não pague duas vezes.
              </p>
            ),
          },
          // ASSISTED-8
          ...(ofChange || condicoes?.fixas
            ? []
            : [
                {
                  title: 'Prefiro pagar de outra forma',
                  content: (
                    <div className="grid gap-3">
                      <p>
                        {`Você pode trocar a forma de pagamento sem perder ${words.seat}. Este Pix deixa de valer.`}
                      </p>
                      <div>
                        <Link
                          to="/minhas-compras/$codigo"
                          params={{ codigo: charge.codigo_compra }}
                          hash="continuar"
                          className={buttonClass({ variant: 'secondary' })}
                        >
                          Trocar a forma de pagamento
                        </Link>
                      </div>
                    </div>
                  ),
                },
              ]),
          ...(ofChange
            ? []
            : [
                {
                  title: 'Não quero mais esta compra',
                  content: (
                    <div className="grid gap-3">
                      <p>{`Você pode cancelar antes de pagar. ${words.seatGoesBack}.`}</p>
                      <div>{cancel}</div>
                    </div>
                  ),
                },
              ]),
        ]}
      />
    </>
  );
}
