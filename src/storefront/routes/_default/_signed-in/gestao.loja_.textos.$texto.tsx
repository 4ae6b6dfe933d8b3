import { createFileRoute, notFound } from '@tanstack/react-router';
import { legalTextNames, legalTexts, type LegalText } from '#/domain/school/legal-text.ts';
import { LegalTextPage } from '#/storefront/features/legal-texts/components/legal-text-page.tsx';
import { legalTextActions } from '#/storefront/features/legal-texts/legal-texts.actions.ts';
import { legalTextsQueries } from '#/storefront/features/legal-texts/legal-texts.queries.ts';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

const isLegalText = (texto: string): texto is LegalText => legalTexts.some((known) => known === texto);

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/textos/$texto')({
  server: {
    handlers: {
      POST: (posted) => {
        const { texto } = posted.params;
        return runAction(posted, isLegalText(texto) ? legalTextActions(texto) : {});
      },
    },
  },
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    const { texto } = route.params;
    if (!isLegalText(texto)) throw notFound();
    return { texto, answer: readAnswer(route.serverContext) };
  },
  loader: ({ context: { queryClient, texto } }) =>
    queryClient.ensureQueryData(legalTextsQueries.draft(texto)).then(() => {}),
  head: ({ match }) => ({
    meta: [{ title: titled(legalTextNames[match.context.texto], match.context.brand) }],
  }),
  component: LegalDraft,
});

function LegalDraft() {
  const { texto, answer } = Route.useRouteContext();
  return <LegalTextPage key={texto} texto={texto} answer={answer} />;
}
