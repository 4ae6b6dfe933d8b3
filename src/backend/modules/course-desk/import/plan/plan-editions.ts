import type { Database } from '#/backend/db/database.ts';
import { inChunks } from '#/backend/in-chunks.ts';
import {
  isOnSale,
  PARTS_OF_EACH,
  partNotSold,
} from '#/backend/modules/course-desk/programmes/save-edition.ts';
import { changesOf } from '#/backend/modules/course-desk/save-course.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportLine, ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { editionEntrySchema } from '#/domain/catalogue/programmes/programme-entry.ts';
import { centsToReais, reaisToCents } from '#/domain/sale/money.ts';
import { findStoredOffers, type OfferRow } from '../import-repository.ts';
import type { StoredEdition } from '../programme-import-repository.ts';
import type { ImportPlan, PlannedOffer, Target } from './import-plan.ts';
import { countLine, type Outcome } from './plan-lines.ts';
import { CODE_TAKEN, type KnownOffer, type Offers, refuseCode } from './plan-offers.ts';
import type { KnownProgramme, Programmes } from './plan-programmes.ts';
import { changedFields, refuseInvalid } from './refuse-invalid.ts';

interface KnownEdition {
  target: Target;
  /** Where the sheets have it. */
  line: number | undefined;
}

interface ReadEdition {
  refusals: LineRefusals;
  given: Record<string, unknown>;
  /** Undefined where the sheet doesn't say it, or says one that isn't there. */
  programme: KnownProgramme | undefined;
  parts: KnownOffer[] | undefined;
  id: number | undefined;
  code: string | null;
  linha: number;
}

/** An offer as the import leaves it. */
interface Part {
  course: Target;
  isSold: boolean;
}

/** Editions that are there, and those that the import brings. */
export class Editions {
  readonly #stored: ReadonlyMap<number, StoredEdition>;
  readonly #byId = new Map<number, KnownEdition>();
  readonly #byCode = new Map<string, KnownEdition>();
  readonly #byParts = new Map<string, KnownEdition>();
  readonly #listed = new Set<number>();
  readonly #numbers = new Map<object, number>();
  readonly #offers: Offers;
  readonly #programmes: Programmes;

  constructor(stored: readonly StoredEdition[], of: { offers: Offers; programmes: Programmes }) {
    this.#offers = of.offers;
    this.#programmes = of.programmes;
    this.#stored = new Map(stored.map((edition) => [edition.id, edition]));
    for (const { id, code, programmeId, partes, cancelada } of stored) {
      const edition = { target: { id }, line: undefined };
      this.#byId.set(id, edition);
      this.#byCode.set(code, edition);
      const programme = of.programmes.find(String(programmeId));
      const parts = partes.flatMap((part) => of.offers.findById(part) ?? []);
      if (programme && !cancelada) this.#byParts.set(this.#identity(programme, parts), edition);
    }
  }

  /** Of editions that are there and that the sheets list, refused lines included. */
  isListed(id: number): boolean {
    return this.#listed.has(id);
  }

  async plan(db: Database, sheet: ImportSheet, plan: ImportPlan): Promise<void> {
    const read = sheet.linhas.map((line) => this.#read(sheet, line));
    const parts = await readParts(
      db,
      read.flatMap((line) => line.parts ?? []),
      plan,
    );
    await inChunks(read, (lines) => {
      for (const each of lines) {
        const outcome = this.#planLine(sheet, each, { plan, parts });
        countLine(sheet, plan, { outcome, refusals: each.refusals });
      }
    });
  }

  #read(sheet: ImportSheet, line: ImportLine): ReadEdition {
    const refusals = new LineRefusals(sheet.planilha, line);
    const given = readLine(sheet, line, refusals);
    const { programa, turmas } = given as { programa?: string; turmas?: string[] };
    const programme = programa === undefined ? undefined : this.#programmes.find(programa);
    if (programa !== undefined && !programme)
      refusals.add('programa', 'Este programa não existe, nem está na planilha de programas.');
    const parts = turmas?.map((text) => this.#offers.find(text));
    const missing = parts?.findIndex((part) => part === undefined) ?? -1;
    if (missing >= 0)
      refusals.add('turmas', `A turma ${turmas![missing]} não existe, nem está na planilha de turmas.`);
    const id = (given['id'] as number | null | undefined) ?? undefined;
    const code = (given['codigo_turma'] as string | null | undefined) ?? null;
    const known = missing < 0 ? (parts as KnownOffer[] | undefined) : undefined;
    return { refusals, given, programme, parts: known, id, code, linha: line.linha };
  }

  #find({ id, code, programme, parts }: ReadEdition): KnownEdition | undefined {
    if (id !== undefined) return this.#byId.get(id);
    if (code !== null) return this.#byCode.get(code);
    return programme && parts && this.#byParts.get(this.#identity(programme, parts));
  }

  #planLine(
    sheet: ImportSheet,
    read: ReadEdition,
    { plan, parts }: { plan: ImportPlan; parts: ReadonlyMap<KnownOffer, Part> },
  ): Outcome {
    const { refusals, given, id, code, linha } = read;
    const known = this.#find(read);
    const stored = known?.target.id === undefined ? undefined : this.#stored.get(known.target.id);
    if (stored) this.#listed.add(stored.id);
    const before = stored && {
      preco: centsToReais(stored.preco_centavos),
      parcelas_max: stored.parcelas_max,
      a_venda: stored.a_venda,
    };
    const values = before ? { ...before, ...given } : completeNewRow(sheet, given, refusals);
    const entry = refuseInvalid(editionEntrySchema, values, refusals);
    this.#refuseNames(read, known, refusals);
    if (stored) refuseOtherParts(read, stored, refusals);
    else refuseParts(read, parts, refusals);
    if (!entry || refusals.list.length > 0) return 'novos';
    const edition = known ?? { target: { id }, line: undefined };
    edition.line = linha;
    if (code !== null) this.#byCode.set(code, edition);
    if (id !== undefined) this.#byId.set(id, edition);
    if (!stored) {
      this.#byParts.set(this.#identity(read.programme!, read.parts!), edition);
      const ofParts = read.parts!.map(({ target }) => target);
      const planned = { entry, code, programme: read.programme!.target, parts: ofParts };
      plan.newEditions.push(Object.assign(edition.target, planned));
      return 'novos';
    }
    const after = { ...entry, codigo_turma: code ?? stored.code };
    const campos = changedFields({ ...before!, codigo_turma: stored.code }, after);
    if (campos.length === 0) return 'iguais';
    const cents = { preco_centavos: reaisToCents(entry.preco), ...after, preco: undefined };
    const { antes, depois } = changesOf({ ...stored, codigo_turma: stored.code, preco: undefined }, cents);
    const { versao, code: nome } = stored;
    plan.changedEditions.push({ id: stored.id, versao, entry, code: after.codigo_turma, antes, depois });
    plan.changes.push({ tabela: 'edicoes', planilha: sheet.planilha, linha, nome, campos });
    return 'alterados';
  }

  #refuseNames(
    { id, code, parts }: ReadEdition,
    known: KnownEdition | undefined,
    refusals: LineRefusals,
  ): void {
    refuseCode(code, refusals);
    const holder = code === null ? undefined : this.#byCode.get(code);
    if ((holder && holder !== known) || (code !== null && this.#offers.hasCode(code)))
      refusals.add('codigo_turma', CODE_TAKEN);
    if (id !== undefined && this.#offers.findById(id))
      refusals.add('id', 'Este número é de uma turma de um curso.');
    if (known?.line !== undefined) {
      const column = code !== null ? 'codigo_turma' : id !== undefined || !parts ? 'id' : 'turmas';
      refusals.add(column, `Esta edição já está na linha ${known.line}.`);
    }
  }

  #identity(programme: KnownProgramme, parts: readonly KnownOffer[]): string {
    return [programme, ...parts].map((each) => this.#numberOf(each)).join('/');
  }

  /** What the import brings has no id yet. */
  #numberOf(known: object): number {
    const number = this.#numbers.get(known) ?? this.#numbers.size;
    this.#numbers.set(known, number);
    return number;
  }
}

/** The offers of editions stay: orders promise them. */
function refuseOtherParts(
  { programme, parts }: ReadEdition,
  stored: StoredEdition,
  refusals: LineRefusals,
): void {
  if (stored.cancelada) refusals.add('codigo_turma', 'Esta edição foi cancelada. Crie outra.');
  if (programme && programme.target.id !== stored.programmeId)
    refusals.add('programa', `Esta edição é do programa ${stored.programa}. Crie outra edição.`);
  if (parts && parts.map(({ target }) => target.id).join() !== stored.partes.join())
    refusals.add('turmas', `As turmas de uma edição ficam: ${stored.turmas.join(', ')}. Crie outra edição.`);
}

function refuseParts(
  { programme, parts, given }: ReadEdition,
  known: ReadonlyMap<KnownOffer, Part>,
  refusals: LineRefusals,
): void {
  if (!programme || !parts) return;
  const found = parts.map((part) => known.get(part)!);
  const isOfEach =
    found.length === programme.courses.length &&
    found.every(({ course }, place) => isSame(course, programme.courses[place]!));
  if (!isOfEach) refusals.add('turmas', PARTS_OF_EACH);
  const unsold = found.findIndex(({ isSold }) => !isSold);
  if (unsold >= 0) refusals.add('turmas', partNotSold((given['turmas'] as string[])[unsold]!));
}

const isSame = (one: Target, other: Target) => one === other || (one.id !== undefined && one.id === other.id);

/** Courses and sale of offers, as the import leaves them. */
async function readParts(
  db: Database,
  offers: readonly KnownOffer[],
  plan: ImportPlan,
): Promise<Map<KnownOffer, Part>> {
  const parts = new Map<KnownOffer, Part>();
  const changed = new Map(plan.changedOffers.map(({ id, row }) => [id, row]));
  const stored: KnownOffer[] = [];
  for (const offer of new Set(offers)) {
    if (isNew(offer.target))
      parts.set(offer, { course: offer.target.course, isSold: isSold(offer.target.row) });
    else stored.push(offer);
  }
  await inChunks(stored, async (chunk) => {
    const rows = await findStoredOffers(
      db,
      chunk.map(({ target }) => target.id!),
    );
    const byId = new Map(rows.map((row) => [row.id_oferta, row]));
    for (const offer of chunk) {
      const row = byId.get(offer.target.id!)!;
      parts.set(offer, { course: { id: row.id_produto }, isSold: isSold(changed.get(row.id_oferta) ?? row) });
    }
  });
  return parts;
}

const isNew = (target: Target | (Target & PlannedOffer)): target is Target & PlannedOffer => 'row' in target;

const isSold = ({ tipo_oferta, situacao }: Pick<OfferRow, 'tipo_oferta' | 'situacao'>) =>
  tipo_oferta === 'PAGO' && isOnSale(situacao);
