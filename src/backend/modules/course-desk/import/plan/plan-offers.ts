import type { Database } from '#/backend/db/database.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { offerEntrySchema, type OfferEntry } from '#/domain/catalogue/offer-entry.ts';
import { pricesInCents, pricesInReais } from '#/domain/sale/money.ts';
import { foldText } from '#/domain/text/slug.ts';
import { promised } from '#/backend/modules/course-desk/save-offer.ts';
import { changesOf } from '#/backend/modules/course-desk/save-course.ts';
import type { StoredOffer } from '#/backend/modules/course-desk/offer-desk-repository.ts';
import type { ImportPlan, PlannedOffer, Target } from './import-plan.ts';
import { findStoredOffers, type OfferKey, type OfferRow } from '../import-repository.ts';
import { type Outcome, planLines } from './plan-lines.ts';
import type { Teachers } from './plan-teachers.ts';
import type { Courses } from './plan-courses.ts';
import type { Units } from './plan-units.ts';
import { changedFields, columnOf, refuseInvalid } from './refuse-invalid.ts';

export interface KnownOffer {
  target: Target;
  /** Where the sheets have it. */
  line: number | undefined;
}

interface Identity {
  courseId: number;
  unitId: number;
  formato: string;
  turno: string;
  data_inicio: string;
  hora_inicio: string | null;
}

const offerIdentity = ({ courseId, unitId, formato, turno, data_inicio, hora_inicio }: Identity) =>
  [courseId, unitId, formato, turno, data_inicio, hora_inicio ?? ''].join('/');

interface OfferContext {
  courses: Courses;
  units: Units;
  shiftNames: Readonly<Partial<Record<string, string>>>;
  teachers: Teachers;
  editions: readonly { id: number; code: string }[];
}

type Stored = StoredOffer & { tem_pessoas: boolean };

interface ReadOffer {
  refusals: LineRefusals;
  given: Record<string, unknown>;
  course: Target | undefined;
  unit: Target | undefined;
  known: KnownOffer | undefined;
  id: number | undefined;
  code: string | null;
  linha: number;
}

/** Offers that are there, and those that the import brings. */
export class Offers {
  readonly #byId = new Map<number, KnownOffer>();
  readonly #byCode = new Map<string, KnownOffer>();
  readonly #byIdentity = new Map<string, KnownOffer[]>();
  readonly #listed = new Set<number>();
  readonly #courses: Courses;
  readonly #units: Units;
  /** By the school's own names of them. */
  readonly #shifts: ReadonlyMap<string, string>;
  readonly #teachers: Teachers;
  /** Editions of programmes have ids and codes of offers. */
  readonly #editionIds: ReadonlySet<number>;
  readonly #editionCodes: ReadonlySet<string>;

  constructor(stored: readonly OfferKey[], { courses, units, shiftNames, teachers, editions }: OfferContext) {
    this.#editionIds = new Set(editions.map(({ id }) => id));
    this.#editionCodes = new Set(editions.map(({ code }) => code));
    this.#teachers = teachers;
    this.#courses = courses;
    this.#units = units;
    this.#shifts = new Map(Object.entries(shiftNames).map(([code, name = code]) => [foldText(name), code]));
    for (const { id, code, identity, isAlive } of stored) {
      const offer = { target: { id }, line: undefined };
      this.#byId.set(id, offer);
      this.#byCode.set(code, offer);
      if (isAlive) this.#byIdentity.set(identity, [...(this.#byIdentity.get(identity) ?? []), offer]);
    }
  }

  /** By its code, or by its number. */
  find(text: string): KnownOffer | undefined {
    return this.#byCode.get(text) ?? (/^\d+$/.test(text) ? this.#byId.get(Number(text)) : undefined);
  }

  hasCode(code: string): boolean {
    return this.#byCode.has(code);
  }

  findById(id: number): KnownOffer | undefined {
    return this.#byId.get(id);
  }

  plan(db: Database, sheet: ImportSheet, plan: ImportPlan): Promise<void> {
    return planLines(sheet, plan, {
      read: (line) => this.#read(sheet, line),
      findStored: async (ids) =>
        new Map((await findStoredOffers(db, ids)).map((row) => [row.id_oferta, row])),
      plan: (read, stored) => this.#planLine(sheet, read, stored, plan),
    });
  }

  #read(sheet: ImportSheet, line: ImportLine): ReadOffer {
    const refusals = new LineRefusals(sheet.planilha, line);
    const given = readLine(sheet, this.#withShiftCode(line), refusals);
    const { curso, modalidade_do_curso: modality = null, unidade } = given as Record<string, string | null>;
    const city = (given['cidade_da_unidade'] as string | null | undefined) ?? null;
    const course = target(refusals, 'curso', curso, (text) => this.#courses.find(text, modality));
    const unit = target(refusals, 'unidade', unidade, (text) => this.#units.find(text, city));
    const id = (given['id'] as number | null | undefined) ?? undefined;
    const code = (given['codigo_turma'] as string | null | undefined) ?? null;
    const read = { refusals, given, course, unit, id, code, linha: line.linha };
    const known = this.#find(read);
    if (known?.target.id !== undefined) this.#listed.add(known.target.id);
    return { ...read, known };
  }

  /** Of offers that are there and that the sheets list, refused lines included. */
  listedIds(): number[] {
    return [...this.#listed];
  }

  #withShiftCode(line: ImportLine): ImportLine {
    const { turno } = line.celulas;
    const code = typeof turno === 'string' ? this.#shifts.get(foldText(turno.trim())) : undefined;
    return code === undefined ? line : { ...line, celulas: { ...line.celulas, turno: code } };
  }

  #find({ id, code, given, course, unit, refusals }: Omit<ReadOffer, 'known'>): KnownOffer | undefined {
    if (id !== undefined) return this.#byId.get(id);
    if (code !== null) return this.#byCode.get(code);
    if (course?.id === undefined || unit?.id === undefined) return undefined;
    const identity = offerIdentity({
      ...(given as unknown as Identity),
      courseId: course.id,
      unitId: unit.id,
    });
    const found = this.#byIdentity.get(identity) ?? [];
    if (found.length > 1)
      refusals.add('codigo_turma', 'Há mais de uma turma assim. Informe o código ou o número dela.');
    return found[0];
  }

  #planLine(
    sheet: ImportSheet,
    { refusals, given, known, course, unit, id, code, linha }: ReadOffer,
    stored: Stored | undefined,
    plan: ImportPlan,
  ): Outcome {
    const before = stored && storedEntry(stored);
    const values = before ? { ...before, ...given } : completeNewRow(sheet, given, refusals);
    // Units that the import brings have no number yet.
    const placed = { ...values, id_unidade: unit?.id ?? (unit ? 1 : (before?.id_unidade ?? 1)) };
    const entry = refuseInvalid(offerEntrySchema, placed, refusals);
    const unknown = entry?.professores.find((slug) => !this.#teachers.has(slug));
    if (unknown !== undefined)
      refusals.add(
        'professores',
        `Não há professor com o endereço ${unknown}, nem na planilha de professores.`,
      );
    refuseCode(code, refusals);
    const holder = code === null ? undefined : this.#byCode.get(code);
    if ((holder && holder !== known) || this.#editionCodes.has(code ?? ''))
      refusals.add('codigo_turma', CODE_TAKEN);
    if (id !== undefined && this.#editionIds.has(id))
      refusals.add('id', 'Este número é de uma edição de um programa.');
    if (known?.line !== undefined)
      refusals.add(code === null ? null : 'codigo_turma', `Esta turma já está na linha ${known.line}.`);
    if (!entry || refusals.list.length > 0) return 'novos';
    const offer = known ?? { target: { id }, line: undefined };
    offer.line = linha;
    if (code !== null) this.#byCode.set(code, offer);
    if (id !== undefined) this.#byId.set(id, offer);
    if (!stored) {
      this.#remember(entry, course!, unit!, offer);
      plan.newOffers.push(
        Object.assign(offer.target, { row: toRow(entry), course: course!, unit: unit!, code }),
      );
      return 'novos';
    }
    const planned: PlannedOffer = {
      row: toRow(entry, stored.situacao),
      course: course ?? { id: stored.id_produto },
      unit: unit ?? { id: stored.id_unidade },
      code: code ?? stored.codigo_turma,
    };
    return this.#planChange(sheet, { linha, refusals, planned, before: before!, entry, stored }, plan);
  }

  #remember(entry: OfferEntry, course: Target, unit: Target, offer: KnownOffer): void {
    if (course.id === undefined || unit.id === undefined) return;
    const identity = offerIdentity({ ...entry, courseId: course.id, unitId: unit.id });
    this.#byIdentity.set(identity, [...(this.#byIdentity.get(identity) ?? []), offer]);
  }

  #planChange(
    sheet: ImportSheet,
    change: {
      linha: number;
      refusals: LineRefusals;
      planned: PlannedOffer;
      before: OfferEntry;
      entry: OfferEntry;
      stored: Stored;
    },
    plan: ImportPlan,
  ): Outcome {
    const { linha, refusals, planned, before, entry, stored } = change;
    if (planned.course.id !== stored.id_produto)
      refusals.add('curso', 'Esta turma é de outro curso. Crie outra turma.');
    if (stored.situacao === 'cancelada')
      refusals.add('codigo_turma', 'Esta turma foi cancelada. Use outro código.');
    const reopens = stored.situacao === 'encerrada';
    const after = { ...planned.row, id_unidade: planned.unit.id, codigo_turma: planned.code };
    const { antes, depois } = changesOf({ ...stored }, after);
    const broken = promised.filter((column) => column in depois);
    if (stored.tem_pessoas)
      for (const column of broken)
        refusals.add(columnOf(column), 'Já há pessoas nesta turma: isto não muda por importação.');
    refuseSeats(stored, entry, refusals);
    if (Object.keys(depois).length === 0) return 'iguais';
    if (refusals.list.length > 0) return 'alterados';
    const { id_oferta: id, versao } = stored;
    const needsNoPeople = broken.length > 0 || reopens;
    plan.changedOffers.push({ ...planned, id, versao, antes, depois, needsNoPeople });
    const campos = changedFields(
      { ...before, codigo_turma: stored.codigo_turma, situacao: stored.situacao },
      { ...entry, codigo_turma: planned.code, situacao: planned.row.situacao },
    );
    plan.changes.push({
      tabela: 'turmas',
      planilha: sheet.planilha,
      linha,
      nome: stored.codigo_turma,
      campos,
    });
    return 'alterados';
  }
}

export const CODE_TAKEN = 'Outra turma já tem este código.';

export function refuseCode(code: string | null, refusals: LineRefusals): void {
  if (code !== null && (code.length > 40 || /[^\p{L}\p{N}._/-]/u.test(code)))
    refusals.add('codigo_turma', 'Use até 40 letras, números, pontos, barras e traços, sem espaços.');
}

function target(
  refusals: LineRefusals,
  column: string,
  text: string | null | undefined,
  find: (text: string) => { target: Target } | { problem: string },
): Target | undefined {
  if (text === undefined || text === null) return undefined;
  const found = find(text);
  if ('target' in found) return found.target;
  refusals.add(column, found.problem);
  return undefined;
}

function refuseSeats(stored: Stored, { vagas_total }: OfferEntry, refusals: LineRefusals): void {
  const taken = (stored.vagas_total ?? 0) - (stored.vagas_disponiveis ?? 0);
  if (stored.vagas_total === null && vagas_total !== null && stored.tem_pessoas)
    refusals.add('vagas_total', 'Uma turma sem limite de vagas continua sem limite.');
  else if (vagas_total !== null && vagas_total < taken)
    refusals.add(
      'vagas_total',
      `Já há ${taken} ${taken === 1 ? 'vaga ocupada' : 'vagas ocupadas'} ou reservadas.`,
    );
}

function toRow(entry: OfferEntry, situacao: OfferRow['situacao'] = 'em-aberto'): OfferRow {
  const { preco_original, preco_promocional, id_unidade: _, ...rest } = entry;
  return {
    ...rest,
    ...pricesInCents({ preco_original, preco_promocional }),
    // Who lists an offer that had ended wants it to take enrolments again.
    situacao: situacao === 'encerrada' ? 'em-aberto' : situacao,
  };
}

const storedEntry = (stored: Stored): OfferEntry => ({ ...stored, ...pricesInReais(stored) });
