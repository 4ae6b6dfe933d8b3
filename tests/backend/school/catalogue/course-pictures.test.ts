import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetRetiredPictures } from '#/backend/modules/course-desk/save-picture.ts';
import type { DeskCourse } from '#/contract/catalogue/course-desk.ts';
import type { Course, CourseSummary } from '#/contract/catalogue/course.ts';
import { ApiClient } from '../../../support/backend/api-client.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { enterAs } from '../../account/role-clients.ts';
import { hostileSvgs } from '../hostile-svgs.ts';
import { pngBomb } from '../png-bomb.ts';

let backend: TestBackend;
let admin: ApiClient;
let courses: number[];
beforeAll(async () => {
  backend = await startTestBackend({ seed: true });
  admin = await enterAs('ADMIN', () => backend.url);
  const { body } = await new ApiClient(backend.url).get<{ itens: CourseSummary[] }>('/api/produto-busca');
  courses = body.itens.map(({ id_produto }) => id_produto);
});
afterAll(() => backend.stop());

/** Left half red, right half blue. */
const photo = (width = 1600, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#d01010' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: '#1010d0' } },
      left: width / 2,
      top: 0,
    },
  ]);
const read = async (id: number) =>
  (await new ApiClient(backend.url).get<Course>(`/api/produto/detalhes/${id}`)).body;
const versionOf = async (id: number) =>
  (await admin.get<DeskCourse>(`/api/gestao/cursos/${id}`)).body.versao_imagem;
const send = async (id: number, content: Buffer | string | undefined, changes: object = {}) =>
  admin.post(`/api/gestao/cursos/${id}/imagem`, {
    versao_imagem: await versionOf(id),
    texto: 'Bancada de trabalho',
    ...(content !== undefined && { conteudo: Buffer.from(content).toString('base64') }),
    ...changes,
  });
const remove = async (id: number) =>
  admin.delete(`/api/gestao/cursos/${id}/imagem`, { body: { versao_imagem: await versionOf(id) } });
const download = (file: string) => new ApiClient(backend.url).get<Uint8Array>(`/api/produto/imagem/${file}`);
const hashOf = ({ imagem }: { imagem: string }) => /\/fotos\/([0-9a-f]{32})-/.exec(imagem)![1]!;
const messageOf = ({ body }: { body: unknown }) =>
  (body as { campos: { arquivo: string[] } }).campos.arquivo[0];

test('a photo becomes every size, as AVIF and WebP, and one for shared links', async () => {
  const [id] = courses as [number];
  expect(await send(id, await photo().jpeg().toBuffer())).toMatchObject({ status: 200 });
  const course = await read(id);
  expect(course).toMatchObject({
    imagem: expect.stringMatching(/^\/fotos\/[0-9a-f]{32}-960\.webp$/) as string,
    imagem_alt: 'Bancada de trabalho',
  });
  const found = await new ApiClient(backend.url).get<{ itens: CourseSummary[] }>(
    `/api/produto-busca?id_produto[]=${id}`,
  );
  expect(found.body.itens[0]).toMatchObject({
    imagem: course.imagem,
    imagem_alt: 'Bancada de trabalho',
  });

  for (const width of [320, 640, 960]) {
    for (const [extension, type, format] of [
      ['avif', 'image/avif', 'heif'],
      ['webp', 'image/webp', 'webp'],
    ] as const) {
      const { status, headers, body } = await download(`${hashOf(course)}-${width}.${extension}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toBe(type);
      const picture = await sharp(body).metadata();
      expect(picture).toMatchObject({ format, width, height: (width * 9) / 16 });
    }
  }
  const share = await sharp((await download(`${hashOf(course)}-1200.jpg`)).body).metadata();
  expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect((await download(`${hashOf(course)}-641.webp`)).status).toBe(404);
  expect((await download(`${'0'.repeat(32)}-640.webp`)).status).toBe(404);
  expect((await download('..%2f..%2fetc%2fpasswd')).status).toBe(404);
});

test('it is turned as the camera was held, and says nothing of who took it where', async () => {
  const [, , id] = courses as [number, number, number];
  const taken = await photo(1000, 1600)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rua das Palmeiras, 10' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(taken.includes('Palmeiras')).toBe(true);
  expect((await send(id, taken)).status).toBe(200);
  const file = Buffer.from((await download(`${hashOf(await read(id))}-960.webp`)).body);
  expect(file.includes('Palmeiras')).toBe(false);
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  const at = async (top: number) => {
    const [red, , blue] = await sharp(file).extract({ left: 480, top, width: 1, height: 1 }).raw().toBuffer();
    return red! > blue! ? 'red' : 'blue';
  };
  // Turned by a quarter, what was on the left is above.
  expect([await at(20), await at(520)]).toEqual(['red', 'blue']);
});

test('what is no picture, too large or too small is told so, and changes nothing', async () => {
  const [id, other] = courses as [number, number];
  const before = [await read(id), await read(other)];
  const said = async (content: Buffer | string | undefined, changes: object = {}) => {
    const response = await send(id, content, changes);
    expect(response.status).toBe(422);
    return response;
  };
  const whole = await photo().jpeg().toBuffer();
  expect(messageOf(await said('Isto é um texto.'))).toMatch(/^Este arquivo não é uma imagem/);
  expect(messageOf(await said('GIF89a\x01\x00\x01\x00'))).toMatch(/^Este arquivo não é uma imagem/);
  expect(messageOf(await said(whole.subarray(0, whole.length / 2)))).toMatch(/não é uma imagem/);
  expect(messageOf(await said(pngBomb(10_000)))).toMatch(/^A imagem tem 10\.000 × 10\.000 pontos\./);
  for (const [width, height] of [
    [958, 540],
    [960, 539],
  ] as const) {
    expect(messageOf(await said(await photo(width, height).png().toBuffer()))).toMatch(
      /pelo menos 960 × 540/,
    );
  }
  const long = Buffer.concat([whole, Buffer.alloc(8 * 1_048_576)]);
  expect(messageOf(await said(long))).toMatch(/mais de 8 MB/);
  for (const texto of [' ', 'x'.repeat(151)]) {
    expect((await said(whole, { texto })).body).toMatchObject({ campos: { texto: [expect.any(String)] } });
  }
  expect([await read(id), await read(other)]).toEqual(before);
  expect((await send(id, await photo(960, 540).png().toBuffer())).status).toBe(200);
});

test('an SVG is made safe before it is drawn, or refused', async () => {
  const id = courses[3]!;
  expect(messageOf(await send(id, hostileSvgs['a foreign object']))).toMatch(/partes que a loja não mostra/);
  expect((await send(id, hostileSvgs['a script'])).status).toBe(200);
  const { body, headers } = await download(`${hashOf(await read(id))}-960.webp`);
  expect(headers.get('content-type')).toBe('image/webp');
  expect((await sharp(body).stats()).dominant).toEqual({ r: 8, g: 24, b: 56 });
});

test('another picture frees the files of the first, and other courses keep theirs', async () => {
  const [first, second] = courses as [number, number];
  const same = await photo().jpeg().toBuffer();
  for (const id of [first, second]) expect((await send(id, same)).status).toBe(200);
  const [before, other] = [await read(first), await read(second)];
  expect(hashOf(before)).not.toBe(hashOf(other));
  expect((await send(first, await photo(1700, 1000).jpeg().toBuffer())).status).toBe(200);
  const old = `${hashOf(before)}-640.webp`;
  const forget = (days: number) =>
    forgetRetiredPictures(backend.db, new Date(backend.now().getTime() + days * 86_400_000));
  await forget(29);
  expect((await download(old)).status).toBe(200);
  await forget(31);
  expect((await download(old)).status).toBe(404);
  expect((await download(`${hashOf(await read(first))}-640.webp`)).status).toBe(200);
  expect((await download(`${hashOf(other)}-640.webp`)).status).toBe(200);
  expect(await read(second)).toEqual(other);
});

test('taken away, the drawing of the area is back; the same picture may come again', async () => {
  const [, , , , id] = courses as [number, number, number, number, number];
  const drawn = await read(id);
  const same = await photo(1610, 1000).jpeg().toBuffer();
  expect((await send(id, same)).status).toBe(200);
  const own = await read(id);
  expect((await remove(id)).status).toBe(200);
  expect(await read(id)).toMatchObject({ imagem: drawn.imagem });
  expect(await read(id)).not.toHaveProperty('imagem_alt');
  expect((await remove(id)).status).toBe(200);
  expect((await send(id, undefined)).body).toMatchObject({
    campos: { arquivo: ['Escolha o arquivo da imagem.'] },
  });
  expect((await send(id, same)).status).toBe(200);
  await forgetRetiredPictures(backend.db, new Date(backend.now().getTime() + 31 * 86_400_000));
  expect(await read(id)).toMatchObject({ imagem: own.imagem });
  expect((await download(`${hashOf(own)}-640.avif`)).status).toBe(200);
});

test('its text changes without a file; of two who change it the second is told', async () => {
  const [id] = courses as [number];
  const before = await read(id);
  const versao_imagem = await versionOf(id);
  expect((await send(id, undefined, { texto: 'Forno aceso' })).status).toBe(200);
  expect(await read(id)).toMatchObject({ imagem: before.imagem, imagem_alt: 'Forno aceso' });
  const late = await send(id, undefined, { texto: 'Outro texto', versao_imagem });
  expect(late).toMatchObject({ status: 409, body: { codigo: 'IMAGEM_ALTERADA' } });
  expect(await read(id)).toMatchObject({ imagem_alt: 'Forno aceso' });
});

test('a file is named by what all of them contain', async () => {
  const [id] = courses as [number];
  const { imagem } = await read(id);
  const hash = createHash('sha256').update(String(id));
  for (const width of [320, 640, 960]) {
    for (const format of ['avif', 'webp']) {
      hash.update((await download(`${hashOf({ imagem })}-${width}.${format}`)).body);
    }
  }
  hash.update((await download(`${hashOf({ imagem })}-1200.jpg`)).body);
  expect(hash.digest('hex').slice(0, 32)).toBe(hashOf({ imagem }));
});
