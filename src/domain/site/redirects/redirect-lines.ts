import * as v from 'valibot';
import { safeRedirectPath } from '#/domain/site/redirect-path.ts';
import { REQUIRED_MESSAGE } from '#/domain/text/required.ts';
import { visibleText } from '#/domain/text/visible-text.ts';

export const MOST_LINES = 500;
const MOST_LETTERS = 500;

export interface RedirectLine {
  /** Counted from 1, empty lines too. */
  linha: number;
  caminho: string;
  /** Null: the page is gone for good. */
  destino: string | null;
}

/** Lines as a spreadsheet gives them: old address, new address, apart by a tab, a semicolon or a comma. */
export const redirectTextSchema = v.pipe(
  v.string(),
  v.transform((text) => visibleText(text.replaceAll(/\r\n?/g, '\n')).trim()),
  v.nonEmpty(REQUIRED_MESSAGE),
  v.maxLength(MOST_LINES * 200, 'É texto demais: cole menos linhas de cada vez.'),
);

export function readRedirectLines(text: string): RedirectLine[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const [from = '', to = ''] = line.split(/[\t;,]/).map((part) => part.trim().replaceAll(/^"|"$/g, ''));
    return [{ linha: index + 1, caminho: plainAddress(from), destino: to === '' ? null : to }];
  });
}

/** Without the slash at its end: both are one page. */
export const plainAddress = (path: string) => path.replace(/(?<=.)\/$/, '');

const isOwnPath = (text: string) => text.length <= MOST_LETTERS && safeRedirectPath(text, '') === text;

/** What is wrong with a line by itself. */
export function lineProblem({ caminho, destino }: RedirectLine): string | undefined {
  if (!isOwnPath(caminho) || /[?#]/.test(caminho)) {
    return 'o endereço antigo precisa ser um caminho desta loja, como /cursos-antigos, sem ? nem #.';
  }
  if (destino !== null && !isOwnPath(destino)) {
    return 'o endereço novo precisa ser um caminho desta loja, como /busca.';
  }
  return destino !== null && pathOf(destino) === caminho ? 'o endereço leva a ele mesmo.' : undefined;
}

/** The page that an address of the shop is of. */
export const pathOf = (address: string) => plainAddress(address.replace(/[?#].*$/, ''));
