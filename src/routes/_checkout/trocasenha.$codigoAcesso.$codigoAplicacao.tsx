import { useQueryClient } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { secretPageMeta } from '#/blocks/secret-page-meta.ts';
import { NewPasswordPage } from '#/features/recovery/components/new-password-page.tsx';
import { recoveryQueries } from '#/features/recovery/recovery.queries.ts';
import { forgetSession } from '#/features/session/change-session.ts';
import { buttonClass } from '#/ui/button-class.ts';

export const Route = createFileRoute('/_checkout/trocasenha/$codigoAcesso/$codigoAplicacao')({
  loader: ({ context: { queryClient }, params }) =>
    queryClient.ensureQueryData(recoveryQueries.link(params)).then(() => {}),
  head: () => ({ meta: [{ title: 'Nova senha | Vitrine' }, ...secretPageMeta] }),
  component: NewPassword,
});

function NewPassword() {
  const link = Route.useParams();
  const queryClient = useQueryClient();
  return (
    <NewPasswordPage
      link={link}
      onChanged={() => forgetSession(queryClient)}
      askAgain={
        <Link to="/esqueceu-sua-senha" className={buttonClass({ size: 'lg', block: true })}>
          Pedir um novo link
        </Link>
      }
    />
  );
}
