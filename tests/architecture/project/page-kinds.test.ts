import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageKind, pageSegments } from '#/domain/site/page-kinds.ts';

interface RouteFile {
  path: string;
  layout: string;
  text: string;
}

const folders = ['default', 'checkout', 'register-phone'];

const routes: RouteFile[] = readdirSync('src/storefront/routes', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)-|__root/.test(name))
  .flatMap((name) => {
    const text = readFileSync(`src/storefront/routes/${name}`, 'utf8');
    const id = /createFileRoute\(\s*'([^']+)',?\s*\)/.exec(text)?.[1];
    if (id === undefined) throw new Error(`${name} is no route`);
    const path = id.replaceAll(/\/_[\w-]+/g, '');
    const layout = folders.find((folder) => id.startsWith(`/_${folder}/`)) ?? 'none';
    // A layout alone is no page.
    return path === '' ? [] : [{ path, layout, text }];
  });

const firstOf = (path: string) => path.split('/')[1]!;

describe('the table of page kinds', () => {
  it('has a row for every first segment of the route tree, and no other', () => {
    const ofRoutes = routes.map(({ path }) => firstOf(path)).filter((segment) => !segment.startsWith('$'));
    expect(pageSegments.toSorted()).toEqual([...new Set(ofRoutes)].toSorted());
  });

  it.each(routes)('says the layout of $path', ({ path, layout }) => {
    expect(pageKind(path).layout).toBe(layout);
  });

  it.each(routes.filter(({ text }) => !text.includes('server: {')))(
    'says whether $path asks for a phone first',
    ({ path, text }) => {
      expect(pageKind(path).phoneCheck ?? false).toBe(/'phone-check'|\brequirePhone\(/.test(text));
    },
  );

  it.each(pageSegments)('keeps a secret /%s from search engines and from what is measured', (segment) => {
    const kind = pageKind(`/${segment}/a`);
    if (kind.secret) expect(kind).toMatchObject({ private: true, unmeasured: true });
    expect(kind.codes === 'hidden' && !kind.private).toBe(false);
  });

  it('takes an address in capitals for the same page', () => {
    expect(pageKind('/TrocaSenha/AbC')).toBe(pageKind('/trocasenha/AbC'));
    expect(pageKind('/constructor')).toBe(pageKind('/cursos-tecnicos'));
  });
});
