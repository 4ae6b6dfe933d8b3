import type { Database } from '#/backend/db/database.ts';
import { getWaitingPlace } from '#/backend/modules/seats/waiting-place.ts';
import type { EnrolmentRow } from './enrolment-repository.ts';

export async function hasLostPlace(
  db: Database,
  { estado, id_pessoa, id_oferta }: Pick<EnrolmentRow, 'estado' | 'id_pessoa' | 'id_oferta'>,
  now: Date,
): Promise<boolean> {
  if (estado !== 'LISTA_ESPERA') return false;
  const place = await getWaitingPlace(db, now, id_pessoa, id_oferta);
  return place.posicao === null && place.convite_expira_em === null;
}
