import { expect, type Page } from '@playwright/test';
import { hold } from '../steps/hold.ts';
import { test, untilHydrated } from '../steps/test.ts';
import { isOpen, listSeededOffers } from './support/seeded-offers.ts';

/** Lists whose cards show an offer by what the list is narrowed to, and lists that show the next one. */
const lists = [
  '/',
  '/blumenau',
  '/joinville?turno=noturno',
  '/cursos-tecnicos?turno=matutino',
  '/busca?cidade=chapeco&turno=noturno',
  '/busca?formato=ead',
  '/busca?preco=pago&modalidade=graduacao',
  '/busca?preco=gratuito',
  '/ofertas',
];

const shownPrice = /R\$\s[\d.]+,\d{2}/;

interface ShownOffer {
  href: string;
  title: string;
  place: string;
  shift: string;
  start: string;
  price: string | undefined;
}

async function readCards(page: Page, list: string, most: number): Promise<ShownOffer[]> {
  await page.goto(list);
  const cards = await page.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      href: article.querySelector('a.card-link')?.getAttribute('href') ?? '',
      title: article.querySelector('a.card-link')?.textContent ?? '',
      facts: [...article.querySelectorAll('li')].map(({ textContent }) => textContent),
      price: [...article.querySelectorAll('p')].map(({ innerHTML }) =>
        innerHTML.replace(/<del.*<\/del>/, '').replaceAll(/<[^>]+>/g, ''),
      ),
      struck: article.querySelector('del')?.textContent,
    })),
  );
  return cards
    .filter(({ facts }) => facts[0]?.includes(' · '))
    .slice(0, most)
    .map(({ href, title, facts, price }) => {
      const [start = '', shift = ''] = facts[0]!.split(' · ');
      const isFree = price.some((text) => /Gratuito|Bolsa/.test(text));
      const sum = isFree ? undefined : shownPrice.exec(price.join(' ').replaceAll('&nbsp;', ' '))?.[0];
      return { href, title, place: facts[1]!, shift, start, price: sum?.replaceAll(/\s/g, ' ') };
    });
}

const nameOf = ({ place, shift, start }: ShownOffer) => [place, shift, start].join(' · ');
const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ');

const onPhonesToo = new Set(['/', '/joinville?turno=noturno', '/busca?preco=gratuito']);

for (const list of lists) {
  const details = onPhonesToo.has(list) ? {} : { tag: '@once' };
  test(
    `what a card of ${list} shows is what its page and the checkout sell`,
    details,
    async ({ page, isMobile }) => {
      const cards = await readCards(page, list, 3);
      expect(cards.length).toBeGreaterThan(0);
      for (const card of cards) {
        await page.goto(card.href);
        const purchase = page.getByRole('complementary', { name: 'Matrícula' });
        await expect(purchase.getByRole('status')).toHaveText(`Turma escolhida: ${nameOf(card)}`);
        for (const [group, value] of [
          ['Cidade', card.place],
          ['Turno', card.shift],
        ] as const) {
          const chosen = purchase.getByRole('list', { name: group }).locator('[aria-current]');
          await expect(chosen).toHaveText(value);
        }
        if (card.price !== undefined) expect(plain(await purchase.textContent())).toContain(card.price);
        if (isMobile) {
          const bar = page.getByRole('group', { name: 'Turma escolhida' });
          await expect(bar).toContainText(nameOf(card));
          if (card.price !== undefined) expect(plain(await bar.textContent())).toContain(card.price);
        }
        const buy = purchase.getByRole('link', { name: 'Quero me matricular' });
        expect(await buy.count(), card.href).toBe(card.price === undefined ? 0 : 1);
        if (card.price === undefined) continue;
        await buy.click();
        await page.waitForURL(/\/checkout\//);
        const summary = isMobile
          ? page.locator('details', { hasText: 'Resumo da compra' }).locator('summary')
          : page.getByRole('complementary', { name: 'Resumo da compra' });
        for (const part of nameOf(card).split(' · ')) await expect(summary).toContainText(part);
        expect(plain(await summary.textContent())).toContain(card.price);
        expect(plain(await summary.textContent())).toContain(card.title);
      }
    },
  );
}

const offers = listSeededOffers();
const manyPlaces = offers.find(
  ({ offer, others }) =>
    isOpen(offer) &&
    offer.formato === 'presencial' &&
    new Set(
      others.filter((other) => isOpen(other) && other.tipo_oferta === 'PAGO').map((other) => other.id_cidade),
    ).size >= 3,
)!;
const coursePath = manyPlaces.path.replace(/[^/]+\/(\d+)\/\d+$/, '$1');

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with the script' : 'without the script', () => {
    test.use({ javaScriptEnabled });

    test(
      'city, shift and start are chosen by links, and the address keeps them',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(coursePath);
        const purchase = page.getByRole('complementary', { name: 'Matrícula' });
        const cities = purchase.getByRole('list', { name: 'Cidade' });
        const other = cities.getByRole('link').and(page.locator(':not([aria-current])')).last();
        const city = (await other.textContent())!;
        await other.click();
        await expect(cities.locator('[aria-current]')).toHaveText([city]);
        const chosen = purchase.getByRole('status');
        await expect(chosen).toContainText(`${city} · `);
        await expect(page).toHaveURL(/\?turma=\d+$/);
        const name = (await chosen.textContent())!;
        const target = await purchase
          .getByRole('link', { name: /matricular|inscrever/ })
          .getAttribute('href');
        expect(target).toMatch(new RegExp(`-${new URL(page.url()).searchParams.get('turma')}$`));
        await page.reload();
        await expect(purchase.getByRole('status')).toHaveText(name);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          new RegExp(`${coursePath}$`),
        );
      },
    );

    test(
      'on the page of an offer another one is chosen the same way',
      { tag: '@phone' },
      async ({ page }) => {
        await page.goto(manyPlaces.path);
        const cities = page
          .getByRole('complementary', { name: 'Matrícula' })
          .getByRole('list', { name: 'Cidade' });
        const other = cities.getByRole('link').and(page.locator(':not([aria-current])')).first();
        const city = (await other.textContent())!;
        await other.click();
        await expect(page).not.toHaveURL(manyPlaces.path);
        await expect(page).toHaveURL(/\/\d+\/\d+$/);
        await expect(cities.locator('[aria-current]')).toHaveText([city]);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
      },
    );
  });
}

test(
  'who chooses and buys before the page has come buys what was chosen (COURSE-15)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(manyPlaces.path);
    await untilHydrated(page);
    const purchase = page.getByRole('complementary', { name: 'Matrícula' });
    const cities = purchase.getByRole('list', { name: 'Cidade' });
    const other = cities.getByRole('link').and(page.locator(':not([aria-current])')).first();
    const city = (await other.textContent())!;
    const id = /\d+$/.exec((await other.getAttribute('href'))!)![0];
    let letPageCome = () => {};
    const held = new Promise<void>((release) => (letPageCome = release));
    await page.route('**/_serverFn/**', async (route) => {
      await held;
      await route.fallback();
    });
    await other.click();
    await expect(cities.locator('[aria-current]')).toHaveText([city]);
    await expect(purchase.getByRole('status')).toContainText(`${city} · `);
    await purchase.getByRole('link', { name: 'Quero me matricular' }).click();
    letPageCome();
    await page.waitForURL(({ pathname }) => pathname.startsWith('/checkout/') && pathname.endsWith(`-${id}`));
  },
);

test(
  'who chooses with their first move and then signs in comes back to what they chose',
  { tag: '@phone' },
  async ({ page }) => {
    const held = await hold(page, '**/assets/course-details-*.js');
    await page.goto(coursePath, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.isInteractive);
    const cities = page
      .getByRole('complementary', { name: 'Matrícula' })
      .getByRole('list', { name: 'Cidade' });
    const other = cities.getByRole('link').and(page.locator(':not([aria-current])')).first();
    await other.dispatchEvent('click');
    await expect.poll(() => held.asked).toHaveLength(1);
    held.letCome();
    await page.waitForURL(/\?turma=\d+$/);
    const signIn = page.locator('#perguntas').getByRole('link', { name: 'Entre na sua conta' });
    const { pathname, search } = new URL(page.url());
    await expect(signIn).toHaveAttribute('href', new RegExp(encodeURIComponent(pathname + search)));
  },
);

test(
  'a link to an offer that is closed says so and chooses the open one most like it (COURSE-5)',
  { tag: '@once' },
  async ({ page }) => {
    const closed = offers.find(
      ({ offer, others }) => offer.situacao === 'esgotada' && others.some((other) => isOpen(other)),
    )!;
    const path = closed.path.replace(/[^/]+\/(\d+)\/(\d+)$/, '$1?turma=$2');
    await page.goto(path);
    const purchase = page.getByRole('complementary', { name: 'Matrícula' });
    await expect(purchase.getByText('Vagas esgotadas')).toBeVisible();
    await expect(purchase.getByText('Escolhemos a turma aberta mais parecida.')).toBeVisible();
    await expect(purchase.getByRole('link', { name: 'Quero me matricular' })).toBeVisible();
  },
);

// COURSE-14
test(
  'picture, title, facts and the button that sells are in one view of a desk, the button on the way down too',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const seeded = listSeededOffers().filter(({ offer }) => isOpen(offer));
    const longest = seeded.reduce((one, other) => (other.title.length > one.title.length ? other : one));
    for (const { path } of [seeded[0]!, longest]) {
      await page.goto(path);
      const button = page
        .getByRole('complementary', { name: 'Matrícula' })
        .getByRole('link', { name: 'Quero me matricular' });
      await expect(button).toBeInViewport({ ratio: 1 });
      const [picture, title] = [page.locator('article header img'), page.getByRole('heading', { level: 1 })];
      const { width, height } = (await picture.boundingBox())!;
      expect(width).toBeGreaterThan(800);
      // Drawn for this place: nothing of it is cut.
      const drawn = await picture.evaluate(
        (image: HTMLImageElement) => image.naturalWidth / image.naturalHeight,
      );
      expect(drawn).toBeCloseTo(width / height, 1);
      for (const part of [picture, title, page.locator('article header li').last()])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  },
);

test.describe('before any script is there', () => {
  test.use({ javaScriptEnabled: false });

  // COURSE-14
  test(
    'the first screen of a phone has title, price and the way to enrol, and the search behind its icon',
    { tag: '@phone' },
    async ({ page }) => {
      const { path, title } = listSeededOffers().find(({ offer }) => isOpen(offer))!;
      await page.goto(path);
      const chosen = page.getByRole('group', { name: 'Turma escolhida' });
      const heading = page.getByRole('heading', { level: 1, name: title });
      for (const part of [heading, chosen.getByText(/^R\$/), chosen.getByRole('link')])
        await expect(part).toBeInViewport({ ratio: 1 });
      const promotion = await page.getByRole('complementary', { name: 'Promoção' }).boundingBox();
      expect(promotion!.height).toBeLessThanOrEqual(44);
      const field = page.getByRole('combobox', { name: 'O que você quer aprender?' });
      const widthOfField = async () => (await page.getByRole('search').boundingBox())!.width;
      expect(await widthOfField()).toBeLessThanOrEqual(1);
      await page
        .locator(`label[for="${await field.getAttribute('id')}"]`)
        .last()
        .tap();
      await expect(field).toBeFocused();
      expect(await widthOfField()).toBeGreaterThan(300);
      await page.keyboard.type('solda');
      await page.getByRole('button', { name: 'Buscar' }).tap();
      await page.waitForURL('/busca?titulo=solda');
    },
  );
});
