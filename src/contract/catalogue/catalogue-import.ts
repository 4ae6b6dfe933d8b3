import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { importTables } from '#/domain/catalogue/import/import-columns.ts';
import { importReportSchema } from '#/domain/catalogue/import/import-report.ts';
import { MAX_IMPORT_BYTES } from '#/domain/catalogue/import/import-limits.ts';
import { idParam, instantSchema, textSchema } from '../wire.ts';

const byId = v.object({ id: idParam });

/** The file in base64. */
const fileContent = v.pipe(v.string(), v.maxLength(Math.ceil(MAX_IMPORT_BYTES / 3) * 4 + 4));

const importSchema = v.object({
  id: v.number(),
  arquivos: v.array(v.string()),
  retirar_ausentes: v.boolean(),
  criado_em: instantSchema,
  feita_em: v.nullable(instantSchema),
  cancelada_em: v.nullable(instantSchema),
  /** Whether shoppers would feel the run: the embedded database does one thing at a time. */
  loja_espera: v.boolean(),
  /** Rows written so far, of how many; null while it isn't carried out. */
  andamento: v.nullable(v.object({ gravadas: v.number(), total: v.number() })),
  relatorio: importReportSchema,
});
export type CatalogueImport = v.InferOutput<typeof importSchema>;

const path = '/api/gestao/importacoes';

/** Reads the files and says what an import would do; nothing of the catalogue changes. 413, 422. */
export const checkImport = oc
  .route({ method: 'POST', path, summary: 'Confere uma importação' })
  .input(
    v.object({
      arquivos: v.pipe(
        v.array(v.object({ nome: textSchema(200), conteudo: fileContent })),
        v.minLength(1, 'Escolha um arquivo.'),
        v.maxLength(10, 'Envie até 10 arquivos.'),
      ),
      retirar_ausentes: v.boolean(),
    }),
  )
  .output(importSchema);

/** 404 `IMPORTACAO_NAO_ENCONTRADA`. */
export const getImport = oc
  .route({ method: 'GET', path: `${path}/{id}`, summary: 'Uma importação' })
  .input(byId)
  .output(importSchema);

/**
 * Does what was checked, all of it or nothing. 404 `IMPORTACAO_NAO_ENCONTRADA`; 409 `CATALOGO_ALTERADO`: it
 * would do something else by now; `IMPORTACAO_CANCELADA`, `IMPORTACAO_VENCIDA`.
 */
export const runImport = oc
  .route({ method: 'POST', path: `${path}/{id}/execucao`, summary: 'Executa uma importação conferida' })
  .input(byId)
  .output(importSchema);

/** Also while it is carried out: then nothing stays of it. 404; 409 `IMPORTACAO_FEITA`. */
export const cancelImport = oc
  .route({ method: 'POST', path: `${path}/{id}/cancelamento`, summary: 'Cancela uma importação' })
  .input(byId)
  .output(v.object({ ok: v.literal(true) }));

const fileSchema = v.object({ nome: v.string(), tipo: v.string(), conteudo: v.string() });

/** The lines that were refused, with why, as a workbook to correct and import again. 404. */
export const getRefusedLines = oc
  .route({ method: 'GET', path: `${path}/{id}/recusas`, summary: 'Linhas recusadas de uma importação' })
  .input(byId)
  .output(fileSchema);

export const exportFormats = ['xlsx', 'json', 'esquema', 'modelo', ...importTables] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * The catalogue as import takes it: a workbook, a JSON document, or one table as CSV; `modelo` is a workbook
 * with an example of each, `esquema` the JSON Schema of the document. Offers that were cancelled or have
 * ended stay out. The content is in base64.
 */
export const exportCatalogue = oc
  .route({ method: 'GET', path: '/api/gestao/catalogo/{formato}', summary: 'Exporta o catálogo' })
  .input(v.object({ formato: v.picklist(exportFormats) }))
  .output(fileSchema);

const cell = v.nullable(v.union([v.string(), v.number(), v.boolean(), v.array(v.unknown())]));
const rows = v.optional(v.pipe(v.array(v.record(v.string(), cell)), v.maxLength(100_000)));

/**
 * For a school's own systems, with a key in `Authorization: Bearer`: brings the catalogue to what the lists
 * say, all of it or nothing but the lines that are refused. The same lists again change nothing. With
 * `simular` it only says what it would do. 401 `CHAVE_INVALIDA`; 409 `CATALOGO_ALTERADO`; 413.
 */
export const putCatalogue = oc
  .route({ method: 'PUT', path: '/api/gestao/catalogo', summary: 'Importa o catálogo de outro sistema' })
  .input(
    v.object({
      simular: v.optional(v.boolean(), false),
      retirar_ausentes: v.optional(v.boolean(), false),
      ...v.entriesFromList(importTables, rows),
    }),
  )
  .output(v.object({ feita: v.boolean(), relatorio: importReportSchema }));
