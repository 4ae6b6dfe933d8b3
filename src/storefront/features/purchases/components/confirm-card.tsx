import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { formatReais } from '#/domain/sale/money.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';

interface ConfirmCardProps {
  purchase: Purchase;
  token: string;
  parcelas: number;
}

export function ConfirmCard({ purchase, token, parcelas }: ConfirmCardProps) {
  return (
    <Card as="section" padding="lg" aria-labelledby="confirmar-cartao">
      <form method="post" className="grid justify-items-start gap-4">
        <FormName name="continuar" />
        <input type="hidden" name="forma" value="cartao" />
        <input type="hidden" name="parcelasCartao" value={parcelas} />
        <input type="hidden" name="token" value={token} />
        <h2 id="confirmar-cartao" className="text-section">
          Confirme o pagamento
        </h2>
        <p>
          {`O banco recebeu os dados do cartão. O valor de ${formatReais(purchase.total)}${parcelas > 1 ? `, em ${parcelas} parcelas,` : ''} é cobrado quando você confirmar.`}
        </p>
        <Button type="submit" variant="sell" size="lg">
          {`Pagar ${formatReais(purchase.total)}`}
        </Button>
      </form>
    </Card>
  );
}
