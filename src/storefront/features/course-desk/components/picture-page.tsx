import { useSuspenseQuery } from '@tanstack/react-query';
import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { CourseCard } from '#/storefront/shared/course/card/course-card.tsx';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { courseDeskQueries } from '../course-desk.queries.ts';
import { CatalogueDeskPage } from './catalogue-desk-page.tsx';
import { PictureForm, RemovePictureForm } from './picture/picture-form.tsx';

interface PicturePageProps {
  courseId: number;
  answer: FormAnswer | undefined;
}

/** A picture of the course's own in the place of its drawing, as the shop shows it. */
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
        {!isOwn && (
          <p className="text-muted">
            Sem uma imagem própria, aparece um desenho, escolhido pelo nome e pela área do curso.
          </p>
        )}
      </section>
      <PictureForm
        picture={{ versao_imagem: course.versao_imagem, imagem_alt: course.imagem_alt ?? '' }}
        isOwn={isOwn}
        textHint="O que se vê, para quem não vê a imagem e para buscadores: “Pessoa sovando massa em uma padaria”."
        answer={sent}
      />
      {isOwn && (
        <RemovePictureForm versao_imagem={course.versao_imagem} text="Retirar a imagem" answer={removed} />
      )}
    </CatalogueDeskPage>
  );
}
