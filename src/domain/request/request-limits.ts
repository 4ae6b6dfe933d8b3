import { plainPath } from './plain-path.ts';
import { MAX_IMPORT_BYTES } from '../catalogue/import/import-limits.ts';
import { MAX_DOCUMENT_BYTES } from '../enrolment/enrolment-document.ts';

/** Largest request body that storefront and backend accept, in bytes, but for documents. */
export const maxBodyBytes = 1_048_576;

export const maxFormWithDocumentBytes = MAX_DOCUMENT_BYTES + 65_536;

/** The same of a call of the backend with one document as base64. */
export const maxCallWithDocumentBytes = Math.ceil(MAX_DOCUMENT_BYTES / 3) * 4 + 65_536;

/** A form with the files of an import, and the call with them as base64. */
export const maxImportFormBytes = MAX_IMPORT_BYTES + 65_536;
export const maxImportCallBytes = Math.ceil(MAX_IMPORT_BYTES / 3) * 4 + 65_536;

export const takesImport = (path: string) => /^\/gestao\/importar\/?$/.test(plainPath(path));

/** True for pages whose forms upload documents. */
export function takesDocuments(path: string): boolean {
  const plain = plainPath(path).replace(/\/$/, '');
  return uploadPages.some((page) => page.test(plain));
}

const uploadPages = [
  /^\/inscricao\/\d+\/\d+$/,
  /^\/gestao\/loja\/imagens$/,
  /^\/gestao\/cursos\/\d+\/imagem$/,
  /^\/gestao\/programas\/[a-z\d-]+\/imagem$/,
  /^\/gestao\/professores\/[a-z\d-]+\/foto$/,
  /^\/gestao\/conteudo\/blog\/\d+\/capa$/,
];

/** Whether a request may bring more than a form without a document: its body is then read only by turn. */
export function mayBeUpload(request: { headers: Pick<Headers, 'get'> }): boolean {
  return Number(request.headers.get('content-length') ?? Infinity) > maxBodyBytes;
}
