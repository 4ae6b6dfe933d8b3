import type { Database } from '#/backend/db/database.ts';
import { BackendError, refusedField } from '#/backend/http/backend-error.ts';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import type { CouponEntry, CouponState } from '#/domain/sale/coupon/coupon-entry.ts';
import { centsToReais, optionalReais, reaisToCents } from '#/domain/sale/money.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import { endSpanNow, lastDayOf, spanOfDays } from '#/domain/time/day-span.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { changedMeanwhile, changesOf, requireCourses } from '../save-course.ts';
import {
  countModalities,
  type CouponValues,
  type DeskCouponRow,
  findCouponRow,
  insertCoupon,
  listCouponRows,
  lockCoupon,
  updateCoupon,
} from './coupon-desk-repository.ts';

const couponNotFound = () => new BackendError(404, 'CUPOM_NAO_ENCONTRADO', 'Não encontramos este cupom.');

const codeTaken = () => {
  const message = 'Já existe um cupom com este código. Escolha outro.';
  return new BackendError(409, 'CUPOM_REPETIDO', message, { codigo: [message] });
};

function stateOf({ valido_de, valido_ate, usos, usos_total }: CouponValues, now: Date): CouponState {
  if (now >= valido_ate) return 'encerrado';
  if (now < valido_de) return 'agendado';
  return usos_total !== null && usos >= usos_total ? 'esgotado' : 'valendo';
}

const toDeskCoupon = (row: DeskCouponRow, now: Date): DeskCoupon => ({
  codigo: row.codigo,
  descricao: row.descricao,
  tipo: row.tipo,
  percentual: row.percentual,
  valor: optionalReais(row.valor_centavos),
  valido_de: calendarDay(row.valido_de),
  valido_ate: lastDayOf(row.valido_ate),
  minimo: centsToReais(row.minimo_centavos),
  usos_por_pessoa: row.usos_por_pessoa,
  usos_total: row.usos_total,
  modalidades: row.id_modalidades,
  cursos: row.id_produtos,
  destaque: row.destaque,
  versao: row.versao,
  situacao: stateOf(row, now),
  usos: row.usos,
  vendas: {
    total: row.vendas,
    pago: centsToReais(row.pago_centavos),
    descontos: centsToReais(row.descontos_centavos),
  },
});

export async function readCoupons(db: Database, now: Date, { pagina }: { pagina: number }) {
  const rows = await listCouponRows(db, { page: pagina, now });
  return {
    itens: rows.map((row) => toDeskCoupon(row, now)),
    totalItens: rows[0]?.total ?? 0,
    page: pagina,
  };
}

/** @throws 404 `CUPOM_NAO_ENCONTRADO` */
export async function readCoupon(db: Database, now: Date, code: string): Promise<DeskCoupon> {
  const row = await findCouponRow(db, code);
  if (!row) throw couponNotFound();
  return toDeskCoupon(row, now);
}

/** @throws 409 `CUPOM_REPETIDO`, 422 `OPCAO_DESCONHECIDA` */
export async function createCoupon(editor: Editor, code: string, entry: CouponEntry): Promise<void> {
  await editor.db.transaction(async (tx) => {
    await assertKnown(tx, entry);
    if (!(await insertCoupon(tx, { codigo: code, ...toRow(entry) }))) throw codeTaken();
    await actOf({ ...editor, db: tx }, 'CRIOU_CUPOM', `cupom ${code}`);
  });
}

/** @throws 404 `CUPOM_NAO_ENCONTRADO`; 409 `CUPOM_ALTERADO`; 422 `OPCAO_DESCONHECIDA`, `USOS_DEMAIS` */
export async function saveCoupon(
  editor: Editor,
  code: string,
  version: number,
  entry: CouponEntry,
): Promise<number> {
  return editor.db.transaction(async (tx) => {
    const known = await lockCoupon(tx, code);
    if (!known) throw couponNotFound();
    await assertKnown(tx, entry);
    if (entry.usos_total !== null && entry.usos_total < known.usos) throw usedMore(known.usos);
    const row = toRow(entry, known);
    const saved = await updateCoupon(tx, code, version, row);
    if (saved === undefined) throw changedMeanwhile('CUPOM_ALTERADO');
    await actOf({ ...editor, db: tx }, 'ALTEROU_CUPOM', `cupom ${code}`, changesOf({ ...known }, row));
    return saved;
  });
}

/** @throws 404 `CUPOM_NAO_ENCONTRADO` */
export async function endCoupon(editor: Editor, code: string): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const known = await lockCoupon(tx, code);
    if (!known) throw couponNotFound();
    if (known.valido_ate <= editor.now) return;
    const { start, end } = endSpanNow({ start: known.valido_de }, editor.now);
    await updateCoupon(tx, code, known.versao, { valido_de: start, valido_ate: end });
    await actOf({ ...editor, db: tx }, 'ENCERROU_CUPOM', `cupom ${code}`);
  });
}

async function assertKnown(tx: Database, { modalidades, cursos }: CouponEntry): Promise<void> {
  if ((await countModalities(tx, modalidades)) < new Set(modalidades).size)
    throw refusedField('OPCAO_DESCONHECIDA', 'modalidades', 'Uma destas categorias não existe mais.');
  await requireCourses(tx, cursos, 'cursos');
}

const usedMore = (uses: number) =>
  refusedField(
    'USOS_DEMAIS',
    'usos_total',
    `O cupom já foi usado ${uses} vezes: o limite não pode ser menor.`,
  );

type CouponDays = Pick<CouponValues, 'valido_de' | 'valido_ate'>;

/** Days of `known` that stay keep their hour: it may have been ended by hand. */
function toRow(entry: CouponEntry, known?: CouponDays) {
  const before = known && { start: known.valido_de, end: known.valido_ate };
  const { start, end } = spanOfDays(entry.valido_de, entry.valido_ate, before);
  return {
    descricao: entry.descricao,
    tipo: entry.tipo,
    percentual: entry.percentual,
    valor_centavos: entry.valor === null ? null : reaisToCents(entry.valor),
    valido_de: start,
    valido_ate: end,
    minimo_centavos: reaisToCents(entry.minimo),
    usos_por_pessoa: entry.usos_por_pessoa,
    usos_total: entry.usos_total,
    id_modalidades: entry.modalidades,
    id_produtos: entry.cursos,
    destaque: entry.destaque,
  };
}
