import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { ProgrammePage } from '#/storefront/features/programmes/components/programme-page.tsx';
import { programmeData, sharedPicture } from '#/storefront/features/programmes/programme-data.ts';
import { programmeQueries } from '#/storefront/features/programmes/programmes.queries.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';

export const Route = createFileRoute('/_default/programas/$slug')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  loader: ({ context: { queryClient }, params: { slug } }) =>
    queryClient
      .ensureQueryData(programmeQueries.programme(slug))
      .catch(orNotFound)
      .then(() => {}),
  head: ({ match: { context, pathname }, params: { slug } }) => {
    const programme = context.queryClient.getQueryData(programmeQueries.programme(slug).queryKey);
    if (!programme) return {};
    const { titulo, resumo, imagem, imagem_alt, cursos, edicoes } = programme;
    const picture = sharedPicture(imagem);
    const prices = edicoes
      .filter(({ aberta }) => aberta)
      .map(({ preco_original, preco_promocional, inscricoes_ate }) => ({
        price: preco_promocional ?? preco_original,
        until: inscricoes_ate,
      }));
    const data = { titulo, resumo, imagem, courses: cursos, prices };
    return {
      meta: [
        { title: titled(`${titulo} | Programas`, context.brand) },
        { name: 'description', content: resumo },
        ...(picture
          ? [
              { property: 'og:image', content: context.siteUrl + picture.path },
              { property: 'og:image:type', content: 'image/jpeg' },
              { property: 'og:image:width', content: String(picture.width) },
              { property: 'og:image:height', content: String(picture.height) },
              { property: 'og:image:alt', content: imagem_alt ?? titulo },
            ]
          : []),
        { 'script:ld+json': programmeData(context.siteUrl, context.brand, pathname, data) },
        {
          'script:ld+json': breadcrumbData(context.siteUrl, [
            { name: 'Programas', path: '/programas' },
            { name: titulo, path: pathname },
          ]),
        },
      ],
    };
  },
  component: ShownProgramme,
});

function ShownProgramme() {
  return <ProgrammePage slug={Route.useParams().slug} />;
}
