import { useQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { footerQueries } from '../footer.queries.ts';
import { purchaseChatUrl } from '../purchase-chat.ts';
import { ExternalLink } from './external-link.tsx';

export function NotFoundPage() {
  // Once the footer has it; until then, and on a page without one, the chat is offered all the same.
  const { data: contacts } = useQuery({ ...footerQueries.contacts(), enabled: false });
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
            <ExternalLink href={purchaseChatUrl(contacts?.chatNumber ?? null)} className={buttonClass()}>
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
