import * as v from 'valibot';
import { type UnitEntry, unitEntrySchema } from '#/domain/school/unit-entry.ts';
import { completeNewRow, LineRefusals, readLine } from '#/domain/catalogue/import/read-line.ts';
import type { ImportSheet } from '#/domain/catalogue/import/read-table.ts';
import { findMunicipality } from '#/backend/modules/places/municipalities.ts';
import { foldText } from '#/domain/text/slug.ts';
import { formatCep } from '#/domain/person/postal-code.ts';
import type { ImportPlan, Target } from './import-plan.ts';
import { countLine, type Outcome } from './plan-lines.ts';
import type { StoredUnit } from '../import-repository.ts';
import { refuseInvalid, changedFields } from './refuse-invalid.ts';

interface KnownUnit {
  target: Target;
  nome: string;
  cidade: string;
  uf: string;
  isClosed: boolean;
}

type FoundUnit = { target: Target } | { problem: string };

const keyOf = (nome: string, cidade: string, uf: string) =>
  `${foldText(nome)}/${findMunicipality(cidade, uf)?.code ?? foldText(cidade)}`;

/** Units that are there, and those that the import brings. */
export class Units {
  readonly #all: KnownUnit[];
  readonly #stored: ReadonlyMap<number, StoredUnit>;
  readonly #lines = new Map<Target, number>();
  /** Thousands of offers name the same few units. */
  readonly #found = new Map<string, FoundUnit>();

  constructor(stored: readonly StoredUnit[]) {
    this.#stored = new Map(stored.map((unit) => [unit.id_unidade, unit]));
    this.#all = stored.map(({ id_unidade, nome, cidade, uf, fechada }) => ({
      target: { id: id_unidade },
      nome,
      cidade,
      uf,
      isClosed: fechada,
    }));
  }

  /** By its number, or by its name and, where several have it, its city. */
  find(text: string, city: string | null): FoundUnit {
    const key = JSON.stringify([text, city]);
    const found = this.#found.get(key) ?? this.#look(text, city);
    this.#found.set(key, found);
    return found;
  }

  #look(text: string, city: string | null): FoundUnit {
    const byNumber = /^\d+$/.test(text) && this.#all.find(({ target }) => target.id === Number(text));
    const found = byNumber
      ? [byNumber]
      : this.#all.filter(
          ({ nome, cidade }) =>
            foldText(nome) === foldText(text) && (city === null || foldText(cidade) === foldText(city)),
        );
    const [unit, other] = found;
    if (!unit) return { problem: 'Esta unidade não existe, nem está na planilha de unidades.' };
    if (other) {
      const cities = found.map(({ cidade }) => cidade).join(', ');
      return { problem: `Há mais de uma unidade com este nome (${cities}): informe a cidade.` };
    }
    if (unit.isClosed) return { problem: 'Esta unidade está fechada. Reabra, ou escolha outra.' };
    return { target: unit.target };
  }

  plan(sheet: ImportSheet, plan: ImportPlan): void {
    for (const line of sheet.linhas) {
      const refusals = new LineRefusals(sheet.planilha, line);
      const outcome = this.#planLine(sheet, line.linha, readLine(sheet, line, refusals), refusals, plan);
      countLine(sheet, plan, { outcome, refusals });
    }
  }

  #planLine(
    sheet: ImportSheet,
    linha: number,
    given: Record<string, unknown>,
    refusals: LineRefusals,
    plan: ImportPlan,
  ): Outcome {
    const {
      id = null,
      nome = '',
      cidade = '',
      uf = '',
    } = given as Partial<UnitEntry> & { id?: number | null };
    const known = this.#all.find(({ target, ...unit }) =>
      id === null ? keyOf(unit.nome, unit.cidade, unit.uf) === keyOf(nome, cidade, uf) : target.id === id,
    );
    const stored = known?.target.id === undefined ? undefined : this.#stored.get(known.target.id);
    const earlier = known && this.#lines.get(known.target);
    if (earlier !== undefined) refusals.add('nome', `Esta unidade já está na linha ${earlier}.`);
    const values = stored ? { ...stored, ...given } : completeNewRow(sheet, given, refusals);
    const entry = refuseInvalid(unitEntrySchema, values, refusals);
    if (entry && !findMunicipality(entry.cidade, entry.uf))
      refusals.add('cidade', `Este município não existe em ${entry.uf}. Escreva o nome completo.`);
    if (!entry || refusals.list.length > 0) return 'novos';
    const target = known?.target ?? { id: id ?? undefined };
    this.#lines.set(target, linha);
    if (!stored) {
      plan.newUnits.push(Object.assign(target, { entry }));
      this.#all.push({ target, nome: entry.nome, cidade: entry.cidade, uf: entry.uf, isClosed: false });
      return 'novos';
    }
    if (keyOf('', stored.cidade, stored.uf) !== keyOf('', entry.cidade, entry.uf)) {
      refusals.add('cidade', `A unidade fica em ${stored.cidade}. Para mudar de cidade, abra a página dela.`);
      return 'alterados';
    }
    const before = v.parse(unitEntrySchema, stored);
    const campos = changedFields(before, entry, { cep: (cep) => formatCep(cep as string) });
    if (campos.length === 0) return 'iguais';
    plan.changedUnits.push({ id: stored.id_unidade, versao: stored.versao, entry });
    plan.changes.push({ tabela: 'unidades', planilha: sheet.planilha, linha, nome: stored.nome, campos });
    return 'alterados';
  }
}
