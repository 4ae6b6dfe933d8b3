import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { persons } from '#/backend/db/schema/identity.ts';
import { purchases } from '#/backend/db/schema/purchasing.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { Buyer } from '../checkout/buyer.ts';

const backend = withBackend({ clock: noon });

const oldSheets = [
  {
    rg: 'x'.repeat(80),
    genero: 'OUTRORA',
    tituloEleitor: '12',
    cnh: 'abc',
    categoriaCnh: 'Z',
    renach: '?',
    nacionalidade: 'Brasil',
    estadoNaturalidade: 'GB',
    nomePai: 'JOÃO',
    nomeMae: 'm4ria',
    raca: 7,
    escolaridade: 'MEDIO',
    responsaveis: [{ nome: 'ANA', cpf: '1', telefone: '' }],
    endereco: { cep: '89', logradouro: '', numero: null, uf: 'XX' },
  },
  { responsaveis: 'ninguém', endereco: 'Rua A, 1', nacionalidade: null },
  {},
];
const oldStudents: unknown[] = [
  { nome: 'ANA', cpf: '00000000000', nascimento: '1850-02-30', telefone: '123', email: 'ANA' },
  { nome: null, cpf: 12, email: null },
  {},
];

it.each([0, 1, 2])(
  'a person and a purchase older than the rules are shown all the same (%i)',
  async (which) => {
    const { db, url } = backend.current;
    if (which === 0) {
      await addTaxonomy(db);
      await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
    }
    const id_oferta = which + 1;
    await addOffer(db, { id_produto: 1, id_oferta, vagas_total: 5, vagas_disponiveis: 5 });
    const buyer = await Buyer.register(url);
    const { codigo_compra } = await buyer.openPix(id_oferta);
    const [row] = await db.select().from(purchases).where(eq(purchases.codigo, codigo_compra));
    const { id_pessoa } = row!;
    await db
      .update(persons)
      .set({
        nome: 'ana',
        nome_social: '4',
        telefones: ['123', ''],
        nascimento: '1800-01-01',
        ficha: oldSheets[which]!,
      })
      .where(eq(persons.id_pessoa, id_pessoa));
    await db.execute(
      sql`UPDATE purchases SET aluno = ${JSON.stringify(oldStudents[which])}::jsonb WHERE codigo = ${codigo_compra}`,
    );
    const reads = [
      '/api/getPersonData',
      '/api/minha-conta',
      '/api/meus-dados',
      '/api/compras',
      `/api/compra/${codigo_compra}`,
      `/api/pix/${codigo_compra}`,
      '/api/produto/1/minha-participacao',
    ];
    const statuses: [string, boolean][] = [];
    for (const path of reads) statuses.push([path, (await buyer.client.get(path)).status < 500]);
    expect(statuses).toEqual(reads.map((path) => [path, true]));
    const shown = await buyer.client.get<{ itens: { codigo: string; aluno: { nome: string } }[] }>(
      '/api/compras',
    );
    expect(shown.body.itens).toMatchObject([
      { codigo: codigo_compra, aluno: { nome: which === 0 ? 'ANA' : '' } },
    ]);
    const record = await buyer.client.get<{ rg: string | null }>('/api/minha-conta');
    expect(record.body.rg).toBe(which === 0 ? 'x'.repeat(80) : null);
    expect((await new ApiClient(url).get('/api/produto-busca')).status).toBe(200);
  },
);
