import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import type { Session } from '../session.functions.ts';

export function SessionChanged({ person }: { person: Session['person'] }) {
  return (
    <div className="container-page py-4">
      <Alert tone="danger" live title="A conta aberta neste navegador mudou">
        {`${person && !person.is_contact_center ? `Agora é a de ${person.primeiroNome}. ` : ''}Nada do que estava na página anterior foi enviado. Confira os dados e, se quiser, envie de novo.`}
      </Alert>
    </div>
  );
}
