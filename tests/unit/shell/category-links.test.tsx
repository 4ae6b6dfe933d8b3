import { describe, expect, it } from 'vitest';
import { modalityContent } from '#/backend/db/seed/catalogue/modalities.ts';
import { listMenuCategories } from '#/domain/catalogue/category.ts';
import { siteLinkKeys, siteLinkTarget } from '#/domain/site/site-link.ts';
import { CategoryLink } from '#/storefront/features/shell/components/category-link.tsx';
import { SiteLink } from '#/storefront/features/shell/components/site-link.tsx';
import { findTags } from '../ui/markup.ts';
import { drawInShop } from './draw-in-shop.tsx';

const categories = modalityContent.map(({ id, nome, slug }) => ({ id_modalidade: id, nome, slug }));
const addresses = new Map<string, string>([
  ['LINK_EDUCACAO_INFANTIL', 'https://escola.vitrine.example/educacao-infantil'],
  ['LINK_ENSINO_FUNDAMENTAL', 'https://escola.vitrine.example/ensino-fundamental'],
  ['LINK_APRENDIZAGEM_INDUSTRIAL', 'https://industria.vitrine.example/aprendizagem-industrial'],
  ['LINK_EDUCACAO_CONTINUADA', 'https://maker.vitrine.example'],
  ['LINK_EDUCACAO_DE_JOVENS_E_ADULTOS', 'https://matriculas.vitrine.example/eja'],
]);
const siteLinks = (origins: string[] = []) =>
  Object.fromEntries(siteLinkKeys.map((key) => [key, siteLinkTarget(addresses.get(key) ?? '/', origins)]));
const linkOf = (html: string) => findTags(html, { tag: 'a' })[0]!;
const draw = (nome: string, links = siteLinks()) =>
  drawInShop(<CategoryLink category={{ nome }} className="x" />, { siteLinks: links });

describe('links of categories', () => {
  it.each([
    ['Educação Infantil', 'https://escola.vitrine.example/educacao-infantil'],
    ['Ensino Fundamental', 'https://escola.vitrine.example/ensino-fundamental'],
    ['Aprendizagem Industrial', 'https://industria.vitrine.example/aprendizagem-industrial'],
    ['Educação Continuada', 'https://maker.vitrine.example'],
    ['Educação de Jovens e Adultos', 'https://matriculas.vitrine.example/eja'],
  ])('%s leads to another site in a new tab, and says so', (nome, address) => {
    const html = draw(nome);
    expect(linkOf(html)).toMatchObject({ href: address, target: '_blank', rel: 'noopener' });
    expect(html).toContain('abre em nova aba');
  });

  it.each([
    ['Cursos Gratuitos', '/busca?preco=gratuito', 'Cursos Gratuitos'],
    ['Curso Técnico', '/cursos-tecnicos', 'Cursos Técnicos'],
    ['Cursos em SSI', '/cursos-de-nr', 'Cursos de NR'],
    ['Qualificação / Aperfeiçoamento', '/cursos-rapidos', 'Cursos Profissionais'],
    ['Pós-Graduação', '/pos-graduacao', 'Pós-Graduação'],
    ['Ensino Médio', '/ensino-medio', 'Ensino Médio'],
  ])('%s leads to %s in the same tab', (nome, path, shown) => {
    const html = draw(nome);
    expect(linkOf(html).href).toBe(path);
    expect(linkOf(html)).not.toHaveProperty('target');
    expect(html).toContain(`>${shown}</a>`);
  });

  it('lead through SGN to its origins (SHELL-4)', () => {
    const html = draw('Educação Infantil', siteLinks(['https://escola.vitrine.example']));
    expect(linkOf(html)).toMatchObject({
      href: `/sgn/educacao-infantil?origin=${encodeURIComponent('https://escola.vitrine.example')}`,
      target: '_blank',
    });
  });

  it('are not shown while the address of the other site is not known', () => {
    expect(draw('Educação Infantil', {})).not.toContain('<a');
    const names = listMenuCategories(categories, {}).map(({ nome }) => nome);
    expect(names).toContain('Graduação');
    expect(names).not.toContain('Educação Infantil');
  });

  it('are those of every category of a menu, in its order', () => {
    const html = drawInShop(
      <>
        {listMenuCategories(categories, siteLinks()).map((category) => (
          <CategoryLink key={category.nome} category={category} className="x" />
        ))}
      </>,
      { siteLinks: siteLinks() },
    );
    expect(findTags(html, { tag: 'a' })).toHaveLength(modalityContent.length);
    expect(html).not.toContain('ensino-medio-senai');
  });
});

it('a page of the institution whose address is not known is left out', () => {
  expect(drawInShop(<SiteLink site="LINK_BLOG">Blog</SiteLink>)).toBe('');
});
