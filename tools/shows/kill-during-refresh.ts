import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { openAddressThatStays } from '../../tests/support/address-that-stays.ts';
import { runProgram, type RunningProgram } from '../../tests/backend/identity/support/run-program.ts';
import { openPage } from '../../tests/backend-client/support.ts';
import { ApiClient } from '../../tests/support/backend/api-client.ts';
import { registerShopper } from '../../tests/support/backend/registration.ts';

// `npm run show:kill`: kills the backend (SIGKILL) while a page refreshes the session, again and again; the
// user must stay signed in.

const refresh = 'PUT /api/refreshTokenUser';
const moments: { name: string; afterMs: number | 'answered' }[] = [
  { name: 'as the request arrives', afterMs: 0 },
  ...[1, 2, 4, 8, 16].map((ms) => ({ name: `${ms} ms after it arrived`, afterMs: ms })),
  { name: 'once it had decided, its answer lost', afterMs: 'answered' },
];

const folder = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
const address = await openAddressThatStays();
let backend: RunningProgram | undefined;
let minutes = 0;

async function startBackend(): Promise<void> {
  const file = new URL('../../tests/backend/identity/support/backend-instance.ts', import.meta.url);
  backend = runProgram(file, [folder, String(minutes * 60_000)]);
  address.target = await backend.nextLine();
}

async function killBackend(): Promise<void> {
  address.target = null;
  address.cut();
  await backend?.kill();
}

const generationOf = (token: string | undefined) => (token ? Number(decodeJwt(token)['gen']) : undefined);

/**
 * Has the backend killed at a moment of the next refresh, unless that is over by then. Answers when it is
 * gone.
 */
function killAt(afterMs: number | 'answered'): () => Promise<void> | undefined {
  let killed: Promise<void> | undefined;
  const kill = () => {
    address.onRequest = undefined;
    address.loseResponseTo = undefined;
    killed ??= killBackend();
  };
  if (afterMs === 'answered') address.loseResponseTo = { requestLine: refresh, lost: kill };
  else {
    let isOver = false;
    const passedOn = () => void (afterMs === 0 ? kill() : pass(afterMs).then(() => isOver || kill()));
    address.onRequest = { requestLine: refresh, passedOn, answered: () => (isOver = true) };
  }
  return () => killed;
}

let failures = 0;
try {
  await startBackend();
  const client = new ApiClient(address.url);
  const { idPessoa } = await registerShopper(client);
  let cookies = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  console.log(`Person ${idPessoa} is signed in. Each time the token is 16 minutes old.\n`);
  for (const { name, afterMs } of moments) {
    await killBackend();
    minutes += 16;
    await startBackend();
    const killed = killAt(afterMs);
    const restart = async () => {
      await killed();
      if (address.target === null) await startBackend();
    };
    const page = openPage(address.url, cookies, { pause: restart });
    const before = generationOf(page.jar.get('userToken'));
    const asking = page.client.session.getPersonData({}, { context: { timeoutMs: 60_000 } });
    const answer = await asking.then(
      (person) => `the page got person ${person.idPessoa}`,
      (error: Error) => `the page failed: ${error.message}`,
    );
    const rotations = (generationOf(page.jar.get('userToken')) ?? NaN) - (before ?? NaN);
    const lost = page.setCookies.some((cookie) => /max-age=0/i.test(cookie));
    const isWell = answer.endsWith(`person ${idPessoa}`) && rotations === 1 && !lost;
    if (!isWell) failures++;
    const tries = page.pauses.length + 1;
    const when = killed() ? `killed ${name}` : `not killed ${name}, when all was over`;
    console.log(
      `${isWell ? 'ok  ' : 'FAIL'} ${when}: ${answer}; tries of the refresh: ${tries}, rotations: ${rotations}`,
    );
    await killed();
    cookies = page.jar.header();
  }
} finally {
  await killBackend();
  await address.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? '\nNobody was signed out.' : `\n${failures} went wrong.`);
process.exitCode = failures === 0 ? 0 : 1;
