import { createFileRoute, notFound } from '@tanstack/react-router';
import { legalTextNames, legalTexts } from '#/domain/school/legal-text.ts';
import { VersionPage } from '#/storefront/features/legal-texts/components/version-page.tsx';
import { legalTextsQueries } from '#/storefront/features/legal-texts/legal-texts.queries.ts';
import { guard } from '#/storefront/routes/-guards.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/loja_/textos/$texto_/$versao')({
  beforeLoad: (route) => {
    guard(route, 'manage-school');
    const texto = legalTexts.find((known) => known === route.params.texto);
    if (!texto) throw notFound();
    return { texto };
  },
  loader: ({ context: { queryClient, texto }, params: { versao } }) =>
    queryClient.ensureQueryData(legalTextsQueries.version(texto, versao)).then(() => {}),
  head: ({ match }) => ({
    meta: [
      {
        title: titled(
          `${legalTextNames[match.context.texto]}, versão ${match.params.versao}`,
          match.context.brand,
        ),
      },
    ],
  }),
  component: LegalVersion,
});

function LegalVersion() {
  const { texto } = Route.useRouteContext();
  const { versao } = Route.useParams();
  return <VersionPage texto={texto} version={versao} />;
}
