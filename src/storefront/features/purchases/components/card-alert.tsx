import { Link } from '#/storefront/shared/page/link.tsx';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { cardBrandName } from '#/domain/sale/card/card-brand.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

type Card = NonNullable<Purchase['cartao']>;

export function nameCard({ bandeira, final }: Pick<Card, 'bandeira' | 'final'>): string {
  return bandeira ? `${cardBrandName(bandeira)} final\u00A0${final}` : '';
}

interface CardAlertProps {
  purchase: Purchase;
  isDecidedAtBank: boolean;
  canChange: boolean;
}

export function CardAlert({ purchase, isDecidedAtBank, canChange }: CardAlertProps) {
  const seen = describe(purchase, isDecidedAtBank, canChange);
  return (
    <div id="cartao" tabIndex={-1} role="status" className="outline-none empty:hidden">
      {seen}
    </div>
  );
}

function describe(purchase: Purchase, isDecidedAtBank: boolean, canChange: boolean) {
  const { cartao, estado, forma, reserva_expira_em } = purchase;
  const { held } = orderWords(purchase);
  if (!cartao || forma !== 'cartao') return null;
  const card = nameCard(cartao);
  const until = formatDeadline(new Date(reserva_expira_em));
  if (estado === 'EM_ANALISE') {
    return (
      <Alert
        tone="info"
        title="Seu pagamento está em análise"
        actions={
          isDecidedAtBank && (
            <Link
              to="/banco-simulado"
              target="_blank"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Decidir no banco simulado
              <Icon name="external" size="sm" label="abre em outra aba" />
            </Link>
          )
        }
      >
        {`O banco está analisando a compra com ${card}. Costuma levar alguns minutos. ${held} até ${until}, e avisamos por e-mail quando houver resposta. ${
          canChange
            ? 'Se preferir não esperar, troque a forma de pagamento nesta página: o pagamento em análise é desfeito.'
            : 'Não pague de novo.'
        }`}
      </Alert>
    );
  }
  if (estado !== 'AGUARDANDO_PAGAMENTO') return null;
  switch (cartao.situacao) {
    case 'RECUSADA':
      return (
        <Alert tone="danger" title={`Pagamento não aprovado${card && `: ${card}`}`}>
          <p>{cartao.mensagem}</p>
          <p className="mt-2">
            {`Nada foi cobrado. ${held} até ${until}. ${
              cartao.tentativas < cartao.tentativas_max
                ? `Esta foi a tentativa ${cartao.tentativas}\u00A0de\u00A0${cartao.tentativas_max} com cartão.`
                : 'As tentativas com cartão acabaram: escolha outra forma de pagamento.'
            }`}
          </p>
        </Alert>
      );
    case 'DESAFIO':
      return (
        <Alert
          tone="warning"
          title="Falta confirmar no banco"
          actions={
            cartao.desafio && (
              <a href={cartao.desafio} className={buttonClass({ variant: 'sell' })}>
                Confirmar no banco
              </a>
            )
          }
        >
          {`O banco do cartão ${card} pede que você confirme a compra. ${held} até ${until}. Se preferir, use outro cartão ou outra forma de pagamento.`}
        </Alert>
      );
    case 'ENVIADA':
      return (
        <Alert tone="info" title="Estamos confirmando com o banco">
          {`O banco ainda não respondeu, e esta página se atualiza sozinha. ${held} até ${until}. ${
            canChange
              ? 'Se demorar mais de um minuto, você pode trocar a forma de pagamento nesta página.'
              : 'Não pague de novo.'
          }`}
        </Alert>
      );
    default:
      return null;
  }
}
