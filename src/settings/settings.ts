import * as v from 'valibot';

interface Setting<T> {
  meaning: string;
  /** Used when the variable is unset or empty. */
  fallback?: string;
  fallbackMeaning?: string;
  /** A secret's value never appears in an error line. */
  secret?: boolean;
  schema: v.GenericSchema<string | undefined, T>;
}

export type SettingsTable = Record<string, Setting<unknown>>;
export type SettingsOf<Table extends SettingsTable> = {
  [Name in keyof Table]: v.InferOutput<Table[Name]['schema']>;
};

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  readonly invalid: readonly string[];

  constructor(invalid: readonly string[]) {
    super(invalid.join('\n'));
    this.invalid = invalid;
  }
}

/**
 * Reads a whole table from the environment.
 * @throws SettingsError that names all bad variables at once
 */
export function readSettings<Table extends SettingsTable>(
  table: Table,
  env: Record<string, string | undefined>,
): SettingsOf<Table> {
  const values: Record<string, unknown> = {};
  const invalid: string[] = [];
  for (const [name, setting] of Object.entries(table)) {
    const raw = env[name]?.trim() || setting.fallback;
    const result = v.safeParse(setting.schema, raw);
    if (result.success) values[name] = result.output;
    else invalid.push(describeInvalid(name, setting, raw, result.issues[0].message));
  }
  if (invalid.length > 0) throw new SettingsError(invalid);
  return values as SettingsOf<Table>;
}

function describeInvalid(
  name: string,
  setting: Setting<unknown>,
  raw: string | undefined,
  rule: string,
): string {
  if (raw === undefined) return `${name} is required: ${rule}`;
  return setting.secret ? `${name} ${rule}` : `${name} ${rule}, got ${JSON.stringify(raw)}`;
}
