import * as v from 'valibot';
import { REQUIRED_MESSAGE } from '../text/required.ts';
import { visibleText } from '../text/visible-text.ts';
import { formatCount } from '#/domain/text/format-count.ts';

export const legalTexts = ['termos', 'privacidade', 'contrato'] as const;
export type LegalText = (typeof legalTexts)[number];

export const legalTextNames: Record<LegalText, string> = {
  termos: 'Termos de uso',
  privacidade: 'Política de Privacidade',
  contrato: 'Contrato de matrícula',
};

/** In characters: some thirty printed pages. */
export const MAX_LEGAL_TEXT = 60_000;

export const legalSourceSchema = v.pipe(
  v.string(),
  v.transform((text) => visibleText(text.replaceAll(/\r\n?/g, '\n')).trim()),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.check(
    (text) => text.length <= MAX_LEGAL_TEXT,
    ({ input }) =>
      `O texto tem ${formatCount(input.length)} caracteres. O limite é ${formatCount(MAX_LEGAL_TEXT)}.`,
  ),
);
