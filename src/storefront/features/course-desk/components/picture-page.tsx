import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { courseDeskQueries } from '../course-desk.queries.ts';
import { pictureTextLabel, readPictureEntries, validatePicture } from '../picture.schema.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';

interface PicturePageProps {
  courseId: number;
  answer: FormAnswer | undefined;
}

/** A picture of the course's own in the place of the drawing of its area, as the shop shows it. */
export function PicturePage({ courseId, answer }: PicturePageProps) {
  const { data: course } = useSuspenseQuery(courseDeskQueries.course(courseId));
  const { data: shown } = useSuspenseQuery(courseDeskQueries.preview(courseId));
  const [sent, removed] = [answerTo(answer, 'enviar'), answerTo(answer, 'retirar')];
  const message = sent?.done?.mensagem ?? removed?.done?.mensagem;
  const isOwn = coursePictureStart(course.imagem) !== undefined;
  return (
    <CatalogueDeskPage
      title="Imagem do curso"
      course={{ id: courseId, titulo: course.titulo }}
      lead="Uma foto deitada, de pelo menos 960 × 540 pontos. O que sobra é cortado; o que mais chama a atenção fica."
    >
      {message !== undefined && (
        <Alert tone="success" live>
          {message}
        </Alert>
      )}
      <section aria-labelledby="como-aparece" className="grid grid-cols-1 gap-4">
        <h2 id="como-aparece" className="text-section">
          Como aparece na loja
        </h2>
        <div inert className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
          <CourseCard course={toCourseCard(shown)} />
          <Picture
            src={course.imagem}
            alt={course.imagem_alt}
            sizes="(min-width: 48rem) 21rem, 88vw"
            eager
            className="aspect-video w-full rounded-md bg-area-soft object-cover"
          />
        </div>
        {!isOwn && <p className="text-muted">Sem uma imagem própria, aparece o desenho da área do curso.</p>}
      </section>
      <PictureForm course={course} isOwn={isOwn} answer={sent} />
      {isOwn && (
        <form method="post" className="grid grid-cols-1 gap-3">
          <FormName name="retirar" />
          <input type="hidden" name="versao_imagem" value={course.versao_imagem} />
          {removed?.failure && <SendFailure failure={removed.failure} />}
          <Button type="submit" variant="secondary" className="md:justify-self-start">
            Retirar a imagem
          </Button>
        </form>
      )}
    </CatalogueDeskPage>
  );
}

interface PictureFormProps {
  course: DeskCourse;
  isOwn: boolean;
  answer: FormAnswer | undefined;
}

function PictureForm({ course, isOwn, answer: given }: PictureFormProps) {
  const [answer] = useState(given);
  const isSent = useRef(false);
  const form = useFormCheck({
    read: readPictureEntries,
    find: validatePicture,
    prefix: 'imagem',
    answer,
  });
  const typed = answer?.done ? undefined : answer?.entries;
  const failure = answer?.failure;

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSent.current || !form.check(event.currentTarget)) event.preventDefault();
    else isSent.current = true;
  }

  return (
    <Card padding="lg">
      <form
        method="post"
        encType="multipart/form-data"
        {...form.formProps}
        onSubmit={check}
        className="grid grid-cols-1 gap-5"
      >
        <FormName name="enviar" />
        <input type="hidden" name="versao_imagem" value={typed?.['versao_imagem'] ?? course.versao_imagem} />
        <input type="hidden" name="tem_imagem" value={isOwn ? 'sim' : ''} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        <FileField
          id="imagem-arquivo"
          name="arquivo"
          label="Arquivo da imagem"
          hint={`JPEG, PNG, WebP ou SVG, de até 8 MB.${isOwn ? ' Sem arquivo, só o texto muda.' : ''}`}
          accept=".jpg,.jpeg,.png,.webp,.svg,image/jpeg,image/png,image/webp,image/svg+xml"
          required={!isOwn}
          error={form.fieldErrors['arquivo']}
        />
        <TextField
          id="imagem-texto"
          name="texto"
          label={pictureTextLabel}
          hint="O que se vê, para quem não vê a imagem e para buscadores: “Pessoa sovando massa em uma padaria”."
          defaultValue={typed?.['texto'] ?? course.imagem_alt}
          maxLength={150}
          required
          autoComplete="off"
          error={form.fieldErrors['texto']}
        />
        <Button type="submit" size="lg" className="md:justify-self-start">
          Salvar imagem
        </Button>
      </form>
    </Card>
  );
}
