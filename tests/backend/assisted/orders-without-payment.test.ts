import { beforeAll, describe, expect, it } from 'vitest';
import { logins } from '#/backend/db/schema/identity.ts';
import { cancelOffer } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { changeOfferTimes } from '#/backend/modules/checkout/new-acceptance/change-offer-times.ts';
import type { Proposal } from '#/contract/assisted/proposal.ts';
import type { NewAcceptance } from '#/contract/purchasing/new-acceptance.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { withBackend } from '../../support/backend/backend.ts';
import { paymentsAt } from '../../support/backend/payments-at.ts';
import { addCourse, addOffer, addTaxonomy, noon } from '../../support/catalogue-data.ts';
import { readPdf } from '../../support/documents/read-pdf.ts';
import { composedMails } from '../../support/mail/composed-mails.ts';
import { bodyOf, Buyer } from '../checkout/buyer.ts';
import { freeSeats } from '../checkout/seats.ts';
import { agreeOn, loginIdOf, registerStaff, tokenOf } from './desk.ts';

const backend = withBackend({ clock: noon });
let supervisor: Buyer;
let seller: Buyer;
let nextOffer = 1;

beforeAll(async () => {
  const { db } = backend.current;
  await addTaxonomy(db);
  await addCourse(db, { id_produto: 1, titulo: 'Soldador' });
  supervisor = await registerStaff(backend.current, 'SUPERVISOR');
  const supervisorId = await loginIdOf(db, supervisor);
  seller = await registerStaff(backend.current, 'CONTACT_CENTER', { supervisorId });
});

const employer = {
  tipo: 'EMPREGADOR',
  empresa: 'Metal Sul',
  cnpj: '11.222.333/0001-81',
  email_empresa: 'rh@metalsul.com.br',
};
const now = () => backend.current.services.clock();

async function enrolled(custeio: object) {
  const id_oferta = nextOffer++;
  const days = { inscricoes_ate: '2045-01-10', data_inicio: '2045-02-01', data_fim: '2045-12-01' };
  const vagas = { vagas_total: 20, vagas_disponiveis: 20 };
  await addOffer(backend.current.db, { id_produto: 1, id_oferta, ...days, ...vagas });
  const student = await Buyer.register(backend.current.url);
  const wish = { id_oferta, cpf: student.student.cpf, custeio };
  const made = bodyOf(await seller.client.post<Proposal>('/api/matricula-assistida', wish), 201);
  const agreed = await agreeOn(backend.current, { supervisor, seller }, made);
  const path = `/api/compra-assistida/link/${tokenOf(agreed)}`;
  const opened = bodyOf(await student.client.post<Purchase>(path, {}));
  const { codigo } = await student.accept(opened);
  return { id_oferta, student, codigo, link: path };
}

const mailsTo = ({ student }: Buyer) => composedMails(backend.current, student.email);

async function expectNoMoneyIn(who: Buyer) {
  for (const { tipo, subject, text } of await mailsTo(who)) {
    const [said] = `${subject} ${text}`
      .replaceAll(/não há nada a pagar|https:\S+/gi, '')
      .split('Você recebeu');
    expect(said, tipo).not.toMatch(
      /\bpag(?:ou|amento|ue|a)\b|dinheiro|devolv|voltam|R\$|\bcompra\b|boleto|\bPix\b/i,
    );
  }
}

async function adminAct() {
  const [login] = await backend.current.db.select().from(logins).limit(1);
  return { loginId: login!.id_login, requestId: 'teste' };
}

describe.each([
  ['an employer pays for', employer],
  ['a grant pays for', { tipo: 'BOLSA' }],
])('an enrolment that %s (PURCHASE-24)', (_name, custeio) => {
  it('is confirmed by mail without a word of a payment', async () => {
    const { student, link, codigo } = await enrolled(custeio);
    expect((await mailsTo(student)).map(({ tipo }) => tipo)).toEqual(['matricula-confirmada']);
    await expectNoMoneyIn(student);
    expect(bodyOf(await student.client.get(link))).toMatchObject({ estado_compra: 'MATRICULADA' });
    const pdf = await student.client.get<Uint8Array>(`/api/compra/${codigo}/documentos/contrato`);
    const { title, pages } = await readPdf(bodyOf(pdf));
    expect(title).toBe(`Contrato da matrícula ${codigo}`);
    const [facts] = pages[0]!.text.split('CLÁUSULA 1');
    expect(facts).toContain(custeio.tipo === 'BOLSA' ? 'Bolsa de estudo' : 'Pago pela empresa');
    expect(facts).not.toContain('R$ 0,00');
  });

  it('is given up within seven days, with nothing to give back', async () => {
    const { id_oferta, student, codigo } = await enrolled(custeio);
    expect(bodyOf(await student.tryWithdraw(codigo))).toMatchObject({
      estado: 'ARREPENDIDA',
      devolucoes: [],
    });
    expect(await freeSeats(backend.current.db, id_oferta)).toBe(20);
    expect((await mailsTo(student)).at(-1)).toMatchObject({
      tipo: 'desistencia-registrada',
      text: expect.stringContaining('A matrícula foi encerrada. Não há nada a pagar.'),
    });
    await expectNoMoneyIn(student);
  });

  it('ends with its offer, and offers no money to choose', async () => {
    const { id_oferta, student, codigo } = await enrolled(custeio);
    const { db } = backend.current;
    await cancelOffer(db, paymentsAt(now()), id_oferta, await adminAct());
    expect(await student.purchase(codigo)).toMatchObject({ estado: 'TURMA_CANCELADA', escolha: null });
    expect((await mailsTo(student)).at(-1)).toMatchObject({ tipo: 'turma-cancelada-sem-pagamento' });
    await expectNoMoneyIn(student);
  });

  it('is accepted again, or ends, when its offer changes, and no money is promised', async () => {
    const { id_oferta, student, codigo } = await enrolled(custeio);
    const times = { data_inicio: '2045-03-01' };
    await changeOfferTimes(backend.current.db, id_oferta, times, { now: now(), ...(await adminAct()) });
    const path = `/api/compra/${codigo}/novo-aceite`;
    const asked = bodyOf(await student.client.get<NewAcceptance>(path));
    expect(asked).toMatchObject({ paga: false, sem_custo: true, reserva_expira_em: null });
    await expectNoMoneyIn(student);
    const { pedido, contrato } = asked;
    const refusal = { pedido, resposta: 'RECUSADO', versao: contrato.versao, sha256: contrato.sha256 };
    expect(bodyOf(await student.client.post<Purchase>(path, refusal))).toMatchObject({
      estado: 'ARREPENDIDA',
    });
    expect((await mailsTo(student)).at(-1)).toMatchObject({ tipo: 'desistencia-registrada' });
    await expectNoMoneyIn(student);
  });
});
