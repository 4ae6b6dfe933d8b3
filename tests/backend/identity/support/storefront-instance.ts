import { createInterface } from 'node:readline';
import { openPage } from '../../../backend-client/support.ts';

const [backendUrl, cookieHeader, count] = process.argv.slice(2);

export interface PageOutcome {
  /** Of the person that was read; undefined when that failed. */
  idPessoa: number | undefined;
  setCookies: string[];
}

async function answerPage(): Promise<PageOutcome> {
  const { client, setCookies } = openPage(backendUrl!, cookieHeader);
  const person = await client.session
    .getPersonData({}, { context: { timeoutMs: 60_000 } })
    .catch(() => undefined);
  return { idPessoa: person?.idPessoa, setCookies };
}

console.log('ready');
for await (const _line of createInterface({ input: process.stdin })) {
  const outcomes = await Promise.all(Array.from({ length: Number(count) }, answerPage));
  console.log(JSON.stringify(outcomes));
  break;
}
