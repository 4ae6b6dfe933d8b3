/** Names calls as the backend's own documentation does: GET /api/produto/detalhes/{id}. */
export async function readCallNames(backendUrl: string): Promise<(method: string, path: string) => string> {
  const response = await fetch(`${backendUrl}/api/openapi.json`);
  const { paths } = (await response.json()) as { paths: Record<string, object> };
  const patterns = Object.keys(paths)
    .toSorted((a, b) => (a.match(/\{/g)?.length ?? 0) - (b.match(/\{/g)?.length ?? 0))
    .map((path) => ({ path, pattern: new RegExp(`^(?:/api)?${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }));
  return (method, path) => `${method} ${patterns.find(({ pattern }) => pattern.test(path))?.path ?? path}`;
}
