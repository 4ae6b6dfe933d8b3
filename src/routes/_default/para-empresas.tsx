import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/blocks/structured-data.ts';
import { CompaniesPage } from '#/features/companies/components/companies-page.tsx';
import { companiesSearchSchema } from '#/features/companies/companies.search.ts';
import { takePostedLead } from '#/features/companies/posted-lead.ts';
import { guard } from '../-guards.ts';

export const Route = createFileRoute('/_default/para-empresas')({
  validateSearch: companiesSearchSchema,
  server: {
    handlers: {
      POST: async ({ request, next }) => next({ context: { returned: await takePostedLead(request) } }),
    },
  },
  beforeLoad: (route) => {
    guard(route, 'phone-check');
    return { returned: route.serverContext?.returned };
  },
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: 'Cursos para empresas: treinamento, NRs e aprendizagem | Vitrine' },
      {
        name: 'description',
        content:
          'Capacite sua equipe: treinamento na sua empresa, pacotes de vagas, cota de aprendizagem e normas regulamentadoras. Peça uma proposta sem compromisso.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Para empresas', path: pathname }]) },
    ],
  }),
  component: Companies,
});

function Companies() {
  const { returned } = Route.useRouteContext();
  const { enviado } = Route.useSearch();
  return <CompaniesPage returned={returned} sent={enviado !== undefined} />;
}
