import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { loginKindLabels } from '#/domain/person/login-kind.ts';
import { emailSchema } from '#/domain/person/email.ts';
import { fullNameSchema } from '#/domain/person/full-name.ts';
import { systemClock } from '#/domain/time/clock.ts';
import { databaseFolder } from '../db/data-folder.ts';
import { openDatabase, type Database } from '../db/database.ts';
import { importFiles } from './import-files.ts';
import { createThrottle } from '../limits/throttle.ts';
import { issueSetupLink } from '../modules/school/setup/setup-link.ts';
import { createAdministrator, listTeamLogins, resetAccess } from '../modules/school/team/locked-out.ts';
import type { BackendSettings } from '../settings.ts';

const usage = `Usage: npm run admin -- COMMAND
  setup-link             prints a new link to set up a shop without an administrator
  create EMAIL "NAME"    makes an administrator and prints a link to choose the password
  reset EMAIL            ends sessions and second factor of a member of the team, prints a link for a new password
  list                   lists the team
  import EMAIL FILE…     imports courses, offers and units in the name of a member of the team;
                         --check only says what it would do, --whole takes from the shop what is left out`;

/**
 * Runs one command of `npm run admin` on the shop's database and returns the lines to print.
 * @throws with one clear line when it can't be done
 */
export async function administer(settings: BackendSettings, args: readonly string[]): Promise<string[]> {
  const { dataDir, databaseUrl, publicUrl } = settings;
  if (!commands.has(args[0] ?? '')) throw new Error(usage);
  if (!databaseUrl && !existsSync(databaseFolder(dataDir)))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await database.migrate();
    return await runCommand(database.db, { publicUrl, now: systemClock() }, args);
  } finally {
    await database.close();
  }
}

const commands = new Set(['setup-link', 'create', 'reset', 'list', 'import']);

/** As {@link administer}, on an open database. */
export async function runCommand(
  db: Database,
  { publicUrl, now }: { publicUrl: string; now: Date },
  [command, ...args]: readonly string[],
): Promise<string[]> {
  const [email = '', nome = ''] = args;
  const deps = { db, now, publicUrl };
  if (command === 'list') return listTeam(db);
  if (command === 'setup-link') {
    const link = await issueSetupLink(db, publicUrl, now);
    if (!link) throw new Error('This shop has been set up. "create" makes another administrator.');
    return ['Open this link within an hour:', link];
  }
  if (!v.is(emailSchema, email)) throw new Error(`"${String(email)}" is no e-mail address.\n${usage}`);
  if (command === 'import') return importFiles(db, now, args);
  if (command === 'create') {
    const { success, output } = v.safeParse(fullNameSchema, nome);
    if (!success) throw new Error(`"${nome}" is no full name, such as "Ana Souza".\n${usage}`);
    const link = await createAdministrator(deps, { nome: output, email });
    if (!link)
      throw new Error(`${email} has an account already. "reset" lets a member of the team in again.`);
    return [`${email} is an administrator. Open this link within 30 minutes to choose the password:`, link];
  }
  const link = await resetAccess({ ...deps, throttle: createThrottle(db) }, email);
  if (!link) throw new Error(`No member of the team has the address ${email}. "list" shows the team.`);
  return [`Sessions and second factor of ${email} have ended. Open this link within 30 minutes:`, link];
}

async function listTeam(db: Database): Promise<string[]> {
  const team = await listTeamLogins(db);
  if (team.length === 0) return ['The team has no members yet.'];
  return team.map(({ email, nome, kind, desativadoEm, segundoFatorEm }) =>
    [
      email,
      nome,
      loginKindLabels[kind],
      segundoFatorEm ? 'second factor' : 'no second factor',
      ...(desativadoEm ? ['left'] : []),
    ].join('  '),
  );
}
