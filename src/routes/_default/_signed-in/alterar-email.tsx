import { createFileRoute, Link } from '@tanstack/react-router';
import { ChangeEmailPage } from '#/features/email-address/components/change-email-page.tsx';
import { linkClass } from '#/ui/link-class.ts';

export const Route = createFileRoute('/_default/_signed-in/alterar-email')({
  head: () => ({
    meta: [{ title: 'Trocar e-mail | Vitrine' }, { name: 'robots', content: 'noindex, follow' }],
  }),
  component: ChangeEmail,
});

function ChangeEmail() {
  const { person } = Route.useRouteContext();
  return (
    <ChangeEmailPage
      email={person.email}
      back={
        <Link to="/minha-conta" className={linkClass()}>
          Voltar para minha conta
        </Link>
      }
    />
  );
}
