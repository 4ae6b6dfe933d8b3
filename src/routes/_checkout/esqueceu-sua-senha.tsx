import { createFileRoute, Link } from '@tanstack/react-router';
import { ForgottenPasswordPage } from '#/features/recovery/components/forgotten-password-page.tsx';
import { recoveryApplicationOf, recoverySearchSchema } from '#/features/recovery/recovery.schema.ts';
import { linkClass } from '#/ui/link-class.ts';

export const Route = createFileRoute('/_checkout/esqueceu-sua-senha')({
  validateSearch: recoverySearchSchema,
  head: () => ({
    meta: [{ title: 'Esqueceu sua senha? | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: ForgottenPassword,
});

function ForgottenPassword() {
  const { redirect_to } = Route.useSearch();
  return (
    <ForgottenPasswordPage
      application={recoveryApplicationOf(redirect_to)}
      back={
        <>
          Lembrou?{' '}
          <Link to="/autenticacao" search={{ redirect_to }} className={linkClass()}>
            Entrar
          </Link>
        </>
      }
    />
  );
}
