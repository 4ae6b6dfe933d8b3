import { createFileRoute } from '@tanstack/react-router';
import { Link } from '#/storefront/shared/page/link.tsx';
import * as v from 'valibot';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { SecondFactorPage } from '#/storefront/features/second-factor/components/second-factor-page.tsx';
import { secondFactorActions } from '#/storefront/features/second-factor/second-factor.actions.ts';
import { secondFactorQueries } from '#/storefront/features/second-factor/second-factor.queries.ts';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/verificacao-em-duas-etapas')({
  validateSearch: v.object({ redirect_to: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  server: {
    handlers: {
      POST: (posted) => {
        const { pathname, search } = new URL(posted.request.url);
        return runAction(posted, secondFactorActions(pathname + search));
      },
    },
  },
  beforeLoad: guardForm('team'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(secondFactorQueries.current()).then(() => {}),
  head: titledHead('Verificação em duas etapas'),
  component: SecondFactor,
});

function SecondFactor() {
  const { redirect_to } = Route.useSearch();
  const { person, answer } = Route.useRouteContext();
  return (
    <SecondFactorPage
      kind={person.tipoLogin}
      email={person.emailUsuario ?? ''}
      answer={answer}
      onward={
        redirect_to ? (
          <a href={safeRedirectPath(redirect_to)} className={linkClass()}>
            Continuar
          </a>
        ) : (
          <Link to="/minha-conta" className={linkClass()}>
            Voltar para minha conta
          </Link>
        )
      }
    />
  );
}
