/** `{origin}/{path}` when the origin is one of the list, else null (PAGE-9). */
export function sgnTarget(path: string, origin: string, origins: readonly string[]): string | null {
  const wanted = origin.replace(/\/$/, '').toLowerCase();
  if (!origins.includes(wanted)) return null;
  const target = `${wanted}/${path}`;
  if (!URL.canParse(target)) return null;
  const url = new URL(target);
  return url.origin === new URL(wanted).origin ? url.href : null;
}
