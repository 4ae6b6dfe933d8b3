import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { ChangeEmailPage } from '#/storefront/features/email-address/components/change-email-page.tsx';
import { changeEmailActions } from '#/storefront/features/email-address/email-address.actions.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/alterar-email')({
  server: { handlers: { POST: (posted) => runAction(posted, changeEmailActions) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  head: titledHead('Trocar e-mail'),
  component: ChangeEmail,
});

function ChangeEmail() {
  const { person, answer } = Route.useRouteContext();
  return (
    <ChangeEmailPage
      email={person.emailUsuario}
      answer={answer}
      back={
        <Link to="/minha-conta" className={linkClass()}>
          Voltar para minha conta
        </Link>
      }
    />
  );
}
