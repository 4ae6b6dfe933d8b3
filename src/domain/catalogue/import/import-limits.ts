/** Of all files of an import together. */
export const MAX_IMPORT_BYTES = 32_000_000;
/** Of a workbook's parts, which are read into memory. */
export const MAX_UNZIPPED_BYTES = 300_000_000;
export const MAX_IMPORT_LINES = 100_000;

export const IMPORT_TOO_LARGE = 'Os arquivos passam de 32 MB juntos. Importe em partes.';
export const TOO_MANY_LINES = 'São mais de 100.000 linhas. Importe em partes.';
export const TOO_LARGE_TO_READ = 'Estes arquivos são grandes demais para ler. Importe em partes.';
