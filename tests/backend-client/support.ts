import { createBackendClient } from '#/storefront/backend-client/backend-client.server.ts';
import type { FailedCall } from '#/storefront/backend-client/backend-fetch.server.ts';
import { startDeadline, type Deadline } from '#/storefront/backend-client/outage/deadline.server.ts';
import { openSessionJar } from '#/storefront/backend-client/session/session-jar.server.ts';

/** An unsigned token with the shape the storefront reads; the storefront never verifies one. */
export function userToken(loginId: number, personId: number, marker = ''): string {
  return jwt({ sub: JSON.stringify({ idLogin: loginId, idPessoa: personId }), marker });
}

export function jwt(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(payload)}.x`;
}

export interface PageOptions {
  backendSecret?: string;
  pause?: () => Promise<void>;
  /** For all calls of the page together; far more than any needs when left out. */
  deadline?: Deadline;
  shown?: string;
}

export function openPage(
  backendUrl: string,
  cookieHeader = '',
  {
    backendSecret,
    pause = () => Promise.resolve(),
    deadline = startDeadline(600_000),
    shown,
  }: PageOptions = {},
) {
  const setCookies: string[] = [];
  const logged: FailedCall[] = [];
  /** How long it would have waited. */
  const pauses: number[] = [];
  const jar = openSessionJar({
    cookieHeader,
    production: false,
    sendToBrowser: (header) => setCookies.push(header),
  });
  const client = createBackendClient({
    backendUrl,
    backendSecret,
    currentRequest: () => ({
      jar,
      deadline,
      ...(shown !== undefined && { shownSession: shown }),
      requestId: 'request-0001',
      ip: '203.0.113.7',
      userAgent: 'Firefox',
    }),
    log: (call) => logged.push(call),
    pause: async (ms) => {
      pauses.push(ms);
      await pause();
    },
  });
  return { client, jar, setCookies, logged, pauses };
}

export const person = {
  idPessoa: 7,
  nome: 'Ana Souza',
  cpf: null,
  nascimento: null,
  telefones: [],
  temTelefone: false,
  tipoLogin: 'ALUNO',
  idLoginContactCenter: null,
  login: { email: 'ana@example.com' },
  emailPrincipal: null,
  emailConfirmado: false,
};
