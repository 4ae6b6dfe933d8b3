import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanSvg } from '#/backend/modules/brand/images/clean-svg.ts';
import type { Brand } from '#/contract/school/brand.ts';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { type ImageRole, MAX_SVG_BYTES } from '#/domain/school/brand-image.ts';
import { ApiClient } from '../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../support/backend/backend.ts';
import { enterAs } from '../account/role-clients.ts';
import { hostileSvgs } from './hostile-svgs.ts';
import { pngBomb } from './png-bomb.ts';

let backend: TestBackend;
let admin: ApiClient;
beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  admin = await enterAs('ADMIN', () => backend.url);
});
afterAll(() => backend.stop());

const colour = (background: string, width = 300, height = 100) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const send = (uso: string, content: Buffer | string) =>
  admin.request('POST', '/api/marca/imagem', {
    body: { uso, conteudo: Buffer.from(content).toString('base64') },
  });
const messageOf = ({ body }: { body: unknown }) =>
  (body as { campos: { arquivo: string[] } }).campos.arquivo[0];
const readImages = async () => {
  const { body } = await new ApiClient(backend.url).get<Brand>('/api/marca');
  return Object.fromEntries(body.imagens.map((image) => [image.papel, image])) as Record<
    ImageRole,
    Brand['imagens'][number]
  >;
};
const download = async (file: string) => {
  const response = await fetch(`${backend.url}/api/marca/imagem/${file}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

test('the demonstration has its drawn logo in every size that the shop shows', async () => {
  const images = await readImages();
  expect(images.logo).toMatchObject({ enviada: true, arquivo: expect.stringMatching(/\.svg$/) as string });
  expect(images.icone_192).toMatchObject({ enviada: false, largura: 192, altura: 192 });
  const share = await download(images.compartilhamento.arquivo);
  expect(share.type).toBe('image/jpeg');
  expect(await sharp(share.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('an address is named by its content, changes with it, and the old one goes on answering', async () => {
  const before = await readImages();
  expect((await send('logo', await colour('#b00020'))).status).toBe(200);
  const after = await readImages();
  expect(after.logo).toMatchObject({ largura: 300, altura: 100, enviada: true });
  for (const role of ['logo', 'logo_png'] as const) {
    expect(after[role].arquivo).not.toBe(before[role].arquivo);
    for (const { arquivo } of [before[role], after[role]]) {
      const { status, bytes } = await download(arquivo);
      expect(status).toBe(200);
      expect(createHash('sha256').update(bytes).digest('hex')).toMatch(
        new RegExp(`^${arquivo.split('.')[0]}`),
      );
    }
  }
  // Sent by itself, and so not made of the logo.
  expect(after.icone_192.arquivo).toBe(before.icone_192.arquivo);
  expect(await send('logo', await colour('#b00020'))).toMatchObject({ status: 200 });
  expect((await readImages()).logo.arquivo).toBe(after.logo.arquivo);
});

test('icons and the share picture are made of the logo once they are taken away', async () => {
  for (const uso of ['icone', 'compartilhamento', 'logo_escuro']) {
    expect((await admin.request('DELETE', `/api/marca/imagens/${uso}`)).status).toBe(200);
  }
  const images = await readImages();
  expect(images).not.toHaveProperty('logo_escuro');
  const red = { r: 176, g: 0, b: 32 };
  for (const role of ['icone_32', 'icone_512', 'compartilhamento'] as const) {
    const middle = await sharp((await download(images[role].arquivo)).bytes)
      .extract({ left: images[role].largura / 2, top: images[role].altura / 2, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    const [r, g, b] = [...middle];
    expect(Math.abs(r! - red.r) + g! + Math.abs(b! - red.b), role).toBeLessThan(20);
  }
});

test('without a logo they are drawn of the name, and again with a new one', async () => {
  await admin.request('DELETE', '/api/marca/imagens/logo');
  const before = await readImages();
  expect(before).not.toHaveProperty('logo');
  expect(before.icone_180).toMatchObject({ largura: 180, enviada: false });
  const { body } = await admin.get<Brand>('/api/marca');
  const saved = await admin.request('PUT', '/api/marca', {
    body: { ...demoBrand, nome: 'Escola Ágata', versao: body.versao },
  });
  expect(saved.status).toBe(200);
  const after = await readImages();
  expect(after.icone_180.arquivo).not.toBe(before.icone_180.arquivo);
  expect(after.compartilhamento.arquivo).not.toBe(before.compartilhamento.arquivo);
  const { channels } = await sharp((await download(after.compartilhamento.arquivo)).bytes).stats();
  expect(channels[0]!.stdev).toBeGreaterThan(20);
});

test('a file that is no picture, too many points, too few, too many bytes: each is told why', async () => {
  const before = await readImages();
  const said = async (content: Buffer | string) => {
    const response = await send('logo', content);
    expect(response.status).toBe(422);
    return messageOf(response);
  };
  expect(await said('Olá, sou um texto.')).toMatch(/^Este arquivo não é uma imagem/);
  expect(await said((await colour('#fff')).subarray(0, 200))).toMatch(/^Este arquivo não é uma imagem/);
  expect(await said('GIF89a\x01\x00\x01\x00')).toMatch(/^Este arquivo não é uma imagem/);
  expect(await said(pngBomb(10_000))).toMatch(/^A imagem tem 10\.000 × 10\.000 pontos\./);
  expect(await said(await colour('#fff', 20, 20))).toMatch(/^A imagem tem 20 × 20 pontos\./);
  expect(await said(Buffer.concat([await colour('#fff'), Buffer.alloc(5_250_000)]))).toMatch(/mais de 5 MB/);
  expect(await said(`<svg viewBox="0 0 9 9">${' '.repeat(MAX_SVG_BYTES)}</svg>`)).toMatch(/mais de 200 KB/);
  expect(await said('<svg><rect width="9" height="9"/></svg>')).toMatch(/não diz o tamanho/);
  expect(await said('<svg viewBox="0 0 9 9"><text>Aurora</text></svg>')).toMatch(
    /partes que a loja.*: text\./,
  );
  expect(await said('<svg viewBox="0 0 9 9"><path d=""/></svg>')).toMatch(/Não há nada para ver/);
  expect(await readImages()).toEqual(before);
});

test('a photo loses what stands beside the picture', async () => {
  const photo = await sharp(await colour('#336699'))
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rua das Palmeiras, 10' } })
    .toBuffer();
  expect(photo.includes('Palmeiras')).toBe(true);
  expect((await send('logo', photo)).status).toBe(200);
  const { bytes } = await download((await readImages()).logo.arquivo);
  expect(bytes.includes('Palmeiras')).toBe(false);
});

test('a file that was never there is missing', async () => {
  for (const file of [`${'0'.repeat(32)}.png`, 'brand.ts', '..%2f..%2fetc%2fpasswd']) {
    expect((await download(file)).status).toBe(404);
  }
});

describe('an SVG is made of shapes alone', () => {
  test.each(Object.entries(hostileSvgs))('%s', async (_, svg) => {
    const response = await send('logo', svg);
    if (response.status !== 200) {
      expect(messageOf(response)).toMatch(/partes que a loja não mostra/);
      return;
    }
    const { type, bytes } = await download((await readImages()).logo.arquivo);
    expect(type).toBe('image/svg+xml');
    const svgText = bytes.toString();
    expect(svgText).not.toMatch(
      /script|alert|mau\.example|foreignObject|javascript|<style|<image|<use|<a\b|\son\w+=|ENTITY|passwd|aaaa|<!|<\?/i,
    );
    const { dominant } = await sharp(bytes).stats();
    expect(dominant).toEqual({ r: 8, g: 24, b: 56 });
  });

  test('and what was said of names of its own is left out', () => {
    const { svg } = cleanSvg(
      Buffer.from(
        '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 9 9"/>',
      ),
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="512" height="512"></svg>',
    );
  });

  test('and looks as it did: gradients, classes and styles are kept as attributes', () => {
    const { svg, width, height } = cleanSvg(
      Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
        <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="80px" height="40px" class="x">
        <style type="text/css">.st0{fill:#FF0000;} .st1,.st2{stroke:url(#g)}</style>
        <defs><linearGradient id="g"><stop offset="0" style="stop-color:#fff"/></linearGradient></defs>
        <g><rect class="st0 st2" width="8" height="4" style="opacity:.5"/></g></svg>`),
    );
    expect([width, height]).toEqual([512, 256]);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 80 40" width="512" height="256">/,
    );
    expect(svg).toContain('<linearGradient id="g"><stop offset="0" stop-color="#fff">');
    expect(svg).toContain('<rect width="8" height="4" fill="#FF0000" stroke="url(#g)" opacity=".5">');
  });
});
