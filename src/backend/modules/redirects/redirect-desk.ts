import type { Database } from '#/backend/db/database.ts';
import { refusedField } from '#/backend/http/backend-error.ts';
import { actOf } from '#/backend/modules/audit/act-of.ts';
import type { Editor } from '#/backend/request/editor-of.ts';
import { plainPath } from '#/domain/request/plain-path.ts';
import { pageSegments } from '#/domain/site/page-kinds.ts';
import {
  lineProblem,
  MOST_LINES,
  pathOf,
  readRedirectLines,
  type RedirectLine,
} from '#/domain/site/redirects/redirect-lines.ts';
import {
  deleteRedirectRow,
  findPagesAt,
  insertRedirectRow,
  listRedirectRows,
  listRedirectsAround,
  lockRedirects,
} from './redirect-repository.ts';

const MOST_REDIRECTS = 5000;
const shownFaults = 10;

export async function readRedirects(db: Database, { pagina }: { pagina: number }) {
  const rows = await listRedirectRows(db, pagina);
  return { itens: rows, totalItens: rows[0]?.total ?? 0, page: pagina };
}

/** @throws 422 `REDIRECIONAMENTO_RECUSADO` */
export async function addRedirects(editor: Editor, text: string): Promise<number> {
  const lines = readRedirectLines(text);
  if (lines.length > MOST_LINES) throw refused([`São no máximo ${MOST_LINES} linhas de cada vez.`]);
  const wrong = lines.flatMap((line) => naming(line, lineProblem(line) ?? ownPageProblem(line)));
  if (wrong.length > 0) throw refused(wrong);
  return editor.db.transaction(async (tx) => {
    await lockRedirects(tx);
    await assertNoChains(tx, lines);
    for (const { caminho, destino } of lines) {
      await insertRedirectRow(tx, {
        caminho,
        destino,
        status: destino === null ? 410 : 301,
        externo: false,
      });
    }
    const added = lines.map(({ caminho, destino }) => ({ caminho, destino }));
    await actOf({ ...editor, db: tx }, 'CRIOU_REDIRECIONAMENTOS', 'redirecionamentos', { depois: added });
    return lines.length;
  });
}

/** Idempotent. */
export async function removeRedirect(editor: Editor, path: string): Promise<void> {
  await editor.db.transaction(async (tx) => {
    const gone = await deleteRedirectRow(tx, path);
    if (!gone) return;
    await actOf({ ...editor, db: tx }, 'REMOVEU_REDIRECIONAMENTO', 'redirecionamentos', { antes: gone });
  });
}

/** Segments below which the school has pages of its own, each of which is looked for. */
const shared = new Set(['blog', 'campanha']);

function ownPageProblem({ caminho }: RedirectLine): string | undefined {
  const [, first = '', ...rest] = caminho.toLowerCase().split('/');
  if (!pageSegments.includes(plainPath(first)) || (shared.has(first) && rest.length > 0)) return undefined;
  return 'o endereço antigo é de uma página da loja.';
}

async function assertNoChains(tx: Database, lines: readonly RedirectLine[]): Promise<void> {
  const from = lines.map(({ caminho }) => caminho);
  const to = lines.flatMap(({ destino }) => (destino === null ? [] : [pathOf(destino)]));
  const around = await listRedirectsAround(tx, [...from, ...to]);
  const pages = await findPagesAt(tx, from);
  if (around.total + lines.length > MOST_REDIRECTS) {
    throw refused([`São no máximo ${MOST_REDIRECTS} redirecionamentos: remova alguns.`]);
  }
  const known = new Set(around.rows.map(({ caminho }) => caminho));
  const targets = new Set(around.rows.flatMap(({ destino }) => (destino === null ? [] : [pathOf(destino)])));
  const times = new Map<string, number>();
  for (const path of from) times.set(path, (times.get(path) ?? 0) + 1);
  const given = new Set(to);
  const problemOf = ({ caminho, destino }: RedirectLine): string | undefined => {
    if (pages.has(caminho)) return 'o endereço antigo é de uma página da loja.';
    if (known.has(caminho)) return 'este endereço já leva a outro: remova o que há na lista abaixo antes.';
    if (times.get(caminho)! > 1) return 'este endereço está em mais de uma linha.';
    if (targets.has(caminho) || given.has(caminho)) {
      return 'outro redirecionamento leva a este endereço: aponte aquele direto ao endereço final.';
    }
    if (destino !== null && known.has(pathOf(destino))) {
      return 'o endereço novo também leva a outro: use o endereço final.';
    }
    return undefined;
  };
  const wrong = lines.flatMap((line) => naming(line, problemOf(line)));
  if (wrong.length > 0) throw refused(wrong);
}

const naming = ({ linha }: RedirectLine, problem: string | undefined) =>
  problem === undefined ? [] : [`Linha ${linha}: ${problem}`];

function refused(faults: readonly string[]) {
  const more = faults.length - shownFaults;
  const shown = faults.slice(0, shownFaults).join(' ');
  return refusedField(
    'REDIRECIONAMENTO_RECUSADO',
    'linhas',
    more > 0 ? `${shown} E mais ${more} linhas com problemas.` : shown,
  );
}
