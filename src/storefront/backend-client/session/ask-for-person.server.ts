import type { AskedWithPerson, OwnOfPage, PersonData } from '#/contract/identity/session.ts';
import { isRefusal, PublicError } from '#/domain/request/public-error.ts';
import { backend } from '../backend.server.ts';

/** Milliseconds a page waits to know who opens it: three tries of a refresh fit in, and some time is left. */
const timeoutMs = 3200;

let refusesMore = false;

/**
 * The person of the session, and what else was asked for as far as the backend has it. One that refuses that
 * is asked for the person alone, now and later.
 * @throws {PublicError} as every call; 401 once nobody is signed in
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
