/** A route's path with its parameters put in: '/$vitrine' and { vitrine: 'joinville' } give '/joinville'. */
export function fillPath(to: string, params: Record<string, string | number>): string {
  return to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
