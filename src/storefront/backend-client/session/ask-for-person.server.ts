import type { AskedWithPerson, OwnOfPage, PersonData } from '#/contract/identity/session.ts';
import { isRefusal, PublicError } from '#/domain/request/public-error.ts';
import { backend } from '../backend.server.ts';

/** Milliseconds: enough for three attempts of a refresh. */
const timeoutMs = 3200;

let refusesMore = false;

/**
 * A backend that refuses the extra fields is asked for the person alone from then on.
 * @throws {PublicError} as every call; 401 without a session
 */
export async function askForPerson(asked: AskedWithPerson): Promise<PersonData & OwnOfPage> {
  const ask = (question: AskedWithPerson) =>
    backend().session.getPersonData(question, {
      context: { timeoutMs, needsSession: true, doNotLogOut: true },
    });
  if (refusesMore || Object.keys(asked).length === 0) return ask({});
  try {
    return await ask(asked);
  } catch (error) {
    if (!isAboutQuestion(error)) throw error;
    const person = await ask({});
    refusesMore = true;
    return person;
  }
}

function isAboutQuestion(error: unknown): boolean {
  return error instanceof PublicError && isRefusal(error.status) && ![401, 403].includes(error.status);
}
