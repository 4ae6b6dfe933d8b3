import { titled } from '#/storefront/shared/brand/page-title.ts';
import { createFileRoute } from '@tanstack/react-router';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { companyActions } from '#/storefront/features/companies/companies.actions.ts';
import { CompaniesPage } from '#/storefront/features/companies/components/companies-page.tsx';
import { companiesSearchSchema } from '#/storefront/features/companies/companies.search.ts';
import { guardForm } from '../-guards.ts';

export const Route = createFileRoute('/_default/para-empresas')({
  validateSearch: companiesSearchSchema,
  server: { handlers: { POST: (posted) => runAction(posted, companyActions) } },
  beforeLoad: guardForm('phone-check'),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Cursos para empresas: treinamento, NRs e aprendizagem', context.brand) },
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
  const { answer } = Route.useRouteContext();
  const { enviado, ...quota } = Route.useSearch();
  return <CompaniesPage answer={answer} sent={enviado !== undefined} quota={quota} />;
}
