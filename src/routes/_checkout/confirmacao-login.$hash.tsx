import { createFileRoute, Link } from '@tanstack/react-router';
import { secretPageMeta } from '#/blocks/secret-page-meta.ts';
import { ConfirmByLink } from '#/features/email-address/components/confirm-by-link.tsx';
import { buttonClass } from '#/ui/button-class.ts';

export const Route = createFileRoute('/_checkout/confirmacao-login/$hash')({
  head: () => ({ meta: [{ title: 'Confirme seu acesso | Vitrine' }, ...secretPageMeta] }),
  component: ConfirmLogin,
});

function ConfirmLogin() {
  const { hash } = Route.useParams();
  return (
    <ConfirmByLink
      kind="login"
      token={hash}
      next="/autenticacao"
      askAgain={
        <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true })}>
          Receber um link para entrar
        </Link>
      }
    />
  );
}
