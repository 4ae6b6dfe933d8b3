import { Link } from '@tanstack/react-router';
import { Breadcrumb } from '#/ui/breadcrumb.tsx';
import { buttonClass } from '#/ui/button-class.ts';
import { EmptyState } from '#/ui/empty-state.tsx';
import { Icon } from '#/ui/icon.tsx';
import { ExternalLink } from './external-link.tsx';

/** The messaging app's chat with what the visitor most likely wants to say. */
const chatUrl = `https://wa.me/?text=${encodeURIComponent('Olá, quero ajuda para comprar um curso.')}`;

export function NotFoundPage() {
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
            <ExternalLink href={chatUrl} className={buttonClass()}>
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
