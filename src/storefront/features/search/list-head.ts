import { titled } from '#/storefront/shared/brand/page-title.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { courseParams } from '#/storefront/shared/course/course-params.ts';
import { breadcrumbData, itemListData } from '#/storefront/shared/structured-data/lists.ts';
import { LIST_PAGE_SIZE } from '#/domain/site/pagination.ts';
import type { CourseList } from './search.functions.ts';

interface ListHead {
  title: string;
  description: string;
  siteUrl: string;
  brand: { nome: string };
  path: string;
  page: number | undefined;
  list: CourseList | undefined;
}

export function listHead({ title, description, siteUrl, brand, path, page = 1, list }: ListHead) {
  const numbered = page > 1 ? `${title} (página ${page})` : title;
  const courses = list?.result.itens ?? [];
  return {
    meta: [
      { title: titled(numbered, brand) },
      { name: 'description', content: page > 1 ? `Página ${page}. ${description}` : description },
      { 'script:ld+json': breadcrumbData(siteUrl, [{ name: title, path }]) },
      ...(courses.length > 0
        ? [
            {
              'script:ld+json': itemListData(
                siteUrl,
                numbered,
                courses.map(toItem),
                (page - 1) * LIST_PAGE_SIZE,
              ),
            },
          ]
        : []),
    ],
  };
}

type ListedCourse = CourseList['result']['itens'][number];

const items = new WeakMap<ListedCourse, { name: string; path: string }>();

function toItem(course: ListedCourse) {
  const known = items.get(course);
  if (known) return known;
  const path = fillPath('/$modality/$nomeCurso/$idCurso', courseParams(course));
  const item = { name: course.titulo, path };
  items.set(course, item);
  return item;
}
