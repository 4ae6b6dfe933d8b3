import * as v from 'valibot';
import type { LineRefusals } from '#/domain/catalogue/import/read-line.ts';

/** Where a slug comes from: typed into its column, or made of a name in that column. */
interface SlugSource {
  column: string;
  name: string;
}

/** Refuses a slug that no page may have. */
export function refuseSlug(
  schema: v.GenericSchema,
  slug: string,
  { column }: SlugSource,
  refusals: LineRefusals,
): void {
  const { success, issues } = v.safeParse(schema, slug);
  if (!success) refusals.add(column, issues[0].message);
}

/** Refuses a slug that another has, with both names. */
export function refuseTaken(
  holder: { name: string; line: number | undefined },
  { column, name }: SlugSource,
  refusals: LineRefusals,
): void {
  const place = holder.line === undefined ? '' : `, da linha ${holder.line}`;
  refusals.add(
    column,
    `“${name}” teria o mesmo endereço que “${holder.name}”${place}. Informe outro em slug.`,
  );
}
