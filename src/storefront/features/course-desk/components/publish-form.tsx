import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { courseDeskMutations, courseDeskQueries } from '../course-desk.queries.ts';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';

/** Puts a course on sale, or takes it off. */
export function PublishForm({ course, answer }: { course: DeskCourse; answer: FormAnswer | undefined }) {
  const next = !course.publicado;
  return (
    <OnePressForm
      queryKey={courseDeskQueries.all}
      name="publicacao"
      answer={answer}
      mutation={courseDeskMutations.publish(course.id_produto)}
      value={next}
      field={{ name: 'publicado', value: next ? 'sim' : 'nao' }}
      text={next ? 'Publicar na loja' : 'Tirar da loja'}
      variant={next ? 'primary' : 'secondary'}
    />
  );
}
