import type { DeskDataRequest } from '#/contract/account/data-request.ts';
import { dataRequestStateLabels } from '#/domain/privacy/data-request.ts';
import { Badge, type BadgeTone } from '#/storefront/ui/display/badge.tsx';

const tones: Readonly<Record<DeskDataRequest['estado'], BadgeTone>> = {
  ABERTA: 'warning',
  EM_ANDAMENTO: 'blue',
  RESPONDIDA: 'success',
};

/** Whether a request is late, or how far it is. */
export function RequestState({ estado, atrasada }: Pick<DeskDataRequest, 'estado' | 'atrasada'>) {
  return atrasada ? (
    <Badge tone="danger">
      <span key="late">Fora do prazo</span>
    </Badge>
  ) : (
    <Badge tone={tones[estado]}>
      <span key={estado}>{dataRequestStateLabels[estado]}</span>
    </Badge>
  );
}
