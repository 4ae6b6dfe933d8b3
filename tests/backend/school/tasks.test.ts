import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { startJobs } from '#/backend/jobs/job-runner.ts';
import { insertMessage } from '#/backend/mail/outbox-repository.ts';
import type { ShownAct } from '#/contract/school/audit.ts';
import type { ShownTask, UnsentMail } from '#/contract/school/tasks.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { enterAs } from '../account/role-clients.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true, smtpUrl: server.url });
});
afterAll(() => backend.stop());

interface Tasks {
  tarefas: ShownTask[];
  emails: { na_fila: number; tentando: number; abandonados: number; enviados: number; com_saida: boolean };
}

const path = '/api/gestao/tarefas';

test('a job that fails is said first, with why, until it goes well again', async () => {
  const client = await enterAs('ADMIN', () => backend.url);
  const find = async () => (await client.get<Tasks>(path)).body.tarefas;
  expect((await find()).find(({ nome }) => nome === 'check-money')).toMatchObject({ situacao: 'NUNCA' });
  let fails = true;
  const run = async () => {
    if (fails) throw new Error('Failed query: … params: 52998224725', { cause: new Error('o banco caiu') });
  };
  const runner = startJobs([{ name: 'check-money', everySeconds: 0, run }], backend.services, null);
  await runner.runDue();
  await runner.runDue();
  expect((await find())[0]).toMatchObject({
    nome: 'check-money',
    titulo: 'Conferir devoluções e contestações',
    situacao: 'FALHOU',
    erro: 'o banco caiu',
    falhas: 2,
  });
  fails = false;
  await runner.runDue();
  await runner.stop();
  expect((await find()).find(({ nome }) => nome === 'check-money')).toMatchObject({
    situacao: 'EM_DIA',
    terminou_em: expect.any(String),
    falhou_em: expect.any(String),
    falhas: 0,
  });
});

test('a mail that can’t be sent is shown without its address, tried again when told, or discarded', async () => {
  const client = await enterAs('ADMIN', () => backend.url);
  await sendMails(backend.services);
  const enqueue = (destinatario: string) =>
    insertMessage(
      backend.db,
      { tipo: 'boas-vindas', destinatario, dados: { nome: 'Ana Souza', id_login: 1 } },
      backend.now(),
    );
  const list = async () => (await client.get<{ itens: UnsentMail[] }>(`${path}/emails`)).body.itens;
  const wanted = 'zulmira@exemplo.com.br';
  const unwanted = 'engano@exemplo.com.br';
  await enqueue(wanted);
  await enqueue(unwanted);
  server.refuse = (address) => new Error(`no such user <${address}>`);
  await sendMails(backend.services);
  const [first, second] = await list();
  expect([first, second]).toMatchObject([
    { nome: 'Boas-vindas', para: 'z***@e***.com.br', tentativas: 1, proxima_em: expect.any(String) },
    { nome: 'Boas-vindas', para: 'e***@e***.com.br' },
  ]);
  expect(first!.erro).toContain('no such user');
  expect(JSON.stringify([first, second])).not.toContain('zulmira');
  expect((await client.get<Tasks>(path)).body.emails).toMatchObject({ tentando: 2, com_saida: true });

  server.refuse = undefined;
  await sendMails(backend.services);
  expect(server.mailsTo(wanted)).toHaveLength(0);
  expect((await client.post(`${path}/emails/${first!.id}/envio`)).status).toBe(200);
  expect((await client.post(`${path}/emails/${second!.id}/descarte`)).status).toBe(200);
  await sendMails(backend.services);
  expect(server.mailsTo(wanted)).toHaveLength(1);
  expect(await list()).toEqual([]);
  expect(await client.post(`${path}/emails/${first!.id}/envio`)).toMatchObject({
    status: 404,
    body: { codigo: 'EMAIL_NAO_ENCONTRADO' },
  });
  const log = await client.get<{ itens: ShownAct[] }>('/api/gestao/registro?objeto=e-mail');
  expect(log.body.itens.map(({ acao, objeto }) => [acao, objeto])).toEqual([
    ['DESCARTOU_EMAIL', `e-mail ${second!.id}`],
    ['REENVIOU_EMAIL', `e-mail ${first!.id}`],
  ]);
  backend.moveClock(7 * 3_600_000);
  await sendMails(backend.services);
  expect(server.mailsTo(unwanted)).toHaveLength(0);
});
