import type { IconSide } from '#/domain/school/brand-image.ts';
import { imagePath } from '#/domain/school/brand-path.ts';
import { fetchBrand, fetchManifestColours } from './brand.functions.ts';
import { keepBriefly } from './image.functions.ts';

/** What a browser that puts the shop on a home screen shows. */
export async function serveManifest(): Promise<Response> {
  const [{ nome, icons }, { theme, background }] = await Promise.all([fetchBrand(), fetchManifestColours()]);
  keepBriefly();
  const manifest = {
    name: nome,
    short_name: nome.length > 12 ? nome.split(' ')[0] : nome,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: background,
    theme_color: theme,
    icons: ([192, 512] as const).flatMap((side) =>
      icons[side] ? [{ src: imagePath(icons[side]), sizes: `${side}x${side}`, type: 'image/png' }] : [],
    ),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

/** For programs that ask without having read a page. */
export async function leadToIcon(side: IconSide): Promise<Response> {
  const { icons } = await fetchBrand();
  keepBriefly();
  const file = icons[side];
  if (!file)
    return new Response('Not found', {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  return new Response(null, {
    status: 302,
    headers: { location: imagePath(file) },
  });
}
