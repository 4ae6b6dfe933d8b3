import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Database } from '../db/database.ts';
import { checkImport, runImport } from '../modules/course-desk/import/catalogue-import.ts';
import { listTeamLogins } from '../modules/school/team/locked-out.ts';
import type { ImportReport } from '#/domain/catalogue/import/import-report.ts';
import { hasPermission } from '#/domain/staff/permission.ts';

/**
 * Imports files in the name of a member of the team, or says with `--check` only what that would do;
 * `--whole` takes from the shop what they leave out.
 * @throws with one clear line when it can't be done
 */
export async function importFiles(
  db: Database,
  now: Date,
  [email, ...args]: readonly string[],
): Promise<string[]> {
  const team = await listTeamLogins(db);
  const member = team.find((each) => each.email === email && !each.desativadoEm);
  if (!member || !hasPermission(member.kind, 'manage-catalogue'))
    throw new Error(`${email} may not change the catalogue. "list" shows the team.`);
  const paths = args.filter((arg) => !arg.startsWith('--'));
  if (paths.length === 0) throw new Error('Name the files to import: XLSX, CSV or JSON.');
  const files = await Promise.all(
    paths.map(async (path) => ({ nome: basename(path), bytes: await readFile(path) })),
  );
  const editor = { db, now, loginId: member.loginId, requestId: 'command' };
  const { id, relatorio } = await checkImport(editor, { files, removesMissing: args.includes('--whole') });
  const lines = describeReport(relatorio);
  if (args.includes('--check')) return [...lines, 'Nothing was imported.'];
  await runImport(editor, id);
  return [...lines, 'Imported.'];
}

function describeReport({ tabelas, recusas, totalRecusas }: ImportReport): string[] {
  const counts = tabelas.map(
    ({ tabela, novos, alterados, iguais, retirados, recusados }) =>
      `${tabela}: ${novos} new, ${alterados} changed, ${iguais} the same, ${retirados} removed, ${recusados} refused`,
  );
  const refused = recusas.map(({ planilha, linha, coluna, motivo }) =>
    [`${planilha}, line ${linha}`, ...(coluna === null ? [] : [coluna]), motivo].join(': '),
  );
  const rest = totalRecusas - recusas.length;
  return [...counts, ...refused, ...(rest > 0 ? [`and ${rest} more`] : [])];
}
