import { expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { eventually } from '../../support/eventually.ts';

const backend = withBackend();
const visitor = () => new ApiClient(() => backend.current.url);

interface StoredMail {
  id: number;
  para: string;
  assunto: string;
  enviadoEm: string;
}

test('without SMTP the embedded shop keeps its mails where a developer can read them', async () => {
  const { email } = await registerShopper(visitor());
  await sendMails(backend.current.services);
  const mails = await eventually(async () => {
    const { body } = await visitor().get<StoredMail[]>('/api/caixa-de-entrada');
    const mine = body.filter(({ para }) => para === email);
    expect(mine.map(({ assunto }) => assunto).toSorted()).toEqual([
      'Confirme seu e-mail',
      'Sua conta em localhost está pronta',
    ]);
    return mine;
  });
  const confirmation = mails.find(({ assunto }) => assunto === 'Confirme seu e-mail')!;
  const { body } = await visitor().get<{ texto: string; html: string }>(
    `/api/caixa-de-entrada/${confirmation.id}`,
  );
  const link = /http:\/\/localhost:3000\/confirme-seu-email\?token=[\w-]{43}/;
  expect(body.texto).toMatch(link);
  expect(body.html).toMatch(link);
});

test('an unknown mail is not found', async () => {
  expect((await visitor().get('/api/caixa-de-entrada/999999')).status).toBe(404);
});
