import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { insertMessage } from '#/backend/mail/outbox-repository.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import type { ReceivedMail } from '../../support/mail/mail-server.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { eventually } from '../../support/eventually.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../checkout/buyer.ts';

const server = withMailServer();
let backend: TestBackend;
let shopper: Awaited<ReturnType<typeof registerShopper>>;
beforeAll(async () => {
  backend = await startTestBackend({
    smtpUrl: server.url,
    publicUrl: 'http://loja.example:8080',
    clock: noon,
  });
  shopper = await registerShopper(new ApiClient(backend.url));
});
afterAll(() => backend.stop());

let count = 0;
async function receive(tipo: string, dados: Record<string, unknown>, to?: string): Promise<ReceivedMail> {
  const destinatario = to ?? `pessoa.${++count}@exemplo.com.br`;
  const before = server.mailsTo(destinatario).length;
  await insertMessage(backend.db, { tipo, destinatario, dados }, backend.now());
  await sendMails(backend.services);
  return eventually(() => {
    const mail = server.mailsTo(destinatario).slice(before).at(-1);
    expect(mail).toBeDefined();
    return mail!;
  });
}

const purchase = { nome: 'Ana Souza', codigo_compra: '01JABCDEFGHJKMNPQRSTVWXYZ0', total_centavos: 123_450 };
const account = { nome: 'Ana Souza', id_login: 1 };

describe.each([
  ['boas-vindas', account, 'Sua conta em loja.example está pronta', '/'],
  ['senha-alterada', account, 'Sua senha foi trocada', '/esqueceu-sua-senha'],
  ['email-alterado', account, 'O e-mail da sua conta mudou', '/minha-conta'],
  ['cobranca-criada', purchase, 'Seu Pix está pronto para pagar', '/pix/01JABCDEFGHJKMNPQRSTVWXYZ0'],
  ['pagamento-recebido', purchase, 'Recebemos seu pagamento', '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0'],
  [
    'pagamento-tardio',
    purchase,
    'Seu pagamento chegou depois do prazo',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
  ],
  [
    'matricula-confirmada',
    purchase,
    'Sua matrícula está confirmada',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
  ],
  [
    'devolucao-concluida',
    { ...purchase, devolvido_centavos: 9900 },
    'Devolvemos seu pagamento',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
  ],
  [
    'desistencia-registrada',
    { ...purchase, devolvido_centavos: 9900 },
    'Sua desistência está registrada',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
  ],
  [
    'devolucao-nao-realizada',
    { ...purchase, devolvido_centavos: 9900, destino: null },
    'Precisamos de uma conta para devolver seu dinheiro',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
  ],
] as const)('the mail %s', (tipo, dados, subject, path) => {
  test('says the same in both parts, with a link into the shop', async () => {
    const mail = await receive(tipo, dados);
    expect(mail.subject).toBe(subject);
    expect(mail.from).toMatchObject({ name: 'loja.example', address: 'nao-responda@loja.example' });
    const url = `http://loja.example:8080${path}`;
    for (const part of [mail.text!, mail.html!]) {
      expect(part).toContain('Olá, Ana.');
      expect(part).toContain(url);
    }
  });
});

describe('every mail', () => {
  test('shows amounts as reais', async () => {
    const mail = await receive('pagamento-recebido', purchase);
    expect(mail.text!.replaceAll('\u00A0', ' ')).toContain('Total: R$ 1.234,50');
  });

  test('of a refund names what went back, not what the purchase cost', async () => {
    const mail = await receive('devolucao-concluida', { ...purchase, devolvido_centavos: 9900 });
    for (const part of [mail.text!, mail.html!]) {
      expect(part.replaceAll('\u00A0', ' ')).toContain('R$ 99,00');
      expect(part.replaceAll('\u00A0', ' ')).not.toContain('1.234,50');
    }
  });

  test('of a late payment offers what its page does: another offer, or the money', async () => {
    const { text } = await receive('pagamento-tardio', purchase);
    for (const part of ['#outra-turma', '#dinheiro']) expect(text).toContain(part);
  });

  test('escapes what people typed', async () => {
    const nome = '<img/src=x> & "Ana\' Souza';
    const { html, text } = await receive('boas-vindas', { nome, id_login: 1 });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x&gt;');
    expect(text).toContain('<img src=x>');
  });

  test('is marked as automatic and keeps its id when it is tried again', async () => {
    const mail = await receive('boas-vindas', account);
    const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(mail.messageId).toMatch(/^<loja\.\d+\.\d+@loja\.example>$/);
  });
});

// FORM-1
test.each([
  ["D'Ávila Wolff-Schmidt", "D'Ávila"],
  ['Ana-Clara D’Ávila', 'Ana-Clara'],
])('%s is greeted by the whole first word', async (nome, first) => {
  const { html, text } = await receive('boas-vindas', { nome, id_login: 1 });
  expect(text).toContain(`Olá, ${first}.`);
  expect(html!.replaceAll('&#x27;', "'")).toContain(`Olá, ${first}.`);
});

describe('the mails with a link that is good once', () => {
  test.each([
    ['confirmar-email', /\/confirme-seu-email\?token=[\w-]{43}\s/],
    ['acesso-bloqueado', /\/trocasenha\/[\w-]{43}\/vitrine\s/],
  ])('%s leads to its page', async (tipo, link) => {
    const { nome, email } = shopper;
    const mail = await receive(tipo, { nome, id_login: await loginIdOf(email) }, email);
    expect(mail.text).toMatch(link);
  });
});

describe('the mails of a purchase', () => {
  beforeAll(async () => {
    await addTaxonomy(backend.db);
    await addCourse(backend.db, { id_produto: 1, titulo: 'Soldador' });
    await addOffer(backend.db, { id_produto: 1, id_oferta: 9 });
  });

  test('say which offer was bought by city, shift and start, not by its code', async () => {
    const buyer = await Buyer.register(backend.url);
    const { codigo, oferta } = await buyer.buy(9);
    const { text } = await receive('matricula-confirmada', { ...purchase, codigo_compra: codigo });
    expect(text).toContain('Curso: Soldador');
    expect(text).toContain(`Turma: ${offerName(oferta)}`);
    expect(text).not.toContain('T-9');
  });
});

async function loginIdOf(email: string): Promise<number> {
  const [row] = await backend.db.select().from(logins).where(eq(logins.email, email));
  return row!.id_login;
}
