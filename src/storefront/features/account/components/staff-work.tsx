import { Link } from '#/storefront/shared/page/link.tsx';
import type { LoginKind } from '#/domain/person/login-kind.ts';
import { hasPermission } from '#/domain/staff/permission.ts';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

const work = [
  { to: '/moderacao/opinioes', needs: 'moderate-reviews', icon: 'star', text: 'Moderar opiniões' },
  { to: '/moderacao/perguntas', needs: 'answer-questions', icon: 'chat', text: 'Responder perguntas' },
  { to: '/moderacao/cpf', needs: 'check-cpf-claims', icon: 'user', text: 'Conferir pedidos de CPF' },
  { to: '/moderacao/bolsas', needs: 'decide-enrolments', icon: 'check', text: 'Decidir bolsas e inscrições' },
  { to: '/gestao/pedidos', needs: 'find-orders', icon: 'search', text: 'Pedidos' },
  { to: '/gestao/empresas', needs: 'find-orders', icon: 'building', text: 'Pedidos de empresas' },
  { to: '/gestao/listas-de-espera', needs: 'see-students', icon: 'clock', text: 'Listas de espera' },
  { to: '/gestao/numeros', needs: 'see-numbers', icon: 'check', text: 'Números' },
  { to: '/financeiro', needs: 'settle-finance', icon: 'check', text: 'Pendências do financeiro' },
  { to: '/gestao', needs: 'manage-school', icon: 'home', text: 'Gestão da escola' },
  { to: '/gestao/cursos', needs: 'manage-catalogue', icon: 'book', text: 'Cursos e turmas' },
  { to: '/gestao/unidades', needs: 'manage-catalogue', icon: 'map-pin', text: 'Unidades' },
  { to: '/gestao/importar', needs: 'manage-catalogue', icon: 'download', text: 'Importar e exportar' },
  { to: '/gestao/cupons', needs: 'manage-catalogue', icon: 'check', text: 'Cupons' },
  {
    to: '/gestao/mais-vendidos',
    needs: 'manage-catalogue',
    icon: 'star',
    text: 'Destaques da página inicial',
  },
  { to: '/gestao/campanhas', needs: 'manage-catalogue', icon: 'check', text: 'Campanhas' },
  { to: '/gestao/programas', needs: 'manage-catalogue', icon: 'book', text: 'Programas' },
  { to: '/gestao/professores', needs: 'manage-catalogue', icon: 'users', text: 'Professores' },
  { to: '/gestao/nomes', needs: 'manage-catalogue', icon: 'book', text: 'Nomes do catálogo' },
  { to: '/gestao/loja', needs: 'manage-school', icon: 'check', text: 'Dados da escola' },
  { to: '/gestao/equipe', needs: 'manage-team', icon: 'user', text: 'Equipe' },
  { to: '/gestao/pessoas', needs: 'manage-team', icon: 'user', text: 'Pessoas' },
  {
    to: '/gestao/solicitacoes',
    needs: 'answer-data-requests',
    icon: 'shield',
    text: 'Solicitações de privacidade',
  },
  { to: '/gestao/registro', needs: 'manage-team', icon: 'book', text: 'Registro' },
  { to: '/gestao/tarefas', needs: 'manage-school', icon: 'clock', text: 'Tarefas e e-mails' },
  { to: '/gestao/loja/imagens', needs: 'manage-school', icon: 'check', text: 'Imagens da escola' },
  { to: '/gestao/loja/inicio', needs: 'manage-school', icon: 'check', text: 'Página inicial' },
  { to: '/gestao/loja/links', needs: 'manage-school', icon: 'check', text: 'Redes sociais e links' },
  { to: '/gestao/conteudo', needs: 'manage-school', icon: 'chat', text: 'Conteúdo da loja' },
  { to: '/gestao/emails', needs: 'manage-school', icon: 'chat', text: 'Textos dos e-mails' },
  { to: '/gestao/redirecionamentos', needs: 'manage-school', icon: 'check', text: 'Redirecionamentos' },
  { to: '/gestao/loja/textos', needs: 'manage-school', icon: 'check', text: 'Textos legais' },
  { to: '/gestao/loja/cores', needs: 'manage-school', icon: 'check', text: 'Cores e fonte' },
] as const;

// SHELL-18
export function StaffWork({ kind }: { kind: LoginKind }) {
  const own = work.filter(({ needs }) => hasPermission(kind, needs));
  if (own.length === 0) return null;
  return (
    <nav
      aria-labelledby="trabalho-da-equipe"
      className="grid gap-3 rounded-lg border border-line bg-surface p-6"
    >
      <h2 id="trabalho-da-equipe" className="text-section">
        Trabalho da equipe
      </h2>
      <ul className="flex flex-wrap gap-3">
        {own.map(({ to, icon, text }) => (
          <li key={to}>
            <Link to={to} className={buttonClass({ variant: 'secondary' })}>
              <Icon name={icon} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
