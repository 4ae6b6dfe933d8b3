import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { exportFormats, type ExportFormat } from '#/contract/catalogue/catalogue-import.ts';
import { beginningOf } from '#/domain/catalogue/import/cells.ts';
import { PublicError } from '#/domain/request/public-error.ts';
import { machineKeyEntrySchema } from '#/domain/school/machine-key.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { answerUpload } from '#/storefront/backend-client/uploads/answer-upload.server.ts';

const byId = v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) });

/** Milliseconds for 10,000 courses and 50,000 offers on a slow machine. */
const IMPORT_TIME_LIMIT_MS = 120_000;

export const fetchImport = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().catalogueImport.getImport(data));

export const runImport = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => {
    giveTime(IMPORT_TIME_LIMIT_MS);
    return backend().catalogueImport.runImport(data);
  });

export const cancelImport = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => backend().catalogueImport.cancelImport(data));

export const runUploadAction = createServerOnlyFn(answerUpload);

export const checkImport = createServerOnlyFn(
  async ({ arquivos, retirarAusentes }: { arquivos: readonly File[]; retirarAusentes: boolean }) => {
    giveTime(IMPORT_TIME_LIMIT_MS);
    const sent = await Promise.all(
      arquivos.map(async (file) => ({
        nome: beginningOf(file.name, 200),
        conteudo: Buffer.from(await file.arrayBuffer()).toString('base64'),
      })),
    );
    return backend().catalogueImport.checkImport({ arquivos: sent, retirar_ausentes: retirarAusentes });
  },
);

const isFormat = (text: string): text is ExportFormat => (exportFormats as readonly string[]).includes(text);

interface SentFile {
  nome: string;
  tipo: string;
  conteudo: string;
}

const toFile = ({ nome, tipo, conteudo }: SentFile) =>
  new File([Buffer.from(conteudo, 'base64')], nome, { type: tipo });

export const readExport = createServerOnlyFn(async (formato: string) => {
  if (!isFormat(formato))
    throw new PublicError({ status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Não há este arquivo.' });
  giveTime(IMPORT_TIME_LIMIT_MS);
  return toFile(await backend().catalogueImport.exportCatalogue({ formato }));
});

export const readRefusedLines = createServerOnlyFn(async (id: number) => {
  giveTime(IMPORT_TIME_LIMIT_MS);
  return toFile(await backend().catalogueImport.getRefusedLines({ id }));
});

export const fetchMachineKeys = createServerFn({ method: 'GET' }).handler(() =>
  backend().machineKey.listMachineKeys(),
);

export const createMachineKey = createServerFn({ method: 'POST' })
  .validator(machineKeyEntrySchema)
  .handler(({ data }) => backend().machineKey.createMachineKey(data));

export const endMachineKey = createServerFn({ method: 'POST' })
  .validator(byId)
  .handler(({ data }) => backend().machineKey.endMachineKey(data));
