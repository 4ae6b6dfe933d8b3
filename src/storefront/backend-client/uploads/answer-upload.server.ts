import { PublicError } from '#/domain/request/public-error.ts';
import { hasPermission, type Permission } from '#/domain/staff/permission.ts';
import { mayBeUpload } from '#/domain/request/request-limits.ts';
import { backend, currentRequest } from '../backend.server.ts';
import { discardBody } from './discard-body.server.ts';
import { requireMinimumRate, UploadTurns } from './upload-turns.server.ts';

const turns = new UploadTurns();

/** Seconds after which one more may be tried. */
const retryAfterSeconds = 5;

/**
 * Checks the session before it reads a large body (ENROLMENT-14).
 * @param permission that pages of the team ask for
 */
export async function answerUpload<Answer>(
  request: Request,
  answer: (request: Request) => Promise<Answer | Response>,
  permission?: Permission,
): Promise<Answer | Response> {
  if (!mayBeUpload(request)) return answer(request);
  const personId = await findUploader(permission);
  if (personId === undefined) {
    await discardBody(request);
    return seeOther(new URL(request.url).pathname);
  }
  const end = turns.take({ personId, address: currentRequest().ip });
  if (!end) {
    await discardBody(request);
    return new Response('Too many uploads', {
      status: 503,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': String(retryAfterSeconds) },
    });
  }
  try {
    return await answer(requireMinimumRate(request));
  } finally {
    end();
  }
}

async function findUploader(permission: Permission | undefined): Promise<number | undefined> {
  try {
    const { idPessoa, tipoLogin } = await backend().session.getPersonData({});
    return permission === undefined || hasPermission(tipoLogin, permission) ? idPessoa : undefined;
  } catch (error) {
    if (error instanceof PublicError && error.status === 401) return undefined;
    throw error;
  }
}

function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path } });
}
