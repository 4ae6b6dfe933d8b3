import { Link } from '#/storefront/shared/page/link.tsx';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { isForOther, orderWords } from '#/domain/sale/order/order-words.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';

type Enrolled = Pick<
  Purchase,
  'codigo' | 'produto' | 'total' | 'empresa' | 'responsavel' | 'contratante' | 'para_mim'
>;

export function EnrolledAlert({ purchase }: { purchase: Enrolled }) {
  const { codigo, empresa } = purchase;
  return (
    <Card padding="lg" className="grid gap-5 border-success-line bg-success-soft">
      <div className="flex items-start gap-4">
        <Icon name="check-circle" size="xl" className="text-success" />
        <div className="grid gap-2">
          <h1 className="text-title">{orderWords(purchase).states.MATRICULADA}</h1>
          <p>{keepWords(describe(purchase))}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/minhas-compras/$codigo" params={{ codigo }} className={buttonClass()}>
          {empresa ? 'Ver as vagas' : isForOther(purchase) ? 'Ver a matrícula' : 'Ver minha matrícula'}
        </Link>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Voltar para o início
        </Link>
      </div>
    </Card>
  );
}

function describe(purchase: Enrolled): string {
  const { produto, empresa } = purchase;
  if (empresa)
    return `Recebemos o pagamento e as vagas em ${produto.titulo} estão garantidas. Cada aluno recebe por e-mail o convite para aceitar a sua.`;
  const seat = isForOther(purchase) ? 'a vaga' : 'sua vaga';
  return `Recebemos seu pagamento e ${seat} em ${produto.titulo} está garantida. Enviamos os próximos passos para o seu e-mail.`;
}
