import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendMails } from '#/backend/app/send-mails.ts';
import { auditLog } from '#/backend/db/schema/identity.ts';
import { enrolmentDocuments, enrolments } from '#/backend/db/schema/enrolment.ts';
import { forgetOldDocuments, scanDocuments } from '#/backend/modules/enrolment/document/scan-documents.ts';
import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '#/domain/enrolment/enrolment-document.ts';
import { readDocument } from '#/domain/enrolment/document-content.ts';
import { incomeDeclaration } from '#/domain/enrolment/income-declaration.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import {
  emptyZip,
  sampleHeic,
  sampleJpeg,
  samplePdf,
  samplePng,
} from '../../support/documents/sample-documents.ts';
import { signedPdf } from '../../support/documents/hostile-pdfs.ts';
import { registerStaff } from '../assisted/desk.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { apply, enrolmentOf, tryApply, tryGiveUp, tryTakeSeat } from './applicant.ts';

const backend = withBackend({ clock: noon });
const renda = { familiar: 2400.5, pessoas: 4, versao: incomeDeclaration.versao };
let ana: Buyer;
let beto: Buyer;
let supervisor: Buyer;
let nextOffer = 100;

beforeAll(async () => {
  const { db, url } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  ana = await Buyer.register(url);
  beto = await Buyer.register(url);
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
});

// Enrolments and documents of one account are counted.
beforeEach(async () => {
  await backend.current.db.execute(sql`DELETE FROM rate_limits`);
  await backend.current.db.delete(enrolments);
});

async function grantOffer(seats = 1): Promise<number> {
  const id_oferta = nextOffer++;
  await addOffer(backend.current.db, {
    id_produto: 1,
    id_oferta,
    tipo_oferta: 'BOLSA',
    preco_original_centavos: 0,
    preco_promocional_centavos: null,
    inscricoes_ate: '2027-11-30',
    data_inicio: '2027-12-01',
    data_fim: '2028-03-01',
    vagas_total: seats,
    vagas_disponiveis: seats,
    documentos: ['Documento de identidade', 'Autodeclaração de renda'],
  });
  return id_oferta;
}

const ask = async (who: Buyer, offer: number) => apply(who, offer, { renda });

interface Sent {
  tipo?: string;
  nome?: string;
}
const trySend = (who: Buyer, protocolo: string, content: Buffer, { tipo, nome }: Sent = {}) =>
  who.client.post<Enrolment>(`/api/inscricao/${protocolo}/documento`, {
    tipo: tipo ?? 'Documento de identidade',
    nome: nome ?? 'rg.pdf',
    conteudo: content.toString('base64'),
  });
const send = async (...args: Parameters<typeof trySend>) => bodyOf(await trySend(...args), 201);

const download = (who: ApiClient, protocolo: string, id: string) =>
  fetch(`${backend.current.url}/api/inscricao/${protocolo}/documento/${id}`, {
    headers: { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });

const decide = (who: Buyer, protocolo: string, decisao: 'DEFERIDA' | 'INDEFERIDA', motivo?: string) =>
  who.client.post(`/api/inscricao/${protocolo}/decisao`, { decisao, ...(motivo && { motivo }) });

const refusal = ({ status, body }: { status: number; body: object }) => [
  status,
  'codigo' in body ? body.codigo : undefined,
];

let pictures = 0;
const anotherPng = () =>
  sharp({ create: { width: ++pictures, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

async function actsOn(protocolo: string) {
  const acts = await backend.current.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.objeto, `inscricao:${protocolo}`))
    .orderBy(asc(auditLog.id));
  return acts.map(({ acao, dados }) => [acao, dados]);
}

async function subjectsTo(email: string): Promise<string[]> {
  await sendMails(backend.current.services);
  const visitor = new ApiClient(backend.current.url);
  const { body } = await visitor.get<{ para: string; assunto: string }[]>('/api/caixa-de-entrada');
  return body.filter(({ para }) => para === email).map(({ assunto }) => assunto);
}

// ENROLMENT-13
describe('who asks for a grant', () => {
  it('declares the income, keeps a seat meanwhile, and names the documents to send', async () => {
    const offer = await grantOffer();
    expect(refusal(await tryApply(ana, offer))).toEqual([422, 'RENDA_NECESSARIA']);
    // All that is wrong is named at once (ERROR-5).
    const aluno = { ...ana.student, nascimento: '2015-01-01' };
    expect((await tryApply(ana, offer, { aluno })).body).toMatchObject({
      codigo: 'RESPONSAVEL_NECESSARIO',
      campos: { 'aluno.nascimento': [expect.any(String)], 'renda.familiar': [expect.any(String)] },
    });
    expect(refusal(await tryApply(ana, offer, { renda: { ...renda, versao: '1999' } }))).toEqual([
      409,
      'DECLARACAO_MUDOU',
    ]);
    const asked = await ask(ana, offer);
    expect(asked).toMatchObject({
      estado: 'INSCRITA',
      renda: { familiar: 2400.5, pessoas: 4 },
      documentos: [],
      documentos_aceitos: ['Documento de identidade', 'Comprovante de renda', 'Outro documento'],
    });
    expect(await freeSeats(backend.current.db, offer)).toBe(0);
    expect(await subjectsTo(ana.student.email)).toContain('Recebemos o seu pedido de bolsa');
    const [row] = await backend.current.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.protocolo, asked.protocolo));
    expect(row!.renda).toEqual({
      familiar_centavos: 240_050,
      pessoas: 4,
      versao: incomeDeclaration.versao,
      sha256: createHash('sha256').update(incomeDeclaration.texto).digest('hex'),
    });
  });

  it('waits without a seat, is decided on once there is one, and may give it up', async () => {
    const offer = await grantOffer();
    const first = await ask(ana, offer);
    const second = await ask(beto, offer);
    expect([second.estado, second.posicao]).toEqual(['LISTA_ESPERA', 1]);
    expect(refusal(await decide(supervisor, second.protocolo, 'DEFERIDA'))).toEqual([
      409,
      'INSCRICAO_JA_DECIDIDA',
    ]);
    bodyOf(await tryGiveUp(ana, first.protocolo));
    expect(bodyOf(await tryTakeSeat(beto, second.protocolo)).estado).toBe('INSCRITA');
    bodyOf(await decide(supervisor, second.protocolo, 'DEFERIDA'));
    expect((await enrolmentOf(beto, offer))!.estado).toBe('MATRICULADA');
  });
});

// ENROLMENT-14, ENROLMENT-15
describe('a document', () => {
  const png = samplePng();

  it.each([
    ['pdf', samplePdf(), 'application/pdf', 'rg.pdf'],
    ['jpeg', sampleJpeg(), 'image/jpeg', 'rg.jpg'],
    ['png', png, 'image/png', 'rg.png'],
  ])('is kept as %s, by its content, and comes back as that', async (formato, content, type, nome) => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { documentos } = await send(ana, protocolo, content, { nome: 'rg.exe' });
    expect(documentos).toMatchObject([{ formato, nome, situacao: 'RECEBIDO' }]);
    const file = await download(ana.client, protocolo, documentos[0]!.id);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes).toHaveLength(documentos[0]!.tamanho);
    expect(readDocument(bytes)?.format).toBe(formato);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const hostile: [name: string, content: Buffer][] = [
    ['SVG with script', Buffer.from(svg)],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['nothing', Buffer.alloc(0)],
    ['a ZIP bomb, many zeros', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(1_000_000)])],
    ['HTML before a PDF', Buffer.concat([Buffer.from(svg), samplePdf()])],
    ['a PDF with JavaScript', samplePdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF with disguised JavaScript', samplePdf('/OpenAction << /S /Java#53cript >>')],
    ['a PDF that starts a program', samplePdf('/OpenAction << /S /Launch /F (a.exe) >>')],
    ['a PDF with files inside', samplePdf('/Names << /EmbeddedFiles 3 0 R >>')],
    ['HEIC', sampleHeic()],
    ['HEIC with script behind it', Buffer.concat([sampleHeic(), Buffer.from(svg)])],
  ];
  it.each(hostile)('is refused when it is %s', async (_name, content) => {
    const { protocolo } = await ask(ana, await grantOffer());
    expect(refusal(await trySend(ana, protocolo, content))).toEqual([422, 'ARQUIVO_RECUSADO']);
    expect(await backend.current.db.select().from(enrolmentDocuments)).toEqual([]);
  });

  it('in HEIC is refused with how to send the photo', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { body } = await trySend(ana, protocolo, sampleHeic('heix'));
    expect(body).toMatchObject({ campos: { arquivo: [expect.stringContaining('Envie a foto em JPEG')] } });
  });

  it('as a photo loses where it was taken and what else stands beside the picture', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const photo = sampleJpeg({ comment: 'GPS -27.59 <script>' });
    const { documentos } = await send(ana, protocolo, photo);
    const file = await download(ana.client, protocolo, documentos[0]!.id);
    expect(Buffer.from(await file.arrayBuffer()).includes('GPS')).toBe(false);
  });

  it.each([
    ['JPEG', sampleJpeg()],
    ['PNG', png],
  ])('loses what follows the end of a %s', async (_name, picture) => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { documentos } = await send(ana, protocolo, Buffer.concat([picture, Buffer.from(svg), emptyZip]));
    const file = await download(ana.client, protocolo, documentos[0]!.id);
    const stored = Buffer.from(await file.arrayBuffer());
    expect(stored.includes('script') || stored.includes(emptyZip)).toBe(false);
    expect(readDocument(stored)?.bytes).toHaveLength(stored.length);
  });

  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Windows\\a.exe', 'a.pdf'],
    ['rg"; filename="x.html', 'rg filenamex.pdf'],
    ['linha\r\nSet-Cookie: a=b', 'linhaSet-Cookie ab.pdf'],
    ['rg\u202efdp.exe', 'rgfdp.pdf'],
    ['.htaccess', 'documento.pdf'],
    ['<script>.pdf', 'script.pdf'],
    ['Certidão nº 2.pdf', 'Certidão nº 2.pdf'],
    ['a'.repeat(300), `${'a'.repeat(80)}.pdf`],
    ['', 'documento.pdf'],
  ])('named %j is called %j', async (nome, safe) => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { documentos } = await send(ana, protocolo, samplePdf(), { nome });
    expect(documentos[0]!.nome).toBe(safe);
    const file = await download(ana.client, protocolo, documentos[0]!.id);
    expect([file.status, file.headers.get('set-cookie')]).toEqual([200, null]);
  });

  it('has up to 10 MB, and what is far more is cut off unread', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const whole = (size: number) =>
      Buffer.concat([sampleJpeg(), Buffer.alloc(size - sampleJpeg().length, 65)]);
    expect((await send(ana, protocolo, whole(MAX_DOCUMENT_BYTES))).documentos).toHaveLength(1);
    expect(refusal(await trySend(ana, protocolo, whole(MAX_DOCUMENT_BYTES + 1)))).toEqual([
      422,
      'ARQUIVO_GRANDE_DEMAIS',
    ]);
    expect(refusal(await trySend(ana, protocolo, whole(50 * 1_048_576)))).toEqual([
      413,
      'CORPO_GRANDE_DEMAIS',
    ]);
    const visitor = new ApiClient(backend.current.url);
    const path = `/api/inscricao/${protocolo}/documento`;
    const large = { tipo: 'x', nome: 'x', conteudo: 'A'.repeat(2_000_000) };
    expect(refusal(await visitor.post(path, large))).toEqual([413, 'CORPO_GRANDE_DEMAIS']);
  });

  it('is one of those asked for, of ten at most, sent once, and taken back', async () => {
    const caio = await Buyer.register(backend.current.url);
    const { protocolo } = await ask(caio, await grantOffer());
    expect(refusal(await trySend(caio, protocolo, samplePdf(), { tipo: 'Passaporte' }))).toEqual([
      409,
      'DOCUMENTO_NAO_PEDIDO',
    ]);
    await send(caio, protocolo, samplePdf());
    expect((await send(caio, protocolo, samplePdf())).documentos).toHaveLength(1);
    const many = await Promise.all(
      Array.from({ length: 15 }, async () => trySend(caio, protocolo, await anotherPng())),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(MAX_DOCUMENTS - 1);
    expect(refusal(many.find(({ status }) => status !== 201)!)).toEqual([409, 'MUITOS_DOCUMENTOS']);
    const [first] = (await enrolmentOf(
      caio,
      bodyOf(await caio.client.get<Enrolment[]>('/api/inscricoes'))[0]!.oferta.id_oferta,
    ))!.documentos;
    const path = `/api/inscricao/${protocolo}/documento/${first!.id}`;
    expect(bodyOf(await caio.client.delete<Enrolment>(path)).documentos).toHaveLength(MAX_DOCUMENTS - 1);
    bodyOf(await caio.client.delete<Enrolment>(path));
  });

  it('is no one else’s to send, see or take, but who decides opens it, and that is written down', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { id } = (await send(ana, protocolo, samplePdf())).documentos[0]!;
    expect(refusal(await trySend(beto, protocolo, samplePdf()))).toEqual([404, 'INSCRICAO_NAO_ENCONTRADA']);
    expect((await download(beto.client, protocolo, id)).status).toBe(404);
    const seller = await registerStaff(backend.current, 'CONTACT_CENTER');
    expect((await download(seller.client, protocolo, id)).status).toBe(404);
    expect((await download(new ApiClient(backend.current.url), protocolo, id)).status).toBe(401);
    expect((await download(supervisor.client, protocolo, id)).status).toBe(200);
    expect(await actsOn(protocolo)).toEqual([['ABRIU_DOCUMENTO', { documento: id }]]);
  });

  it('is shown page by page as pictures to a person who decides, and each page seen is written down', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const { id, paginas } = (await send(ana, protocolo, signedPdf)).documentos[0]!;
    expect(paginas).toBe(1);
    const photo = (await send(ana, protocolo, sampleJpeg({ comment: 'a' }))).documentos[1]!;
    const page = (who: ApiClient, document: string, number = '1') =>
      download(who, protocolo, `${document}/pagina/${number}`);
    for (const document of [id, photo.id]) {
      const shown = await page(supervisor.client, document);
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(shown.headers.get('content-security-policy')).toContain('sandbox');
      expect(readDocument(Buffer.from(await shown.arrayBuffer()))?.format).toBe('jpeg');
    }
    expect(await actsOn(protocolo)).toEqual([
      ['VIU_DOCUMENTO', { documento: id, pagina: 1 }],
      ['VIU_DOCUMENTO', { documento: photo.id, pagina: 1 }],
    ]);
    const others = [
      page(supervisor.client, id, '2'),
      page(supervisor.client, photo.id, '2'),
      page(supervisor.client, id, '21'),
      page(ana.client, id),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 422, 403]);
    expect(await actsOn(protocolo)).toHaveLength(2);
  });
});

// ENROLMENT-16
describe('the antivirus', () => {
  it('is asked before anyone opens a document, and takes away what it refuses', async () => {
    const shop = await startTestBackend({ clock: noon, virusScanCommand: 'grep -q' });
    const { db } = shop;
    await addTaxonomy(db);
    await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
    await addOffer(db, {
      id_produto: 1,
      id_oferta: 1,
      tipo_oferta: 'BOLSA',
      inscricoes_ate: '2027-11-30',
      data_inicio: '2027-12-01',
      data_fim: '2028-03-01',
    });
    const who = await Buyer.register(shop.url);
    const { protocolo } = await apply(who, 1, { renda });
    const tipo = 'Comprovante de renda';
    await send(who, protocolo, samplePdf('/Title (limpo)'), { tipo });
    const { documentos } = await send(who, protocolo, samplePdf('/Title (um virus)'), { tipo });
    expect(documentos.map(({ situacao }) => situacao)).toEqual(['EM_VERIFICACAO', 'EM_VERIFICACAO']);
    const path = (id: string) => `/api/inscricao/${protocolo}/documento/${id}`;
    expect((await who.client.get(path(documentos[0]!.id))).status).toBe(404);
    await expect(scanDocuments(db, 'false-no-such-program')).rejects.toThrow('could not be scanned');
    await expect(scanDocuments(db, 'grep --no-such-option')).rejects.toThrow('could not be scanned');
    // As an antivirus ends: 0 where the word is found.
    await scanDocuments(db, 'grep -q limpo');
    // Both came in the same moment: the infected one is the longer.
    const scanned = (await enrolmentOf(who, 1))!.documentos;
    const [clean, infected] = scanned.toSorted((one, other) => one.tamanho - other.tamanho);
    expect([clean!.situacao, infected!.situacao]).toEqual(['RECEBIDO', 'INFECTADO']);
    expect((await who.client.get(path(clean!.id))).status).toBe(200);
    expect((await who.client.get(path(infected!.id))).status).toBe(404);
    const rows = await db.select().from(enrolmentDocuments).where(eq(enrolmentDocuments.id, infected!.id));
    expect(rows).toMatchObject([{ conteudo: null }]);
    await shop.stop();
  });
});

// ENROLMENT-18
describe('a grant', () => {
  it('is given: the person is enrolled and told', async () => {
    const offer = await grantOffer();
    const { protocolo } = await ask(ana, offer);
    const { body } = await supervisor.client.get<{ itens: Enrolment[]; totalItens: number }>(
      '/api/inscricoes-a-decidir',
    );
    expect(body.totalItens).toBe(1);
    expect(body.itens[0]).toMatchObject({
      protocolo,
      renda: { familiar: 2400.5 },
      propria: false,
      aluno: { nome: ana.student.nome, telefone: '', email: '' },
    });
    expect(body.itens[0]!.aluno.cpf).not.toBe(ana.student.cpf);
    bodyOf(await decide(supervisor, protocolo, 'DEFERIDA'));
    expect((await enrolmentOf(ana, offer))!.estado).toBe('MATRICULADA');
    expect(await subjectsTo(ana.student.email)).toContain('Sua matrícula está confirmada');
    expect(refusal(await trySend(ana, protocolo, samplePdf()))).toEqual([409, 'DOCUMENTO_NAO_PEDIDO']);
    expect(refusal(await decide(supervisor, protocolo, 'INDEFERIDA', 'Faltou um documento.'))).toEqual([
      409,
      'INSCRICAO_JA_DECIDIDA',
    ]);
  });

  it('is refused with a reason, and the seat goes on', async () => {
    const offer = await grantOffer();
    const { protocolo } = await ask(ana, offer);
    expect((await decide(supervisor, protocolo, 'INDEFERIDA')).status).toBe(422);
    const motivo = 'A renda por pessoa passa do limite da bolsa.';
    bodyOf(await decide(supervisor, protocolo, 'INDEFERIDA', motivo));
    expect(await enrolmentOf(ana, offer)).toMatchObject({ estado: 'INDEFERIDA', motivo });
    expect(await freeSeats(backend.current.db, offer)).toBe(1);
    expect(await subjectsTo(ana.student.email)).toContain('Sua inscrição não foi aceita');
  });

  it('is decided once, of two who do at the same time', async () => {
    const offer = await grantOffer();
    const { protocolo } = await ask(ana, offer);
    const answers = await Promise.all([
      decide(supervisor, protocolo, 'DEFERIDA'),
      decide(supervisor, protocolo, 'INDEFERIDA', 'Faltou um documento.'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const isGiven = (await enrolmentOf(ana, offer))!.estado === 'MATRICULADA';
    expect(await freeSeats(backend.current.db, offer)).toBe(isGiven ? 0 : 1);
  });

  it('is never decided by a person who asked for it, nor by shoppers and sellers', async () => {
    const { protocolo } = await ask(ana, await grantOffer());
    const own = bodyOf(await supervisor.client.get<{ idPessoa: number }>('/api/getPersonData'));
    await backend.current.db
      .update(enrolments)
      .set({ id_pessoa: own.idPessoa })
      .where(eq(enrolments.protocolo, protocolo));
    expect(refusal(await decide(supervisor, protocolo, 'DEFERIDA'))).toEqual([403, 'INSCRICAO_PROPRIA']);
    const seller = await registerStaff(backend.current, 'CONTACT_CENTER');
    for (const who of [ana, seller]) {
      expect((await decide(who, protocolo, 'DEFERIDA')).status).toBe(403);
      expect((await who.client.get('/api/inscricoes-a-decidir')).status).toBe(403);
    }
  });
});

// ENROLMENT-17
describe('documents that came to nothing', () => {
  it('go with a person who gives up, and 30 days after a refusal', async () => {
    const { db } = backend.current;
    const stored = async () =>
      (await db.select({ id: enrolmentDocuments.id }).from(enrolmentDocuments)).length;
    const offer = await grantOffer(2);
    const mine = await ask(ana, offer);
    const theirs = await ask(beto, offer);
    await send(ana, mine.protocolo, samplePdf());
    await send(beto, theirs.protocolo, samplePdf());
    bodyOf(await tryGiveUp(ana, mine.protocolo));
    bodyOf(await decide(supervisor, theirs.protocolo, 'INDEFERIDA', 'Faltou um documento.'));
    const later = (days: number) => new Date(backend.current.services.clock().getTime() + days * 86_400_000);
    await forgetOldDocuments(db, later(29));
    expect(await stored()).toBe(1);
    await forgetOldDocuments(db, later(31));
    expect(await stored()).toBe(0);
  });
});
