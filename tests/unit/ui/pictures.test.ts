import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { areaHues } from '../../../tailwind.config.ts';

const publicPath = (path: string) => fileURLToPath(new URL(`../../../public/${path}`, import.meta.url));
const kilobytes = (path: string) => statSync(publicPath(path)).size / 1024;

const areas = Object.keys(areaHues);
const cities =
  'blumenau joinville florianopolis jaragua-do-sul itajai sao-jose chapeco palhoca criciuma'.split(' ');

/** Both lists of areas, and the general one (CATALOGUE-14). */
const specified =
  `geral alimentos automacao-e-eletroeletronica automotiva madeira-e-mobiliario ceramica energia
  gestao-logistica-e-seguranca-do-trabalho industria-criativa celulose-e-papel construcao-civil metalmecanica
  nautico-e-naval quimica-e-meio-ambiente refrigeracao-e-climatizacao tecnologia-da-informacao
  textil-vestuario-e-moda plastico design-e-comunicacao educacao eletronica-e-automacao manufatura
  manutencao-e-operacao materiais mineracao-e-extracao sistemas-de-energia`.split(/\s+/);

test('every specified area has its hue, and no other has', () => {
  expect(new Set(areas)).toEqual(new Set(specified));
});

describe.each(areas)('area %s', (slug) => {
  test('has a picture for wide and one for narrow screens, light enough for a phone', async () => {
    const [desk, mob] = ['desk', 'mob'].map(
      (kind) => `images/product/areas_group/${slug}/${slug}-${kind}.webp`,
    );
    expect(kilobytes(desk!)).toBeLessThanOrEqual(25);
    expect(kilobytes(mob!)).toBeLessThanOrEqual(12);
    expect(await sharp(publicPath(desk!)).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 675,
    });
    expect(await sharp(publicPath(mob!)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
  });

  // CATALOGUE-17
  test.each([320, 640, 960])('has a picture %s pixels wide for cards and tiles', async (width) => {
    const path = `images/areas/${slug}-${width}.webp`;
    expect(kilobytes(path)).toBeLessThanOrEqual(width / 50);
    expect(await sharp(publicPath(path)).metadata()).toMatchObject({ width, height: (width * 9) / 16 });
  });

  test('has an icon, alone and in the sprite', () => {
    expect(existsSync(publicPath(`images/icons/areas/${slug}.svg`))).toBe(true);
    expect(readFileSync(publicPath('images/icons/areas.svg'), 'utf8')).toContain(`<symbol id="${slug}" `);
  });
});

test('no two areas share a picture', () => {
  const pictures = areas.map((slug) =>
    readFileSync(publicPath(`images/product/areas_group/${slug}/${slug}-mob.webp`)).toString('base64'),
  );
  expect(new Set(pictures).size).toBe(areas.length);
});

test.each(['man', 'woman'])('the general area has its %s (CATALOGUE-14)', (who) => {
  expect(kilobytes(`images/product/areas_group/geral/geral-${who}.jpg`)).toBeLessThan(30);
});

test.each(cities)('the featured city %s has its picture', (slug) => {
  expect(kilobytes(`images/cities/${slug}.webp`)).toBeLessThan(15);
});
