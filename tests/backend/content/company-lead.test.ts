import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companyLeads } from '#/backend/db/schema/content.ts';
import { brand } from '#/backend/db/schema/school.ts';
import { logins, outbox } from '#/backend/db/schema/identity.ts';
import { sendMails } from '#/backend/app/send-mails.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { registerShopper } from '../../support/backend/registration.ts';
import { eventually } from '../../support/eventually.ts';

const server = withMailServer();
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ smtpUrl: server.url });
  await backend.db
    .insert(brand)
    .values({ id: 1, versao: 1, dados: { nome: 'A', email: 'loja@a.example' }, alterada_em: new Date() });
});
afterAll(() => backend.stop());
beforeEach(() => backend.services.throttle.reset('company-lead-address', '127.0.0.1'));

let count = 0;
const makeLead = () => ({
  empresa: 'Metalúrgica Hoffmann Ltda',
  cnpj: '11.222.333/0001-81',
  nome: 'Juliana Hoffmann',
  email: `juliana.${++count}@empresa.example`,
  telefone: '(47) 99123-0001',
  cidade: 'Joinville',
  pessoas: 25,
  mensagem: 'Precisamos de <b>NR-12</b> no turno da noite.',
  aceite: true,
});
const send = (body: object) => new ApiClient(() => backend.url).post('/api/empresa-contato', body);
const stored = () => backend.db.select().from(companyLeads);

describe('POST /api/empresa-contato', () => {
  it('keeps what the company left, with the version of the text agreed to (CONTENT-3)', async () => {
    const lead = makeLead();
    const { status, body } = await send({ ...lead, email: lead.email.toUpperCase() });
    expect([status, body]).toEqual([200, { status: 'RECEBIDO' }]);
    const { aceite: _given, ...fields } = lead;
    expect(await stored()).toMatchObject([
      { ...fields, cnpj: '11222333000181', telefone: '47991230001', versao_consentimento: '2026-11' },
    ]);
  });

  it('has no say in the headers of a mail: lines and addresses in its words stay words', async () => {
    const inject = '\r\nBcc: vitima@exemplo.com.br\r\nX-Evil: 1\r\n\r\n<script>alert(1)</script>';
    const lead = makeLead();
    expect((await send({ ...lead, nome: `Ana Souza${inject}` })).status).toBe(422);
    expect((await send({ ...lead, email: `ana@exemplo.com.br${inject}` })).status).toBe(422);
    const words = { empresa: `Metal${inject}`, cidade: `Itajaí${inject.slice(0, 40)}`, mensagem: inject };
    expect((await send({ ...lead, ...words })).status).toBe(200);
    await sendMails(backend.services);
    const webhook = await eventually(() => {
      const found = server.mailsTo('loja@a.example').find(({ text }) => text?.includes(lead.email));
      expect(found).toBeDefined();
      return found!;
    });
    expect(webhook.envelope.to).toEqual(['loja@a.example']);
    expect(webhook.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(webhook.bcc ?? []).toEqual([]);
    expect(webhook.html).not.toContain('<script>alert');
    expect(server.mailsTo('vitima@exemplo.com.br')).toEqual([]);
  });

  it('confirms by mail without a word of the stranger, and tells the shop everything', async () => {
    const lead = makeLead();
    await send(lead);
    await sendMails(backend.services);
    const [confirmation, webhook] = await eventually(() => {
      const mails = [
        server.mailsTo(lead.email, 'Recebemos o pedido da sua empresa')[0],
        server.mailsTo('loja@a.example').find(({ text }) => text?.includes(lead.email)),
      ];
      for (const mail of mails) expect(mail).toBeDefined();
      return mails as [NonNullable<(typeof mails)[0]>, NonNullable<(typeof mails)[1]>];
    });
    expect(confirmation.text).toContain('Olá, Juliana.');
    expect(confirmation.text).toContain('25 pessoas');
    for (const foreign of [lead.empresa, lead.cidade, 'NR-12']) {
      expect(confirmation.text).not.toContain(foreign);
      expect(confirmation.html).not.toContain(foreign);
    }
    for (const fact of [lead.empresa, lead.cnpj, lead.nome, lead.telefone, lead.cidade, lead.mensagem]) {
      expect(webhook.text).toContain(fact);
    }
    // The mail's own tags aside: one of them keeps 'NR-12' on its line.
    expect(String(webhook.html).replaceAll(/<[^>]*>/g, '')).toContain('&lt;b&gt;NR-12');
  });

  it.each([
    [{ empresa: ' ' }, 'empresa', 'Este campo é obrigatório.'],
    [{ cnpj: '11.222.333/0001-80' }, 'cnpj', 'CNPJ inválido.'],
    [{ cnpj: '' }, 'cnpj', 'Este campo é obrigatório.'],
    [{ nome: 'J4' }, 'nome', 'Informe um nome de pelo menos 3 letras, sem números.'],
    [{ email: 'juliana' }, 'email', 'Informe um e-mail válido'],
    [{ telefone: '(20) 99123-0001' }, 'telefone', 'Informe um telefone válido'],
    [{ cidade: '' }, 'cidade', 'Este campo é obrigatório.'],
    [{ pessoas: 0 }, 'pessoas', 'Informe um número de 1 a 100.000.'],
    [{ pessoas: 1.5 }, 'pessoas', 'Informe um número de 1 a 100.000.'],
    [{ mensagem: 'x'.repeat(2001) }, 'mensagem', 'A mensagem deve ter no máximo 2.000 caracteres'],
    [{ aceite: false }, 'aceite', 'Precisamos da sua autorização para entrar em contato.'],
  ])('refuses %j by its field and keeps nothing', async (change, field, message) => {
    const lead = { ...makeLead(), ...change };
    const { status, body } = await send(lead);
    expect(status).toBe(422);
    expect(body.campos).toEqual({ [field]: [message] });
    expect((await stored()).map(({ email }) => email)).not.toContain(lead.email);
  });

  it('writes to one address five times an hour at most, anyone who asks', async () => {
    const lead = makeLead();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await send(lead)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const messages = await backend.db.select().from(outbox);
    expect(messages.filter(({ destinatario }) => destinatario === lead.email)).toHaveLength(5);
  });

  it('asks for timeout after 20 calls from one address within an hour', async () => {
    const statuses = [];
    for (let index = 0; index < 21; index += 1) statuses.push((await send(makeLead())).status);
    expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
    expect(statuses[20]).toBe(429);
  });

  it('is part of what its contact may export, and goes with their account', async () => {
    const client = new ApiClient(() => backend.url);
    const person = await registerShopper(client);
    await backend.db
      .update(logins)
      .set({ email_confirmado_em: new Date() })
      .where(eq(logins.email, person.email));
    await send({ ...makeLead(), email: person.email });
    const exported = await client.get<{ pedidos_de_empresa: object[] }>('/api/meus-dados');
    expect(exported.body.pedidos_de_empresa).toMatchObject([{ empresa: 'Metalúrgica Hoffmann Ltda' }]);
    const erased = await client.delete('/api/minha-conta', { body: { senha: person.senha } });
    expect(erased.status).toBeLessThan(300);
    expect((await stored()).map(({ email }) => email)).not.toContain(person.email.toLowerCase());
  });
});
