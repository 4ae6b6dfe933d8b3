import { setImmediate as nextTurn } from 'node:timers/promises';
import { Letter } from '#/backend/documents/letter.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { offerName } from '#/domain/catalogue/offer-labels.ts';
import { formatReais } from '#/domain/sale/money.ts';
import { orderWords } from '#/domain/sale/order/order-words.ts';
import { describeCompany } from '#/domain/school/company.ts';
import type { Letterhead } from '#/backend/documents/letterhead.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import type { TermsRow } from '#/backend/modules/orders/terms/terms-repository.ts';
import { describeBuyer } from './describe-buyer.ts';
import { drawRichText, type LetterPart } from '#/backend/documents/draw-rich-text.ts';
import { wordsIn, readMarkdown } from '#/backend/documents/read-markdown.ts';

export interface TermsProof {
  acceptedAt: Date;
  ip: string | null;
}

/** The terms a purchase accepted, as they were, with the proof of the acceptance (DOCUMENT-5). */
export async function composeTerms(
  purchase: Purchase,
  terms: TermsRow,
  { acceptedAt, ip }: TermsProof,
  company: Letterhead,
  now: Date,
): Promise<File> {
  const { codigo, responsavel, produto, oferta } = purchase;
  const words = orderWords(purchase);
  const title = `Contrato da ${words.noun} ${codigo}`;
  const letter = new Letter(title, `${title}, versão ${terms.versao}`, company, now);
  const { name, paragraphs } = readTerms(terms);
  letter.title(name);
  letter.facts([
    ['Contratada', describeCompany(company)],
    ...describeBuyer(purchase),
    ...(responsavel ? [['Responsável', `${responsavel.nome}, CPF ${responsavel.cpf}`] as const] : []),
    ['Curso', produto.titulo],
    ['Turma', `${offerName(oferta)} (${oferta.codigo_turma})`],
    [words.price === null ? 'Total' : 'Custo', words.price ?? formatReais(purchase.total)],
    [words.Noun, codigo],
  ]);
  for (const draw of paragraphs) {
    draw(letter);
    await nextTurn();
  }
  letter.heading('Aceite');
  letter.facts([
    ['Versão do contrato', terms.versao],
    ['SHA-256 do texto', terms.sha256],
    ['Aceito em', formatInstant(acceptedAt)],
    ['Endereço IP', ip ?? 'não registrado'],
  ]);
  letter.paragraph(
    'Este contrato foi aceito pela internet, com a caixa de aceite marcada. O código SHA-256 é o do texto exato que foi mostrado.',
    { isFaint: true },
  );
  return new File([await letter.finish()], `contrato-${codigo}.pdf`, { type: 'application/pdf' });
}

function readTerms({ texto, modelo }: TermsRow): { name: string; paragraphs: LetterPart[] } {
  if (modelo === null) {
    const [name = '', ...paragraphs] = texto.split(/\n+/).filter((text) => text.trim() !== '');
    return { name, paragraphs: paragraphs.map((text) => (letter) => letter.paragraph(text)) };
  }
  const [first, ...rest] = readMarkdown(texto).blocos;
  if (first?.tipo === 'titulo') return { name: wordsIn(first.partes), paragraphs: drawRichText(rest) };
  return { name: 'Contrato', paragraphs: drawRichText(first ? [first, ...rest] : rest) };
}
