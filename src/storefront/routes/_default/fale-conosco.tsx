import { titled } from '#/storefront/shared/brand/page-title.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readAnswer } from '#/storefront/forms/form-answer.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { ContactPage } from '#/storefront/features/institutional/components/contact-page.tsx';
import { unitsQueries } from '#/storefront/features/institutional/units.queries.ts';
import { callbackActions } from '#/storefront/features/shell/callback/callback.actions.ts';
import { CallbackForm } from '#/storefront/features/shell/components/callback-form.tsx';
import { brandQueries } from '#/storefront/features/brand/brand.queries.ts';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { purchaseChatUrl } from '#/storefront/features/shell/purchase-chat.ts';

export const Route = createFileRoute('/_default/fale-conosco')({
  server: { handlers: { POST: (posted) => runAction(posted, callbackActions) } },
  beforeLoad: ({ serverContext }) => ({ answer: readAnswer(serverContext) }),
  loader: async ({ context: { queryClient } }) => {
    const [brand] = await Promise.all([
      queryClient.ensureQueryData(brandQueries.home()),
      queryClient.ensureQueryData(footerQueries.contacts()),
      queryClient.ensureQueryData(unitsQueries.open()),
    ]);
    return { hours: brand.hours, networks: brand.networks };
  },
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: titled('Fale conosco', context.brand) },
      {
        name: 'description',
        content:
          'WhatsApp, telefone, e-mail e endereço da escola, e o pedido para que a gente ligue para você.',
      },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Fale conosco', path: pathname }]) },
    ],
  }),
  component: Contact,
});

function Contact() {
  const { answer } = Route.useRouteContext();
  const { hours, networks } = Route.useLoaderData();
  const { data: units } = useSuspenseQuery(unitsQueries.open());
  const { chatNumber } = useSuspenseQuery(footerQueries.contacts()).data;
  return (
    <ContactPage
      chatUrl={chatNumber === null ? null : purchaseChatUrl(chatNumber)}
      hours={hours}
      networks={networks}
      units={units}
      callback={<CallbackForm prefix="contato" answer={answer} />}
    />
  );
}
