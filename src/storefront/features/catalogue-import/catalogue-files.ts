import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { readExport, readRefusedLines } from './import.functions.ts';

const pageInstead = '/gestao/importar';

export const respondWithExport = (formato: string) =>
  respondWithFile(() => readExport(formato), pageInstead, { isDownload: true });

export const respondWithRefusedLines = (id: number) =>
  respondWithFile(() => readRefusedLines(id), pageInstead, { isDownload: true });
