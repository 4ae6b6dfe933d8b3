import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { insertMessage } from '#/backend/mail/outbox-repository.ts';
import type { DeskMail, ListedMail, MailChange, MailPreview } from '#/contract/words/mail-words.ts';
import type { Standing } from '#/domain/school/standing.ts';
import type { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { eventually } from '../../support/eventually.ts';
import { withMailServer } from '../../support/mail/with-mail-server.ts';
import { enterAs } from '../account/role-clients.ts';

const server = withMailServer();
let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await startTestBackend({
    seed: true,
    smtpUrl: server.url,
    publicUrl: 'http://loja.example:8080',
  });
  admin = await enterAs('ADMIN', () => backend.url);
});
afterAll(() => backend.stop());

const path = (tipo: string) => `/api/gestao/emails/${tipo}`;
const read = async (tipo: string) => (await admin.get<DeskMail>(path(tipo))).body;
const nothing = { assunto: '', abertura: '', fechamento: '' };
const save = async (tipo: string, words: object) =>
  admin.put(path(tipo), { ...nothing, ...words, versao: (await read(tipo)).versao });

let count = 0;
async function receive(tipo: string, dados: object, to = `pessoa.${++count}@exemplo.com.br`) {
  const before = server.mailsTo(to).length;
  await insertMessage(backend.db, { tipo, destinatario: to, dados: { ...dados } }, backend.now());
  await sendMails(backend.services);
  return eventually(() => {
    const mail = server.mailsTo(to).slice(before).at(-1);
    expect(mail).toBeDefined();
    return mail!;
  });
}

const account = { nome: 'Ana Souza', id_login: 1 };
const purchase = { nome: 'Ana Souza', codigo_compra: '01JABCDEFGHJKMNPQRSTVWXYZ0', total_centavos: 123_450 };

test('a mail that is sent after the change carries the words of the school around what the shop says', async () => {
  const own = (await read('pagamento-recebido')).assunto_da_loja;
  expect(
    await save('pagamento-recebido', {
      assunto: 'Pagamento na {{escola}}: está tudo certo',
      abertura: 'Que **bom**, {{ nome }}!\n\n- Chegue cedo\n- [Como chegar](/fale-conosco)',
      fechamento: 'Abraços, equipe {{escola}}',
    }),
  ).toMatchObject({ status: 200, body: { versao: 1 } });
  const mail = await receive('pagamento-recebido', purchase);
  expect(mail.subject).toBe('Pagamento na Vitrine: está tudo certo');
  const positions = [
    'Pagamento recebido',
    'Olá, Ana.',
    'Que bom, Ana!',
    'Chegue cedo',
    'http://loja.example:8080/fale-conosco',
    'Recebemos seu pagamento',
    '1.234,50',
    '/minhas-compras/01JABCDEFGHJKMNPQRSTVWXYZ0',
    'Abraços, equipe Vitrine',
    'foi enviado automaticamente',
  ].map((words) => mail.text!.indexOf(words));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  expect(mail.html).toContain('<strong>bom</strong>');
  expect((await read('pagamento-recebido')).previa.texto).toContain('Abraços, equipe Vitrine');

  const { versao } = await read('pagamento-recebido');
  expect(await admin.post(`${path('pagamento-recebido')}/desfazer`, { versao, mudanca: null })).toMatchObject(
    {
      status: 200,
    },
  );
  expect((await receive('pagamento-recebido', purchase)).subject).toBe(own);
  const { body } = await admin.get<{ itens: MailChange[] }>(
    `${path('pagamento-recebido')}/historico?pagina=1`,
  );
  expect(body.itens.map(({ depois }) => depois.abertura)).toEqual([
    '',
    expect.stringContaining('Que **bom**'),
  ]);
  const back = { versao: versao + 1, mudanca: body.itens[0]!.id };
  expect(await admin.post(`${path('pagamento-recebido')}/desfazer`, back)).toMatchObject({ status: 200 });
  expect((await receive('pagamento-recebido', purchase)).subject).toContain('está tudo certo');
});

test('every mail that can be edited shows the opening and the closing in both parts', async () => {
  const { body } = await admin.get<ListedMail[]>('/api/gestao/emails');
  const editable = body.filter(({ editavel }) => editavel);
  expect(editable.length).toBeGreaterThan(40);
  for (const { tipo } of editable) {
    const words = { ...nothing, abertura: 'Abertura da escola.', fechamento: 'Fechamento da escola.' };
    const { body: preview } = await admin.post<MailPreview>(`${path(tipo)}/previa`, words);
    for (const part of [preview.html, preview.texto]) {
      expect(part.split('Abertura da escola.').length, tipo).toBe(2);
      expect(part.split('Fechamento da escola.').length, tipo).toBe(2);
    }
  }
  for (const tipo of ['senha-alterada', 'esqueci-senha', 'empresa-contato', 'nao-existe']) {
    const sent = await admin.put(path(tipo), { ...nothing, abertura: 'Oi.', versao: 0 });
    expect(sent, tipo).toMatchObject({ status: 404, body: { codigo: 'EMAIL_NAO_ENCONTRADO' } });
  }
});

describe('refused, and nothing of it is stored', () => {
  test.each([
    ['an unknown field', 'abertura', 'Oi.\n\nVeja {{preco}}', 'Linha 3: o campo {{preco}} não existe'],
    ['a field of another mail', 'fechamento', '{{turma}}', 'Linha 1: o campo {{turma}} não existe'],
    ['a field in English', 'abertura', 'Hi {{name}}', 'o campo {{name}} não existe'],
    ['fields of another program', 'abertura', 'Oi, %nome%', 'Linha 1: “%nome%” não é um campo'],
    ['a template literal', 'abertura', 'Oi\nOi, ${nome}', 'Linha 2: “${nome}” não é um campo'],
    ['an open field', 'fechamento', 'Oi, {{nome', 'Linha 1: “{{nome” não é um campo'],
    ['a name in the subject', 'assunto', 'Oi, {{nome}}', 'não pode ficar no assunto'],
    ['HTML', 'abertura', '<script>alert(1)</script>', 'HTML não é aceito'],
    ['an unsafe link', 'fechamento', '[clique](javascript:alert(1))', 'não é aceito'],
    ['a picture', 'abertura', '![x](https://a.example/x.png)', 'Imagens não são aceitas'],
    ['a header', 'assunto', 'Oi\r\nBcc: todos@exemplo.com.br', 'Escreva em uma linha só.'],
    ['a control sign', 'assunto', 'Oi\u0007', 'Escreva em uma linha só.'],
  ])('%s', async (_, field, text, message) => {
    const before = await read('boas-vindas');
    const sent = await save('boas-vindas', { [field]: text });
    expect(sent).toMatchObject({
      status: 422,
      body: { campos: { [field]: [expect.stringContaining(message)] } },
    });
    expect(await read('boas-vindas')).toEqual(before);
  });
});

test('signs of Markdown and of headers in a name stay signs', async () => {
  await save('boas-vindas', { assunto: 'Bem-vindo: {{escola}}', abertura: 'Oi, {{nome}}!' });
  const mail = await receive('boas-vindas', {
    ...account,
    nome: '[x](https://mal.example)**\r\nBcc: a@b.co',
  });
  expect(mail.html).not.toContain('href="https://mal.example');
  expect(mail.subject).toBe('Bem-vindo: Vitrine');
  expect(mail.envelope.to).toHaveLength(1);
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
});

test('the second of two editors is told, and nothing is overwritten; both stand in the log', async () => {
  const { versao } = await read('matricula-confirmada');
  const put = (abertura: string) => admin.put(path('matricula-confirmada'), { ...nothing, abertura, versao });
  expect(await put('Primeira.')).toMatchObject({ status: 200 });
  expect(await put('Segunda.')).toMatchObject({ status: 409, body: { codigo: 'EMAIL_ALTERADO' } });
  expect((await read('matricula-confirmada')).abertura).toBe('Primeira.');
  const { body } = await admin.get<{ itens: { acao: string; objeto: string; dados: object }[] }>(
    '/api/gestao/registro?pagina=1',
  );
  expect(body.itens.find(({ objeto }) => objeto === 'e-mail matricula-confirmada')).toMatchObject({
    acao: 'ALTEROU_TEXTO_DE_EMAIL',
    dados: { antes: nothing, depois: { ...nothing, abertura: 'Primeira.' } },
  });
});

test('a test goes to who asks, with what is typed and not yet saved', async () => {
  const words = { ...nothing, assunto: 'Assunto novo', abertura: 'Ainda não salvo.' };
  const { body } = await admin.post<{ linhas: Standing[] }>(`${path('boleto-a-vencer')}/teste`, words);
  expect(body.linhas[0]?.texto).toMatch(/^E-mail: entregue ao servidor para admin@vitrine\.dev/);
  const [mail] = server.mailsTo('admin@vitrine.dev', 'Teste: Assunto novo');
  expect(mail?.text).toContain('Ainda não salvo.');
  expect(mail?.text).toContain('Seu boleto vence em');
  expect((await read('boleto-a-vencer')).versao).toBe(0);
});
