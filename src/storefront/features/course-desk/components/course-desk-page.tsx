import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { courseSavedText, courseTexts, readCourseEntries, validateCourse } from '../course.schema.ts';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { CourseFields } from './course-fields.tsx';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
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
          <Link
            to="/gestao/cursos/$idCurso/imagem"
            params={{ idCurso: courseId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Imagem do curso
          </Link>
          <Link
            to="/gestao/cursos/$idCurso/agenda"
            params={{ idCurso: courseId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Agenda
          </Link>
          <Link
            to="/gestao/cursos/$idCurso/historico"
            params={{ idCurso: courseId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            Histórico
          </Link>
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

function CourseForm({ course, answer }: { course: DeskCourse; answer: FormAnswer | undefined }) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: courseDeskQueries.all,
    stored: courseTexts(course),
    answer,
    check: { read: readCourseEntries, find: validateCourse, prefix: 'curso', focus: 'summary' },
    mutation: courseDeskMutations.save(course.id_produto),
    savedText: courseSavedText,
  });
  return (
    <FormBody name="curso" submitText="Salvar curso" {...body}>
      <input type="hidden" name="versao" value={versao} />
      <CourseFields options={options} entries={entries} errors={errors} />
    </FormBody>
  );
}
