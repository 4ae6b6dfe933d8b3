import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData } from '#/blocks/structured-data.ts';
import { ContactPage } from '#/features/institutional/components/contact-page.tsx';
import { CallbackButton } from '#/features/shell/components/callback-provider.tsx';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { purchaseChatUrl } from '#/features/shell/purchase-chat.ts';
import { buttonClass } from '#/ui/button-class.ts';
import { guard } from '../-guards.ts';

export const Route = createFileRoute('/_default/fale-conosco')({
  beforeLoad: (route) => guard(route, 'phone-check'),
  loader: ({ context: { queryClient } }) =>
    queryClient.ensureQueryData(footerQueries.contacts()).then(() => {}),
  head: ({ match: { context, pathname } }) => ({
    meta: [
      { title: 'Fale conosco | Vitrine' },
      {
        name: 'description',
        content:
          'WhatsApp, telefone, e-mail e endereço da Vitrine, e o pedido para que a gente ligue para você.',
      },
      { property: 'og:title', content: 'Fale conosco' },
      { 'script:ld+json': breadcrumbData(context.siteUrl, [{ name: 'Fale conosco', path: pathname }]) },
    ],
  }),
  component: Contact,
});

function Contact() {
  const { chatNumber } = useSuspenseQuery(footerQueries.contacts()).data;
  return (
    <ContactPage
      chatUrl={chatNumber === null ? null : purchaseChatUrl(chatNumber)}
      callback={<CallbackButton className={buttonClass({ variant: 'secondary' })} />}
    />
  );
}
