import { existsSync } from 'node:fs';
import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { buildQuestions, buildReviews } from '#/backend/db/seed/people/community-rows.ts';
import { buildCatalogue } from '#/backend/db/seed/catalogue/course-catalogue.ts';
import { buildLogins, buildPersons } from '#/backend/db/seed/people/identity-rows.ts';
import { pageSlugs } from '#/backend/db/seed/catalogue/insert-taxonomy.ts';
import { assertDistinctSlugs, SlugCollisionError } from '#/backend/db/seed/catalogue/page-slugs.ts';
import { citySeeds } from '#/backend/db/seed/offers/cities.ts';
import { createRandom } from '#/backend/db/seed/random.ts';
import { seededLogins } from '#/backend/db/seed/people/seeded-logins.ts';
import {
  blogPosts,
  certificates,
  paymentMethods,
  socialNetworks,
} from '#/backend/db/seed/content/site-content.ts';

const now = new Date('2026-03-10T15:00:00Z');
const courses = buildCatalogue(now);
const rows = courses.map(({ row }) => row);

describe('course texts', () => {
  it('have module hours that add up to the workload', () => {
    const wrong = rows.filter(({ conteudo, carga_horaria }) => {
      const hours = conteudo.map((each) => each.carga_horaria);
      return hours.reduce((sum, each) => sum + each, 0) !== carga_horaria || Math.min(...hours) <= 0;
    });
    expect(wrong.map(({ titulo }) => titulo)).toEqual([]);
  });

  it('have unique titles and slugs', () => {
    expect(new Set(rows.map(({ titulo }) => titulo)).size).toBe(rows.length);
    expect(new Set(rows.map(({ id_modalidade, slug }) => `${id_modalidade}/${slug}`)).size).toBe(rows.length);
  });

  it('have two to four paragraphs, the first written for this course alone', () => {
    const lengths = rows.map(({ descricao }) => descricao.split('\n\n').length);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(4);
    expect(new Set(rows.map(({ descricao }) => descricao.split('\n\n')[0])).size).toBe(rows.length);
    expect(new Set(courses.map(({ draft }) => draft.pratica)).size).toBe(rows.length);
  });

  it('show no residue of a template', () => {
    const reviews = buildReviews(courses, '2026-03-10');
    const questions = buildQuestions(courses, '2026-03-10');
    const texts = JSON.stringify([rows, reviews, questions]);
    expect(texts).not.toMatch(/\bundefined\b|\bNaN\b|\$\{|\[object| {2}| [,.;:]|\.\.|\blorem\b|!/);
  });

  it('follow the national catalogue in the hours of technical courses', () => {
    const technical = courses.filter(({ modality }) => modality === 6);
    expect(technical.length).toBeGreaterThanOrEqual(40);
    expect(new Set(technical.map(({ row }) => row.carga_horaria))).toEqual(new Set([800, 1000, 1200]));
  });
});

// CATALOGUE-7
it('the featured cities are nine, in their order', () => {
  const featured = citySeeds
    .filter(({ destaque }) => destaque !== null)
    .toSorted((a, b) => a.destaque! - b.destaque!);
  expect(featured.map(({ nome }) => nome)).toEqual([
    'Blumenau',
    'Joinville',
    'Florianópolis',
    'Jaraguá do Sul',
    'Itajaí',
    'São José',
    'Chapecó',
    'Palhoça',
    'Criciúma',
  ]);
});

describe('page slugs', () => {
  it('do not collide', () => {
    expect(() => assertDistinctSlugs(pageSlugs)).not.toThrow();
  });

  it('are refused when an area and a city share one (CATALOGUE-8)', () => {
    const colliding = [...pageSlugs, { slug: 'blumenau', tipo: 'area' as const }];
    expect(() => assertDistinctSlugs(colliding)).toThrow(SlugCollisionError);
    expect(() => assertDistinctSlugs(colliding)).toThrow('slug "blumenau" names both a cidade and a area');
  });
});

describe('people', () => {
  it('have valid, distinct CPFs', () => {
    const cpfs = buildPersons('2026-03-10', now).map(({ cpf }) => cpf);
    expect(cpfs.filter((cpf) => !isValidCpf(cpf))).toEqual([]);
    expect(new Set(cpfs).size).toBe(cpfs.length);
  });

  it('can sign in with the passwords shown, one for each kind of login', async () => {
    const logins = await buildLogins(now);
    expect(new Set(logins.map(({ tipo_login }) => tipo_login)).size).toBe(7);
    for (const [index, login] of logins.entries()) {
      const { senha } = seededLogins[index]!;
      expect(senha).toMatch(/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[\x21-\x7e]{8,16}$/);
      expect(await verify(login.senha_hash, senha)).toBe(true);
    }
    expect(seededLogins.some(({ telefone }) => telefone === null)).toBe(true);
  });
});

describe('social networks', () => {
  it('repeat links, as the source does', () => {
    const links = socialNetworks.map(({ link }) => link);
    expect(new Set(links).size).toBeLessThan(links.length);
    expect(new Set(socialNetworks.map(({ chave }) => chave)).size).toBe(4);
  });
});

describe('createRandom', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const draw = (seed: string) => Array.from({ length: 5 }, createRandom(seed).next);
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });
});

describe('images', () => {
  it('lie in the public folder', () => {
    const paths = [
      ...rows.map(({ imagem }) => imagem),
      ...[...blogPosts, ...socialNetworks, ...certificates, ...paymentMethods].map((item) =>
        'imagem' in item ? item.imagem : item.arquivo,
      ),
    ];
    expect([...new Set(paths)].filter((path) => !existsSync(`public${path}`))).toEqual([]);
  });
});
