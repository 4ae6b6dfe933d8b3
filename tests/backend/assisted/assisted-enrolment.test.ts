import { beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { bodyOf, Buyer } from '../purchasing/buyer.ts';
import { freeSeats } from '../purchasing/seats.ts';
import { makeStudent, registerStaff, tokenOf } from './desk.ts';

const backend = withBackend({ clock: noon });
const employer = { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11.222.333/0001-81' };
let seller: Buyer;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  await addOffer(db, { id_produto: 1, id_oferta: 1, ...days, preco_original_centavos: 100_000 });
  seller = await registerStaff(backend.current, 'CONTACT_CENTER');
});

const tryEnrol = (cpf: string, custeio: object, more: object = {}) =>
  seller.client.post<Proposal>('/api/matricula-assistida', { id_oferta: 1, cpf, custeio, ...more });

describe('POST /api/matricula-assistida', () => {
  it('enrols with the acceptance who studies at an employer’s cost (ASSISTED-14)', async () => {
    const student = await Buyer.register(backend.current.url);
    const made = bodyOf(await tryEnrol(student.student.cpf, employer), 201);
    const custeio = { tipo: 'EMPREGADOR', empresa: 'Metal Sul', cnpj: '11222333000181' };
    expect(made).toMatchObject({ tipo: 'MATRICULA', situacao: 'ABERTA', total: 0, custeio });
    const free = await freeSeats(backend.current.db, 1);
    const path = `/api/compra-assistida/link/${tokenOf(made)}`;
    expect(bodyOf(await student.client.get(path))).toMatchObject({ tipo: 'MATRICULA', total: 0, custeio });
    const purchase = bodyOf(await student.client.post<Purchase>(path, {}));
    expect(purchase).toMatchObject({ estado: 'AGUARDANDO_ACEITE', total: 0, custeio });
    expect(await student.accept(purchase)).toMatchObject({ estado: 'MATRICULADA' });
    expect(await freeSeats(backend.current.db, 1)).toBe(free! - 1);
  });

  it('takes a grant without a company, and of an employer name and CNPJ (ASSISTED-14)', async () => {
    const aluno = makeStudent();
    const grant = bodyOf(await tryEnrol(aluno.cpf, { tipo: 'BOLSA' }, { aluno }), 201);
    expect(grant.custeio).toEqual({ tipo: 'BOLSA', empresa: null, cnpj: null });
    const other = makeStudent();
    const wrong = await tryEnrol(other.cpf, { ...employer, cnpj: '11.222.333/0001-80' }, { aluno: other });
    expect(wrong).toMatchObject({ status: 422, body: { campos: { 'custeio.cnpj': ['CNPJ inválido.'] } } });
    expect((await tryEnrol(other.cpf, { tipo: 'EMPREGADOR' }, { aluno: other })).status).toBe(422);
  });
});
