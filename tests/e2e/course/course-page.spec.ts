import { expect } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { moveUntil } from '../steps/alive.ts';
import { createAccount } from '../steps/identification.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { hold } from '../steps/hold.ts';
import { test, untilHydrated } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

const offers = listSeededOffers();
const closed = offers.find(({ offer, others }) => offer.situacao === 'encerrada' && others.some(isOpen))!;
const open = offers.find(({ offer }) => isOpen(offer) && offer.formato === 'presencial')!;

const cityOf = ({ id_cidade }: { id_cidade: number }) => id_cidade;

test(
  'an offer that is over says so and leads to the next one, without a price or a waiting list (COURSE-7)',
  { tag: '@phone' },
  async ({ page }) => {
    const response = await page.goto(closed.path);
    expect(response?.status()).toBe(200);
    const purchase = page.getByRole('complementary', { name: 'Matrícula' });
    await expect(purchase.getByText(/^(Turma|Inscrições) encerradas?$/)).toBeVisible();
    await expect(purchase.getByRole('link', { name: 'Entrar na lista de espera' })).toHaveCount(0);
    await expect(purchase.getByText(/R\$/)).toHaveCount(0);
    await expectSoundPage(page);
    await purchase.getByRole('link', { name: 'Ver a próxima turma' }).click();
    await expect(purchase.getByRole('link', { name: 'Quero me matricular' })).toBeVisible();
    await expect(page).not.toHaveURL(closed.path);
    const states = page.locator('#turmas').getByRole('listitem');
    await expect(states.filter({ hasText: /encerrada/ })).toHaveCount(0);
  },
);

test('the bar that sells on a phone leaves the end of the page in view', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a desk has no such bar');
  await page.goto(open.path);
  const bar = page.getByRole('group', { name: 'Turma escolhida' });
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Acessibilidade' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeVisible();
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [link, over] = [await last.boundingBox(), await bar.boundingBox()];
      return link!.y + link!.height <= over!.y;
    })
    .toBe(true);
});

test('an offer without seats has a waiting list', { tag: '@phone' }, async ({ page }) => {
  const soldOut = offers.find(({ offer }) => offer.situacao === 'esgotada')!;
  await page.goto(soldOut.path);
  const purchase = page.getByRole('complementary', { name: 'Matrícula' });
  await expect(purchase.getByText('Vagas esgotadas')).toBeVisible();
  await expect(purchase.getByRole('link', { name: 'Entrar na lista de espera' })).toBeVisible();
});

test(
  'what is chosen before the list of offers is alive is done once it is (PAGE-20)',
  { tag: '@phone' },
  async ({ page }) => {
    const held = await hold(page, '**/assets/course-details-*.js');
    const course = offers.find(({ others }) => new Set(others.filter(isOpen).map(cityOf)).size > 1)!;
    await page.goto(course.path, { waitUntil: 'commit' });
    const section = page.locator('#turmas');
    const shown = section.getByRole('status');
    await expect(shown).toHaveText(/\d+ turmas/);
    const before = await shown.textContent();
    await moveUntil(page, async () => held.asked.length > 0);
    await section.getByLabel('Cidade').selectOption({ index: 1 });
    held.letCome();
    await expect(shown).not.toHaveText(before!);
    await expect(section.getByLabel('Cidade')).not.toHaveValue('');
  },
);

test('course and offer have one address each: another name leads there, another city or course nowhere (COURSE-1, COURSE-2)', async ({
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'once is enough');
  const [, modality, name, city, course, offer] = open.path.split('/');
  const ask = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
    return [response.status(), response.headers()['location']];
  };
  const choice = `?turma=${offer}`;
  expect(await ask(`/outra/outro-nome/${course}${choice}`)).toEqual([
    301,
    `/${modality}/${name}/${course}${choice}`,
  ]);
  expect(await ask(`/outra/outro-nome/${city}/${course}/${offer}`)).toEqual([301, open.path]);
  const elsewhere = offers.find(({ path }) => path.split('/')[3] !== city)!.path.split('/')[3];
  const another = offers.find(({ path }) => path.split('/')[4] !== course)!.path.split('/')[4];
  for (const path of [
    `/${modality}/${name}/${elsewhere}/${course}/${offer}`,
    `/${modality}/${name}/${city}/${another}/${offer}`,
    `/${modality}/${name}/${city}/${course}/2147483647`,
    `/${modality}/${name}/2147483647`,
  ]) {
    expect((await ask(path))[0], path).toBe(404);
  }
});

// TEXT-6
test('the video of a course comes from its site once it is wanted, not before @once', async ({ page }) => {
  const shown = offers.find(({ hasVideo, offer }) => hasVideo && isOpen(offer))!;
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  await page.goto(shown.path);
  await untilHydrated(page);
  const video = page.getByRole('link', { name: /^Assistir ao vídeo/ });
  await expect(video).toBeVisible();
  expect(asked).toEqual([]);
  await video.click();
  const embed = /^https:\/\/www\.youtube(-nocookie)?\.com\/embed\/[\w-]{11}\?autoplay=1$/;
  await expect(page.getByTitle(/^Vídeo do curso/)).toHaveAttribute('src', embed);
  await expect.poll(() => asked.length).toBe(1);
});

test(
  'the page of an offer tells what to bring, where and when, and shares a picture of its own',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(open.path);
    const [drawing] = await page.locator('article img').filter({ visible: true }).all();
    await expect(drawing!).toBeInViewport();
    const info = page.locator('#mais-informacoes');
    await expect(info.getByRole('heading', { name: 'O que levar na matrícula' })).toBeVisible();
    await expect(info.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('target', '_blank');
    await expectSoundPage(page);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const picture = await page.request.get(address!);
    expect(picture.headers()['content-type']).toBe('image/png');
    expect(picture.headers()['cache-control']).toContain('immutable');
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test(
  'a heart pressed before signing in counts once the person is back',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(open.path);
    await page.getByRole('link', { name: `Entrar para favoritar ${open.title}` }).click();
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await createAccount(page, makePerson());
    await page.waitForURL((url) => url.pathname === open.path);
    const heart = page.getByRole('button', { name: `Favoritar ${open.title}` }).first();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(`${open.title} está nos seus favoritos`)).toBeVisible();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.reload();
    await page.goto('/cursos-favoritos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: open.title })).toHaveCount(0);
  },
);

test(
  'a heart is read again once it was pressed, however late what was read before arrives',
  { tag: '@once' },
  async ({ page }) => {
    const reads: Promise<unknown>[] = [];
    let pressed = () => {};
    const untilPressed = new Promise<void>((settle) => (pressed = settle));
    await page.goto(open.path);
    await page.getByRole('link', { name: `Entrar para favoritar ${open.title}` }).click();
    await page.getByRole('link', { name: 'Criar conta' }).click();
    await page.route('**/_serverFn/**', async (route) => {
      const request = route.request();
      if (new URL(request.frame().url()).pathname !== open.path) return route.continue();
      if (request.method() === 'GET') {
        const read = route.fetch();
        reads.push(read);
        await Promise.all([read, untilPressed]);
        return route.fulfill({ response: await read });
      }
      await Promise.all(reads);
      const response = await route.fetch();
      pressed();
      await route.fulfill({ response });
    });
    await createAccount(page, makePerson());
    await expect(page.getByText(`${open.title} está nos seus favoritos`)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    const heart = page.getByRole('button', { name: `Favoritar ${open.title}` }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
);
