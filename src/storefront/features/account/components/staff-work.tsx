import { Link } from '#/storefront/shared/page/link.tsx';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

// SHELL-18
export function StaffWork({ kind }: { kind: LoginKind }) {
  const moderates = hasPermission(kind, 'moderate-reviews');
  const answers = hasPermission(kind, 'answer-questions');
  const checksCpfs = hasPermission(kind, 'check-cpf-claims');
  const settlesFinance = hasPermission(kind, 'settle-finance');
  const decides = hasPermission(kind, 'decide-enrolments');
  const managesCatalogue = hasPermission(kind, 'manage-catalogue');
  const managesSchool = hasPermission(kind, 'manage-school');
  const managesTeam = hasPermission(kind, 'manage-team');
  if (!moderates && !answers && !checksCpfs && !settlesFinance && !decides && !managesSchool && !managesTeam)
    return null;
  return (
    <nav
      aria-labelledby="trabalho-da-equipe"
      className="grid gap-3 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="trabalho-da-equipe" className="text-section">
        Trabalho da equipe
      </h2>
      <ul className="flex flex-wrap gap-3">
        {moderates && (
          <li>
            <Link to="/moderacao/opinioes" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="star" />
              Moderar opiniões
            </Link>
          </li>
        )}
        {answers && (
          <li>
            <Link to="/moderacao/perguntas" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="chat" />
              Responder perguntas
            </Link>
          </li>
        )}
        {checksCpfs && (
          <li>
            <Link to="/moderacao/cpf" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="user" />
              Conferir pedidos de CPF
            </Link>
          </li>
        )}
        {decides && (
          <li>
            <Link to="/moderacao/bolsas" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="check" />
              Decidir bolsas e inscrições
            </Link>
          </li>
        )}
        {settlesFinance && (
          <li>
            <Link to="/financeiro" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="check" />
              Pendências do financeiro
            </Link>
          </li>
        )}
        {managesSchool && (
          <li>
            <Link to="/gestao" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="home" />
              Gestão da escola
            </Link>
          </li>
        )}
        {managesCatalogue && (
          <li>
            <Link to="/gestao/cursos" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="book" />
              Cursos e turmas
            </Link>
          </li>
        )}
        {managesSchool && (
          <li>
            <Link to="/gestao/loja" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="check" />
              Dados da escola
            </Link>
          </li>
        )}
        {managesTeam && (
          <li>
            <Link to="/gestao/equipe" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="user" />
              Equipe
            </Link>
          </li>
        )}
        {managesSchool && (
          <li>
            <Link to="/gestao/loja/imagens" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="check" />
              Imagens da escola
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
