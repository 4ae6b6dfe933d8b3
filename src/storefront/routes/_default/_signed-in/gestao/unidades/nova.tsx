import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { UnitFormPage } from '#/storefront/features/course-desk/components/unit-form-page.tsx';
import { unitActions } from '#/storefront/features/course-desk/course-desk.actions.ts';
import { runAction } from '#/storefront/forms/no-script-action.ts';
import { guardForm } from '#/storefront/routes/-guards.ts';
import { titledHead } from '#/storefront/shared/brand/page-title.ts';

const courseId = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
);

const searchSchema = v.object({ curso: v.optional(v.fallback(v.optional(courseId), undefined)) });

export const Route = createFileRoute('/_default/_signed-in/gestao/unidades/nova')({
  validateSearch: searchSchema,
  server: {
    handlers: {
      POST: (posted) => {
        const { searchParams } = new URL(posted.request.url);
        const { curso } = v.parse(searchSchema, Object.fromEntries(searchParams));
        return runAction(posted, unitActions(curso));
      },
    },
  },
  beforeLoad: guardForm('manage-catalogue'),
  head: titledHead('Nova unidade'),
  component: NewUnit,
});

function NewUnit() {
  const { curso } = Route.useSearch();
  const { answer } = Route.useRouteContext();
  return <UnitFormPage courseId={curso} answer={answer} />;
}
