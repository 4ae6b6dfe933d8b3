import type { Elements } from '#/storefront/ui/elements.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

/** A course as the shop will show it; what leads to enrolment does nothing yet. */
export function PreviewPage({ courseId, children }: { courseId: number; children: Elements }) {
  return (
    <>
      <div className="container-page py-4">
        <Alert
          tone="info"
          title="Prévia: só a equipe vê esta página"
          actions={
            <Link
              to="/gestao/cursos/$idCurso"
              params={{ idCurso: courseId }}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Voltar ao curso
            </Link>
          }
        >
          Os botões e links abaixo funcionam depois que o curso é publicado.
        </Alert>
      </div>
      <div inert>{children}</div>
    </>
  );
}
