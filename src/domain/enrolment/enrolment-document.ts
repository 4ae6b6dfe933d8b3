import * as v from 'valibot';

/** Bytes of one document of an enrolment (ENROLMENT-14). */
export const MAX_DOCUMENT_BYTES = 10 * 1_048_576;
export const MOST_PAGES_SHOWN = 20;
export const MAX_DOCUMENTS = 10;
/** Retention in days of documents of refused enrolments. */
export const KEEP_REFUSED_DAYS = 30;
const declared = 'Autodeclaração de renda';
const asked = ['Comprovante de renda'] as const;
export const OTHER_DOCUMENT = 'Outro documento';

export const DOCUMENT_TOO_LARGE =
  'O arquivo passa de 10 MB. Envie um menor, ou uma foto com menos resolução.';
export const DOCUMENT_REFUSED =
  'Este arquivo não pode ser enviado. Envie um PDF simples ou uma foto em JPEG ou PNG.';
export const DOCUMENT_HEIC =
  'Fotos em HEIC não podem ser enviadas. Envie a foto em JPEG: no iPhone, escolha “Mais Compatível” em Ajustes, Câmera, Formatos, ou envie uma captura de tela.';

export const documentFormats = ['pdf', 'jpeg', 'png', 'heic'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const documentTypes: Readonly<Record<DocumentFormat, { type: string; ending: string }>> = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  jpeg: { type: 'image/jpeg', ending: 'jpg' },
  png: { type: 'image/png', ending: 'png' },
  heic: { type: 'image/heic', ending: 'heic' },
};

export const documentStates = ['EM_VERIFICACAO', 'RECEBIDO', 'INFECTADO'] as const;
export type DocumentState = (typeof documentStates)[number];

export const documentStateLabels: Readonly<Record<DocumentState, string>> = {
  EM_VERIFICACAO: 'Em verificação',
  RECEBIDO: 'Recebido',
  INFECTADO: 'Recusado pelo antivírus: envie outro arquivo',
};

interface AskingOffer {
  tipo_oferta: string;
  documentos: readonly string[];
  confere_documentos: boolean;
}

/** Whether a seat is final only once the team has looked at documents: of a grant always (ENROLMENT-13). */
export function asksForDocuments({ tipo_oferta, confere_documentos }: AskingOffer): boolean {
  return tipo_oferta === 'BOLSA' || (tipo_oferta === 'GRATUITO' && confere_documentos);
}

export function documentsAskedFor(offer: AskingOffer): string[] {
  if (!asksForDocuments(offer)) return [];
  return offer.tipo_oferta === 'BOLSA'
    ? documentsOfGrant(offer.documentos)
    : [...new Set([...offer.documentos, OTHER_DOCUMENT])];
}

export function missingDocuments(
  kinds: readonly string[],
  sent: readonly { tipo: string; situacao: DocumentState }[],
): string[] {
  const usable = new Set(sent.filter(({ situacao }) => situacao !== 'INFECTADO').map(({ tipo }) => tipo));
  return kinds.filter((kind) => kind !== OTHER_DOCUMENT && !usable.has(kind));
}

function documentsOfGrant(requiredByOffer: readonly string[]): string[] {
  const kinds = new Set([...requiredByOffer.filter((kind) => kind !== declared), ...asked, OTHER_DOCUMENT]);
  return [...kinds];
}

/** A file name without folders, reserved and invisible characters, with the ending of its format. */
export function safeDocumentName(name: string, format: DocumentFormat): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/[^\p{L}\p{M}\p{N} ._()-]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\.+/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/^[ ._-]+|[ ._-]+$/g, '')
    .slice(0, 80)
    .trim();
  return `${stem || 'documento'}.${documentTypes[format].ending}`;
}

export const documentPageSchema = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?$/),
  v.transform(Number),
  v.maxValue(MOST_PAGES_SHOWN),
);

export const documentIdSchema = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));
