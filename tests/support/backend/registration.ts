import type * as v from 'valibot';
import type { registrationSchema } from '#/contract/identity/session.ts';
import { parseDay } from '#/domain/time/calendar-day.ts';
import type { ApiClient } from './api-client.ts';
import { makePerson } from '../person.ts';

export type Registration = v.InferInput<typeof registrationSchema>;

export function makeRegistration(): Registration {
  const { nascimento, ...person } = makePerson();
  return { ...person, nascimento: parseDay(nascimento)!, aceites: { termos: true, novidades: false } };
}

export async function registerShopper(
  client: ApiClient,
  known: Partial<Registration> = {},
): Promise<Registration & { idPessoa: number }> {
  const registration = { ...makeRegistration(), ...known };
  const { status, body } = await client.post<{ idPessoa: number }>('/api/cadastro', registration);
  if (status !== 201) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`);
  return { ...registration, idPessoa: body.idPessoa };
}
