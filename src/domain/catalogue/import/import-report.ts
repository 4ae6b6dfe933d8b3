import * as v from 'valibot';
import { importTables } from './import-columns.ts';

/** Longer lists are cut: all refused lines are in a file of their own. */
export const MOST_LISTED = 200;

const count = v.number();

/** What an import would do, or did. */
export const importReportSchema = v.object({
  tabelas: v.array(
    v.object({
      tabela: v.picklist(importTables),
      novos: count,
      alterados: count,
      iguais: count,
      recusados: count,
      /** Courses taken from the shop, offers ended, since the sheets leave them out. */
      retirados: count,
    }),
  ),
  mudancas: v.array(
    v.object({
      tabela: v.picklist(importTables),
      planilha: v.string(),
      linha: v.number(),
      nome: v.string(),
      campos: v.array(v.object({ coluna: v.string(), antes: v.string(), depois: v.string() })),
    }),
  ),
  recusas: v.array(
    v.object({
      planilha: v.string(),
      linha: v.number(),
      coluna: v.nullable(v.string()),
      conteudo: v.string(),
      motivo: v.string(),
    }),
  ),
  totalRecusas: count,
  /** Names of courses and codes of offers that leave the shop. */
  retirados: v.array(v.string()),
  /** Codes of offers that the sheets leave out and that stay: people are in them. */
  ficam: v.array(v.string()),
  /** Why nothing counts as missing although it was asked for. */
  semRetirar: v.boolean(),
});
export type ImportReport = v.InferOutput<typeof importReportSchema>;

/** Rows that an import would write, or wrote. */
export const countWrites = ({ tabelas }: ImportReport): number =>
  tabelas.reduce((sum, { novos, alterados, retirados }) => sum + novos + alterados + retirados, 0);

/** For a report that can't be read any more. */
export const emptyReport: ImportReport = {
  tabelas: [],
  mudancas: [],
  recusas: [],
  totalRecusas: 0,
  retirados: [],
  ficam: [],
  semRetirar: false,
};
