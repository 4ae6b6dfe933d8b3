import type { DeskTeacher } from '#/contract/catalogue/teacher-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { TeacherPhoto } from '#/storefront/shared/course/teacher/teacher-photo.tsx';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { PictureForm, RemovePictureForm } from '../picture/picture-form.tsx';

interface TeacherPhotoPageProps {
  teacher: DeskTeacher;
  answer: FormAnswer | undefined;
}

export function TeacherPhotoPage({ teacher, answer }: TeacherPhotoPageProps) {
  const { slug, nome, imagem, imagem_alt, versao_imagem } = teacher;
  const [sent, removed] = [answerTo(answer, 'enviar'), answerTo(answer, 'retirar')];
  const message = sent?.done?.mensagem ?? removed?.done?.mensagem;
  return (
    <CatalogueDeskPage
      of="professores"
      title={`Foto de ${nome}`}
      lead="Uma foto de pelo menos 640 × 640 pontos. Ela é cortada em um quadrado; o que mais chama a atenção fica."
      actions={
        <p>
          <Link
            to="/gestao/professores/$slug"
            params={{ slug }}
            className={`${linkClass()} inline-block py-2.5`}
          >
            Voltar aos dados do professor
          </Link>
        </p>
      }
    >
      {message !== undefined && (
        <Alert tone="success" live>
          {message}
        </Alert>
      )}
      {imagem !== null && <TeacherPhoto src={imagem} alt={imagem_alt} size="large" />}
      <PictureForm
        picture={{ versao_imagem, imagem_alt }}
        isOwn={imagem !== null}
        textHint="O que se vê, para quem não vê a foto e para buscadores: “Ana Souza de jaleco na oficina de solda”."
        answer={sent}
      />
      {imagem !== null && (
        <RemovePictureForm versao_imagem={versao_imagem} text="Retirar a foto" answer={removed} />
      )}
    </CatalogueDeskPage>
  );
}
