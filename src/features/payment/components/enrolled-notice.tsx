import { Link } from '#/blocks/page/link.tsx';
import { buttonClass } from '#/ui/navigation/button-class.ts';
import { Card } from '#/ui/display/card.tsx';
import { Icon } from '#/ui/display/icon.tsx';
import { keepWords } from '#/ui/display/line-breaks.tsx';

interface EnrolledNoticeProps {
  codigo: string;
  titulo: string;
  isCompany: boolean;
}

/** The end of the purchase: paid and enrolled. */
export function EnrolledNotice({ codigo, titulo, isCompany }: EnrolledNoticeProps) {
  return (
    <Card padding="lg" className="grid gap-5 border-success-line bg-success-soft">
      <div className="flex items-start gap-4">
        <Icon name="check-circle" size="xl" className="text-success" />
        <div className="grid gap-2">
          <h1 className="text-title">{isCompany ? 'Vagas confirmadas' : 'Matrícula confirmada'}</h1>
          <p>
            {keepWords(
              isCompany
                ? `Recebemos o pagamento e as vagas em ${titulo} estão garantidas. Cada aluno recebe por e-mail o convite para aceitar a sua.`
                : `Recebemos seu pagamento e sua vaga em ${titulo} está garantida. Enviamos os próximos passos para o seu e-mail.`,
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/minhas-compras/$codigo" params={{ codigo }} className={buttonClass()}>
          {isCompany ? 'Ver as vagas' : 'Ver minha matrícula'}
        </Link>
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          Voltar para o início
        </Link>
      </div>
    </Card>
  );
}
