import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '#/storefront/features/words/content-page.tsx';
import { guard } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

export const Route = createFileRoute('/_default/_signed-in/gestao/conteudo/')({
  beforeLoad: (route) => guard(route, 'manage-school'),
  head: titledHead('Conteúdo da loja'),
  component: ContentPage,
});
