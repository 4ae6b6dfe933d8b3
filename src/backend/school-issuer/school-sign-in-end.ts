import { BackendError } from '#/backend/http/backend-error.ts';
import { codeOf, type SchoolSignInEnd, schoolSignInEnds } from '#/domain/staff/school-sign-in.ts';

const statuses: Partial<Record<SchoolSignInEnd, number>> = {
  'conta-da-escola-fora-do-ar': 503,
  'conta-da-escola-desligada': 404,
  'entrada-sem-validade': 410,
  'entrada-cancelada': 409,
};

/** 403 where the person is refused. */
export function schoolSignInEnd(end: SchoolSignInEnd, cause?: unknown): BackendError {
  return new BackendError(statuses[end] ?? 403, codeOf(end), schoolSignInEnds[end], undefined, { cause });
}
