import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { companyOf } from '#/domain/school/company.ts';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentCharges, terms } from '#/backend/db/schema/purchasing.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import { formatTypeableLine } from '#/domain/sale/boleto.ts';
import { maskCpf } from '#/domain/person/cpf.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy } from '../../support/catalogue-data.ts';
import { readBarCodes } from '../../support/documents/read-bar-codes.ts';
import { drawPage, readPdf } from '../../support/documents/read-pdf.ts';
import { typeCard } from '../payments/type-card.ts';
import { act, bodyOf, Buyer } from '../checkout/buyer.ts';
import { insertDemoBrand } from '#/backend/db/seed/content/demo-brand.ts';

const company = companyOf(demoBrand);

const monday = () => new Date('2026-11-23T12:00:00Z');
const backend = withBackend({ clock: monday });
let ana: Buyer;
let secret = '';
let nextOffer = 1;

beforeAll(async () => {
  await insertDemoBrand(backend.current.db, new Date());
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador de Estruturas e Tubulações' });
  const [state] = await db.select().from(simulatedBankState);
  secret = state!.segredo_aviso;
});
beforeEach(async () => {
  ana = await Buyer.register(backend.current.url);
});

async function offerWith(): Promise<number> {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, parcelas_max: 24, ...days });
  return id_oferta;
}

const ask = (codigo: string, document: string, who = ana.client) =>
  who.get<Uint8Array>(`/api/compra/${codigo}/documentos/${document}`);
const pdfOf = async (codigo: string, document: string) => readPdf(bodyOf(await ask(codigo, document)));
const textOf = async (codigo: string, document: string) =>
  (await pdfOf(codigo, document)).pages.map(({ text }) => text).join('\n');
const documentsOf = async (codigo: string) => (await ana.purchase(codigo)).documentos;
const missing = { codigo: 'DOCUMENTO_INEXISTENTE' };

describe('every document', () => {
  it('is tagged: title, language, roles, all text in its tree, fonts inside (DOCUMENT-1, DOCUMENT-2)', async () => {
    const charge = await ana.openBoleto(await offerWith(), 2);
    const { codigo_compra: codigo } = charge;
    await act(backend.current.url, charge.boletos[0]!.referencia, 'pagar');
    for (const [document, title, roles] of [
      ['boleto', 'Carnê da compra', ['H1', 'H2', 'P', 'Figure']],
      ['recibo', 'Comprovante de pagamento da compra', ['H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']],
      ['contrato', 'Contrato da compra', ['H1', 'H2', 'P']],
    ] as const) {
      const pdf = await pdfOf(codigo, document);
      expect(pdf).toMatchObject({
        title: `${title} ${codigo}`,
        language: 'pt-BR',
        isTagged: true,
        showsTitle: true,
        fonts: [expect.stringMatching(/FontFile/)],
      });
      expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
      const found = new Set(pdf.pages.flatMap((page) => page.roles));
      for (const role of roles) expect(found).toContain(role);
      const alts = document === 'boleto' ? [] : [`Logo de ${demoBrand.razao_social}`];
      expect(pdf.pages[0]!.alts).toEqual(expect.arrayContaining(alts));
    }
  });

  it('is named, not cached, and reported once it is there (DOCUMENT-7)', async () => {
    const { codigo } = await ana.buy(await offerWith());
    expect(await documentsOf(codigo)).toEqual([]);
    for (const document of ['recibo', 'contrato', 'boleto'])
      expect((await ask(codigo, document)).status).toBe(404);
    await ana.accept(await ana.purchase(codigo));
    expect(await documentsOf(codigo)).toEqual(['contrato']);
    expect((await ask(codigo, 'recibo')).body).toMatchObject(missing);
    bodyOf(await ana.tryPay(codigo, 'boleto'));
    expect(await documentsOf(codigo)).toEqual(['contrato', 'boleto']);
    const { referencia } = (await ana.boletos(codigo)).boletos[0]!;
    await act(backend.current.url, referencia, 'pagar');
    expect(await documentsOf(codigo)).toEqual(['recibo', 'contrato']);
    expect((await ask(codigo, 'boleto')).body).toMatchObject(missing);
    const { headers } = await ask(codigo, 'recibo');
    expect(headers.get('content-disposition')).toContain(`recibo-${codigo}.pdf`);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('is its buyer’s alone: another’s purchase and none answer alike', async () => {
    const { codigo_compra: codigo } = await ana.openBoleto(await offerWith());
    const bob = await Buyer.register(backend.current.url);
    for (const document of ['recibo', 'contrato', 'boleto']) {
      const others = await ask(codigo, document, bob.client);
      const none = await ask('01JD8XZ4KQ7V9R2M5T3W6Y1B0C', document, bob.client);
      expect([others.status, others.body]).toEqual([none.status, none.body]);
      expect(others.status).toBe(404);
      expect((await ask(codigo, document, new ApiClient(backend.current.url))).status).toBe(401);
    }
  });

  it('is drawn so often and no more (DOCUMENT-6)', async () => {
    const { codigo } = await ana.buy(await offerWith());
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask(codigo, 'recibo')));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('the boleto as PDF (DOCUMENT-3)', () => {
  it('says what FEBRABAN asks for, and its bar code reads back from the page', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const bytes = bodyOf(await ask(charge.codigo_compra, 'boleto'));
    const [page, ...others] = (await readPdf(bytes)).pages;
    const [boleto] = charge.boletos;
    expect(others).toEqual([]);
    const due = boleto!.vencimento.split('-').toReversed().join('/');
    for (const text of [
      'Recibo do pagador',
      'Ficha de compensação',
      'Local de pagamento Pagável em qualquer banco até o vencimento',
      `Vencimento ${due}`,
      `${company.name} CNPJ ${company.cnpj}`,
      company.address,
      'Agência/Código do beneficiário 0001 / 0012345',
      `Nosso número ${boleto!.nosso_numero}`,
      `Número do documento ${charge.codigo_compra}`,
      'Espécie doc. DM',
      'Aceite N',
      'Carteira 109',
      'Quantidade',
      '(=) Valor do documento R$ 1.000,00',
      'Instruções',
      `Pagador ${ana.student.nome}, CPF ${ana.student.cpf}`,
      '999-7',
      formatTypeableLine(boleto!.linha_digitavel!),
    ])
      expect(page!.text).toContain(text);
    expect(page!.alts).toEqual([`Código de barras: ${boleto!.codigo_barras}`]);
    expect(await readBarCodes(await drawPage(bytes, 1), 'ITF')).toEqual([boleto!.codigo_barras]);
  });

  it('of a carnê holds every open installment, two a page, each with its own bar code', async () => {
    const charge = await ana.openBoleto(await offerWith(), 5);
    await act(backend.current.url, charge.boletos[0]!.referencia, 'pagar');
    const bytes = bodyOf(await ask(charge.codigo_compra, 'boleto'));
    const { pages } = await readPdf(bytes);
    expect(pages).toHaveLength(2);
    const last = charge.boletos.slice(3).map(({ codigo_barras }) => codigo_barras!);
    expect(new Set(await readBarCodes(await drawPage(bytes, 2), 'ITF'))).toEqual(new Set(last));
    expect(pages[0]!.text).toContain('parcela 2 de 5');
  });

  it('opens by its link with the CPF hidden, but to its buyer; the link doesn’t change with each look (BOLETO-11)', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const { v } = charge.boletos[0]!;
    const visitor = new ApiClient(backend.current.url);
    const read = async (client: ApiClient) => {
      const { pages } = await readPdf(bodyOf(await client.get<Uint8Array>(`/api/boleto/documento?v=${v}`)));
      return pages[0]!.text;
    };
    expect(await read(visitor)).toContain(`CPF ${maskCpf(ana.student.cpf)}`);
    expect(await read(visitor)).not.toContain(ana.student.cpf);
    expect(await read(ana.client)).toContain(ana.student.cpf);
    const bob = await Buyer.register(backend.current.url);
    expect(await read(bob.client)).not.toContain(ana.student.cpf);
    const print = bodyOf(await visitor.get<{ pagador: unknown }>(`/api/boleto/impressao?v=${v}`));
    expect(print.pagador).toEqual({
      nome: ana.student.nome,
      cpf: maskCpf(ana.student.cpf),
      endereco: null,
    });
    expect((await visitor.get(`/api/boleto/documento?v=${v}x`)).status).toBe(410);
    backend.current.moveBusinessClock(86_400_000);
    expect((await ana.boletos(charge.codigo_compra)).boletos[0]!.v).toBe(v);
  });
});

describe('the payer’s address (BOLETO-13)', () => {
  it('stands on the boleto once the account has it, for a person who may see the whole CPF', async () => {
    const charge = await ana.openBoleto(await offerWith());
    expect((await ana.boletos(charge.codigo_compra)).pagador.endereco).toBeNull();
    const endereco = {
      cep: '89201-000',
      logradouro: 'Rua das Palmeiras',
      numero: '12',
      complemento: 'apto 3',
      bairro: 'Centro',
      cidade: 'Joinville',
      uf: 'SC',
    };
    bodyOf(await ana.client.put('/api/minha-conta', { endereco }));
    const line = 'Rua das Palmeiras, 12, apto 3 - Centro - 89201-000 Joinville/SC';
    expect((await ana.boletos(charge.codigo_compra)).pagador.endereco).toBe(line);
    const { pages } = await readPdf(bodyOf(await ask(charge.codigo_compra, 'boleto')));
    expect(pages[0]!.text).toContain(line);
    const { v } = charge.boletos[0]!;
    const visitor = new ApiClient(backend.current.url);
    const print = bodyOf(await visitor.get<BoletoCharge>(`/api/boleto/impressao?v=${v}`));
    expect(print.pagador.endereco).toBeNull();
  });
});

describe('the receipt (DOCUMENT-4)', () => {
  it('lists each payment with form, day and amount, and who paid for what', async () => {
    const charge = await ana.openBoleto(await offerWith(), 3);
    for (const { referencia } of charge.boletos.slice(0, 2))
      await act(backend.current.url, referencia, 'pagar');
    const text = await textOf(charge.codigo_compra, 'recibo');
    for (const part of [
      `CNPJ ${company.cnpj}`,
      `Compra ${charge.codigo_compra}`,
      `Estudante ${ana.student.nome}`,
      `CPF ${ana.student.cpf}`,
      'Curso Soldador de Estruturas e Tubulações',
      'Boleto, parcela 1 de 3',
      'Boleto, parcela 2 de 3',
      'Pagamento da compra',
      'Total da compra R$ 1.000,00',
      'Total recebido R$ 666,66',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Devoluções');
  });

  it('lists a card, paid whole however many installments its bank makes of it, and its refund', async () => {
    const { codigo } = await ana.accept(await ana.buy(await offerWith()));
    const { token } = await typeCard(backend.current.cardOrigin, '4111111111111111');
    bodyOf(await ana.tryCard(codigo, token, 3));
    expect(await documentsOf(codigo)).toEqual(['recibo', 'contrato']);
    const text = await textOf(codigo, 'recibo');
    expect(text).toMatch(/Cartão\s+Pagamento da compra\s+R\$\s1\.000,00/);
    expect(text).not.toContain('parcela');
    expect(text).toContain('Total recebido R$ 1.000,00');
    const [charge] = await backend.current.db
      .select()
      .from(paymentCharges)
      .where(eq(paymentCharges.codigo_compra, codigo));
    await act(backend.current.url, charge!.txid, 'devolver');
    expect(await textOf(codigo, 'recibo')).toContain('Total devolvido R$ 1.000,00');
  });

  it('says what went back, also of a payment that was no part of the price', async () => {
    const { codigo_compra: codigo, txid } = await ana.openPix(await offerWith());
    await act(backend.current.url, txid, 'pagar-duas-vezes');
    const twice = await textOf(codigo, 'recibo');
    expect(twice).toContain('Pago em dobro');
    expect(twice).toContain('Pagamento em dobro. Valor devolvido');
    expect(twice).toContain('Total recebido R$ 2.000,00');
    expect(twice).toContain('Total devolvido R$ 1.000,00');
    await act(backend.current.url, txid, 'devolver');
    expect(await textOf(codigo, 'recibo')).toContain('Total devolvido R$ 2.000,00');
  });

  it('exists for money that came for nothing, too', async () => {
    const charge = await ana.openBoleto(await offerWith());
    const { referencia } = charge.boletos[0]!;
    await new ApiClient(backend.current.url).post(
      '/api/webhook/boleto',
      { boletos: [{ id_evento: 'pouco', referencia, valor: '1.00', pago_em: '2026-11-23T12:00:00Z' }] },
      { headers: { 'x-webhook-token': secret } },
    );
    expect(await textOf(charge.codigo_compra, 'recibo')).toContain('Valor diferente do cobrado');
  });
});

describe('the contract (DOCUMENT-5)', () => {
  it('is the text that was accepted, with hash, time, address, student and course', async () => {
    const purchase = await ana.accept(await ana.buy(await offerWith()));
    const text = await textOf(purchase.codigo, 'contrato');
    const { db } = backend.current;
    const [accepted] = await db.select().from(terms).where(eq(terms.versao, purchase.contrato.versao));
    const flat = (words: string) => words.replaceAll(/\s+/g, ' ');
    for (const paragraph of accepted!.texto.split(/\n+/)) expect(flat(text)).toContain(flat(paragraph));
    const sha256 = createHash('sha256').update(accepted!.texto, 'utf8').digest('hex');
    for (const part of [
      `SHA-256 do texto ${sha256}`,
      `Versão do contrato ${purchase.contrato.versao}`,
      `Aceito em ${formatInstant(new Date(purchase.contrato.aceite_em!))}`,
      'Endereço IP 127.0.0.1',
      `${ana.student.nome}, CPF ${ana.student.cpf}`,
      'Soldador de Estruturas e Tubulações',
    ])
      expect(flat(text)).toContain(part);
  });
});
