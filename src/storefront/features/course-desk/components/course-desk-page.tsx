import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { courseSavedText, courseTexts, readCourseEntries, validateCourse } from '../course.schema.ts';
import { CourseFields } from './course-fields.tsx';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from './form-body.tsx';
import { OfferList } from './offer-list.tsx';
import { PublishForm } from './publish-form.tsx';

interface CourseDeskPageProps {
  courseId: number;
  answer: FormAnswer | undefined;
}

/** A course of the school: on sale or not, its offers, and its form. */
export function CourseDeskPage({ courseId, answer }: CourseDeskPageProps) {
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(courseId));
  return (
    <CatalogueDeskPage
      title={course.titulo}
      badge={
        course.publicado ? <Badge tone="success">Na loja</Badge> : <Badge tone="neutral">Fora da loja</Badge>
      }
      actions={
        <div className="flex flex-wrap gap-3">
          <PublishForm course={course} answer={answerTo(answer, 'publicacao')} />
          {course.publicado ? (
            <CourseLink
              course={{ ...course, modalidade: { slug: course.modalidade_slug } }}
              className={buttonClass({ variant: 'secondary' })}
            >
              Ver na loja
            </CourseLink>
          ) : (
            <Link
              to="/gestao/cursos/$idCurso/previa"
              params={{ idCurso: courseId }}
              className={buttonClass({ variant: 'secondary' })}
            >
              Ver a prévia
            </Link>
          )}
        </div>
      }
    >
      <OfferList course={course} />
      <section aria-labelledby="dados-do-curso" className="grid grid-cols-1 gap-4">
        <h2 id="dados-do-curso" className="text-section">
          Dados do curso
        </h2>
        <CourseForm course={course} answer={answerTo(answer, 'curso')} />
      </section>
    </CatalogueDeskPage>
  );
}

function CourseForm({ course, answer: given }: { course: DeskCourse; answer: FormAnswer | undefined }) {
  const [answer] = useState(given);
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const queryClient = useQueryClient();
  const [versao, setVersao] = useState(
    answer?.done ? String(course.versao) : (answer?.entries['versao'] ?? String(course.versao)),
  );
  const [entries] = useState({ ...courseTexts(course), ...(answer?.done ? {} : answer?.entries) });
  const form = useFormCheck({
    read: readCourseEntries,
    find: validateCourse,
    prefix: 'curso',
    answer,
    focus: 'summary',
  });
  const save = useMutation({
    ...courseDeskMutations.save(course.id_produto),
    onSuccess: (saved) => {
      setVersao(String(saved.versao));
      return queryClient.invalidateQueries({ queryKey: courseDeskQueries.all });
    },
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const isSaved = save.isSuccess || (save.isIdle && answer?.done !== undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = form.check(event.currentTarget);
    if (typed && !save.isPending) save.mutate(typed);
  }

  return (
    <FormBody
      name="curso"
      form={form}
      failure={failureOf(save, answer)}
      saved={isSaved ? courseSavedText : undefined}
      isPending={save.isPending}
      submitText="Salvar curso"
      onSubmit={submit}
    >
      <input type="hidden" name="versao" value={versao} />
      <CourseFields options={options} entries={entries} errors={form.fieldErrors} />
    </FormBody>
  );
}
