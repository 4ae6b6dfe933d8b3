import { Link } from '#/storefront/shared/page/link.tsx';
import type { OwnEnrolment } from '#/contract/community/community.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';

interface OwnEnrolmentProps {
  course: { id_produto: number };
  enrolment: OwnEnrolment;
}

// COURSE-11
export function OwnEnrolmentAlert({ course, enrolment }: OwnEnrolmentProps) {
  const { title, text } = describe(enrolment);
  return (
    <Alert
      tone={enrolment.estado === 'LISTA_ESPERA' ? 'warning' : 'success'}
      title={title}
      actions={<OwnEnrolmentLink course={course} enrolment={enrolment} variant="primary" />}
    >
      {text}
    </Alert>
  );
}

export function OwnEnrolmentLink({
  course,
  enrolment,
  variant,
}: OwnEnrolmentProps & { variant: 'primary' | 'secondary' }) {
  return (
    <Link
      to="/inscricao/$courseId/$offerId"
      params={{ courseId: course.id_produto, offerId: enrolment.id_oferta }}
      className={buttonClass({ variant }, 'shrink-0 whitespace-nowrap')}
    >
      {enrolment.tem_convite ? 'Confirmar minha vaga' : 'Ver minha inscrição'}
    </Link>
  );
}

function describe({ estado, tem_convite }: OwnEnrolment): { title: string; text: string } {
  if (tem_convite)
    return { title: 'Há uma vaga guardada para você', text: 'Confirme antes que o prazo acabe.' };
  if (estado === 'LISTA_ESPERA')
    return { title: 'Você está na lista de espera', text: 'Avisamos por e-mail quando abrir uma vaga.' };
  if (estado === 'INSCRITA')
    return { title: 'Você já está inscrito', text: 'Nossa equipe está conferindo a inscrição.' };
  return { title: 'Você já está matriculado', text: 'Sua vaga nesta turma está garantida.' };
}
