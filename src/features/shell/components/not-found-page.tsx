import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Icon } from '#/ui/icon.tsx';
import { purchaseChatUrl } from '../purchase-chat.ts';
import { shellQueries } from '../shell.queries.ts';
import { ExternalLink } from './external-link.tsx';

export function NotFoundPage() {
  // Where the header has it; a page without the menu offers the chat all the same.
  const { data: menu } = useQuery({ ...shellQueries.menu(), enabled: false });
  return (
    <div className="container-page grid gap-6 py-6">
      <Breadcrumb
        items={[{ text: '404' }]}
        renderLink={({ href: _home, ...link }) => <Link to="/" {...link} />}
      />
      <EmptyState
        level={1}
        title="Página não encontrada"
        actions={
          <>
            <ExternalLink href={purchaseChatUrl(menu?.chatNumber ?? null)} className={buttonClass()}>
              <Icon name="whatsapp" />
              Conversar pelo WhatsApp
            </ExternalLink>
            <Link to="/busca" className={buttonClass({ variant: 'secondary' })}>
              Ver todos os cursos
            </Link>
          </>
        }
      >
        <p>Olá, nosso site está em atualização.</p>
        <p>Se quiser, ajudamos você a encontrar e comprar o seu curso.</p>
      </EmptyState>
    </div>
  );
}
