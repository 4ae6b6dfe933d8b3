import type { DeskProgramme } from '#/contract/catalogue/programme-desk.ts';
import { coursePictureStart } from '#/domain/catalogue/picture/course-picture-path.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { PictureForm, RemovePictureForm } from '../picture/picture-form.tsx';

interface ProgrammePicturePageProps {
  programme: DeskProgramme;
  answer: FormAnswer | undefined;
}

/** A picture of the programme's own in the place of the drawing of its first course's area. */
export function ProgrammePicturePage({ programme, answer }: ProgrammePicturePageProps) {
  const { slug, titulo, imagem, imagem_alt, versao_imagem } = programme;
  const [sent, removed] = [answerTo(answer, 'enviar'), answerTo(answer, 'retirar')];
  const message = sent?.done?.mensagem ?? removed?.done?.mensagem;
  const isOwn = coursePictureStart(imagem) !== undefined;
  return (
    <CatalogueDeskPage
      of="programas"
      title="Imagem do programa"
      lead="Uma foto deitada, de pelo menos 960 × 540 pontos. O que sobra é cortado; o que mais chama a atenção fica."
      actions={
        <p>
          <Link
            to="/gestao/programas/$slug"
            params={{ slug }}
            className={`${linkClass()} inline-block py-2.5 wrap-anywhere`}
          >
            {`Voltar a ${titulo}`}
          </Link>
        </p>
      }
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
        <Picture
          src={imagem}
          alt={imagem_alt}
          sizes="(min-width: 48rem) 21rem, 88vw"
          eager
          className="aspect-video w-full max-w-sm rounded-md bg-area-soft object-cover"
        />
        {!isOwn && (
          <p className="text-muted">
            Sem uma imagem própria, aparece um desenho, escolhido pelo nome e pela área do primeiro curso do
            programa.
          </p>
        )}
      </section>
      <PictureForm
        picture={{ versao_imagem, imagem_alt }}
        isOwn={isOwn}
        textHint="O que se vê, para quem não vê a imagem e para buscadores: “Eletricista no telhado, entre painéis solares”."
        answer={sent}
      />
      {isOwn && <RemovePictureForm versao_imagem={versao_imagem} text="Retirar a imagem" answer={removed} />}
    </CatalogueDeskPage>
  );
}
