import { createFileRoute } from '@tanstack/react-router';
import { isSlug } from '#/domain/text/slug.ts';
import { TeacherPage } from '#/storefront/features/teachers/components/teacher-page.tsx';
import { teacherQueries } from '#/storefront/features/teachers/teachers.queries.ts';
import { titled } from '#/storefront/shared/brand/page-title.ts';
import { orNotFound } from '#/storefront/shared/page/or-not-found.ts';
import { breadcrumbData } from '#/storefront/shared/structured-data/lists.ts';
import { sharedPhoto, teacherData } from '#/storefront/shared/structured-data/person.ts';

export const Route = createFileRoute('/_default/professores/$slug')({
  params: { parse: ({ slug }) => (isSlug(slug) ? { slug } : false) },
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    const teacher = await queryClient.ensureQueryData(teacherQueries.teacher(slug)).catch(orNotFound);
    const { nome, imagem, links } = teacher;
    return { slug, nome, imagem, links };
  },
  head: ({ loaderData, match: { context, pathname } }) => {
    if (!loaderData) return {};
    const { siteUrl, brand } = context;
    const photo = sharedPhoto(loaderData.imagem);
    return {
      meta: [
        { title: titled(`${loaderData.nome} | Professores`, brand) },
        {
          name: 'description',
          content: `Conheça ${loaderData.nome}: formação, experiência e as turmas com inscrições abertas.`,
        },
        { property: 'og:type', content: 'profile' },
        ...(photo ? [{ property: 'og:image', content: siteUrl + photo }] : []),
        { 'script:ld+json': teacherData(siteUrl, brand, pathname, loaderData) },
        {
          'script:ld+json': breadcrumbData(siteUrl, [
            { name: 'Professores', path: '/professores' },
            { name: loaderData.nome, path: pathname },
          ]),
        },
      ],
    };
  },
  component: Teacher,
});

function Teacher() {
  return <TeacherPage slug={Route.useParams().slug} />;
}
