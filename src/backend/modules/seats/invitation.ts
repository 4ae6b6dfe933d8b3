import { randomBytes } from 'node:crypto';
import type { Database } from '#/backend/db/database.ts';
import { BackendError } from '#/backend/http/backend-error.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { hashOneTimeToken } from '#/backend/modules/identity/link/one-time-token.ts';
import { findInvitationByHash, setInvitationHash } from './waiting-list-repository.ts';

/** The same error for a link that never existed, was used, or is too old. */
const deadInvitation = () =>
  new BackendError(410, 'CONVITE_SEM_VALIDADE', 'Este convite já foi usado ou passou das 24 horas.');

export async function issueInvitationToken(db: Database, id: number): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  return (await setInvitationHash(db, id, hashOneTimeToken(token))) ? token : undefined;
}

/** A session of another account gets the error of an unknown link. @throws 410 `CONVITE_SEM_VALIDADE` */
export async function getInvitation(db: Database, now: Date, personId: number | null, token: string) {
  const place = await findInvitationByHash(db, hashOneTimeToken(token), now);
  const isForeign = personId !== null && place?.id_pessoa !== personId;
  if (!place?.convite_expira_em || isForeign) throw deadInvitation();
  const offer = await findOfferOfCourse(db, place.id_oferta, now);
  if (!offer) throw deadInvitation();
  return {
    ...offer,
    expira_em: place.convite_expira_em.toISOString(),
    agora_servidor: now.toISOString(),
    minha: place.id_pessoa === personId,
  };
}
