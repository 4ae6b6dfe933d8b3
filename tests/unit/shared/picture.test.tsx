import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '#/storefront/shared/course/picture.tsx';

const shown = (src: string, eager: boolean | 'first' = false) =>
  renderToStaticMarkup(<Picture src={src} sizes="20rem" className="w-full" eager={eager} />);

// CATALOGUE-17
test('the picture of an area is offered in the widths the shop has it in', () => {
  const html = shown('/images/product/areas_group/energia/energia-desk.webp');
  expect(html).toContain('src="/images/product/areas_group/energia/energia-desk.webp"');
  expect(html).toContain('/images/areas/energia-320.webp 320w, /images/areas/energia-640.webp 640w');
  expect(html).toContain('sizes="auto, 20rem"');
});

test('one in the first view names its width: only a late one can be measured', () => {
  const html = shown('/images/product/areas_group/energia/energia-desk.webp', true);
  expect(html).toContain('sizes="20rem"');
  expect(html).toContain('loading="eager"');
});

test('the largest of the first view is asked for before the others', () => {
  const src = '/images/product/areas_group/energia/energia-desk.webp';
  expect(shown(src, 'first')).toContain('loading="eager" fetchPriority="high"');
  expect(shown(src, true)).not.toContain('fetchPriority');
});

test("a course's own is offered as AVIF and WebP, with what it shows", () => {
  const hash = 'a'.repeat(32);
  const html = renderToStaticMarkup(
    <Picture src={`/fotos/${hash}-960.webp`} alt="Pão no forno" sizes="20rem" />,
  );
  expect(html).toContain(
    `<source type="image/avif" srcSet="/fotos/${hash}-320.avif 320w, /fotos/${hash}-640.avif 640w, /fotos/${hash}-960.avif 960w" sizes="auto, 20rem"/>`,
  );
  expect(html).toMatch(/<img src="[^"]+-960\.webp" alt="Pão no forno" width="640" height="360"/);
  expect(html).toContain(
    `srcSet="/fotos/${hash}-320.webp 320w, /fotos/${hash}-640.webp 640w, /fotos/${hash}-960.webp 960w"`,
  );
});

test.each([
  'https://loja.example/curso.webp',
  '/images/product/areas_group/energia/plastico-desk.webp',
  '/images/cities/joinville.webp',
])('of %s there is only the one', (src) => {
  expect(shown(src)).not.toContain('srcSet');
});
