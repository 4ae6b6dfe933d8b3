import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { isOpen, listSeededOffers } from '../../tests/e2e/course/support/seeded-offers.ts';
import { makePerson } from '../../tests/support/person.ts';
import type { Hands } from './hands.ts';
import { readWatched, type Watched } from './watch.ts';

export interface Step extends Watched {
  name: string;
  done: number;
  tabs: number | undefined;
  focus: string;
}

interface Shopping {
  page: Page;
  hands: Hands;
  bank: BrowserContext;
  folder: string;
  onStep(step: Step): void;
}

const sold = new Set(
  listSeededOffers()
    .filter(({ offer }) => isOpen(offer) && (offer.idade_minima ?? 0) <= 18)
    .map(({ offer }) => String(offer.id_oferta)),
);

const visible = (target: Locator) => target.filter({ visible: true }).first();

export async function shop({ page, hands, bank, folder, onStep }: Shopping): Promise<void> {
  let number = 0;
  const step = async (name: string, command: () => Promise<void>, wanted: Locator) => {
    const started = Date.now();
    await command();
    await visible(wanted).waitFor({ timeout: 90_000 });
    const done = Date.now() - Math.max(started, hands.pressedAt);
    const focus = await page.evaluate(() => {
      const { tagName = '', ariaLabel, textContent } = document.activeElement ?? {};
      return `${tagName.toLowerCase()} ${(ariaLabel ?? textContent ?? '').trim().slice(0, 30)}`;
    });
    const { tabs } = hands;
    const watched = await readWatched(page);
    number += 1;
    await page.screenshot({
      path: join(folder, `${String(number).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`),
    });
    onStep({ name, done, tabs, focus, ...watched });
  };
  const heading = (name: string | RegExp) => page.getByRole('heading', { name });
  const button = (name: string | RegExp) => visible(page.getByRole('button', { name }));
  const link = (name: string | RegExp) => visible(page.getByRole('link', { name }));
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024;

  await step('home', async () => void (await page.goto('/', { waitUntil: 'commit' })), heading(/./));
  await hands.arrive();
  const box = visible(page.getByRole('main').getByRole('combobox'));
  await step('search', () => hands.type(box, 'eletri'), page.getByRole('option', { name: /^Ver todos/i }));
  await step(
    'all results',
    () => hands.choose(page.getByRole('option', { name: /^Ver todos/i }), 'ArrowUp'),
    heading(/^Cursos de/),
  );
  await hands.arrive();
  if (isPhone) await step('filters', () => hands.press(button(/^Filtrar/)), page.getByRole('dialog'));
  await step(
    'filter ticked',
    () => hands.press(visible(page.getByRole('checkbox', { name: /^Presencial/ }))),
    page.getByRole('checkbox', { name: /^Presencial/, checked: true }),
  );
  if (isPhone) {
    const show = visible(page.getByRole('dialog').getByRole('button', { name: /^(Ver|Mostrar)/ }));
    await step('filters closed', () => hands.press(show), page.getByRole('main').getByRole('article'));
  }
  await step(
    'course',
    async () => hands.press(await findSold(page.getByRole('main').getByRole('article').getByRole('link'))),
    page.getByRole('complementary', { name: 'Matrícula' }),
  );
  await hands.arrive();
  const card = page.getByRole('complementary', { name: 'Matrícula' });
  const other = await findSold(card.getByRole('list').getByRole('link', { disabled: false }), true);
  const chosen = lastNumber(await other.getAttribute('href'));
  const enrol = page.locator(`a[href$="-${chosen}"]`, { hasText: 'Quero me matricular' });
  await step('class chosen', () => hands.press(other), enrol);
  await step('checkout', () => hands.press(visible(enrol)), heading('Finalizar compra'));
  if (!page.url().endsWith(`-${chosen}`)) throw new Error(`${page.url()} doesn't sell class ${chosen}`);
  await hands.arrive();
  await step('account form', () => hands.press(link('Criar conta')), heading('Crie sua conta'));
  const person = makePerson();
  const [day, month, year] = person.nascimento.split('/') as [string, string, string];
  const field = (name: string) => visible(page.getByLabel(name, { exact: true }));
  const typed = async () => {
    await hands.type(visible(page.getByLabel('Nome completo')), person.nome);
    await hands.type(field('CPF'), person.cpf.replaceAll(/\D/g, ''));
    await hands.type(field('Dia'), day);
    await hands.type(field('Mês'), month);
    await hands.type(field('Ano'), year);
    await hands.type(visible(page.getByLabel('Telefone com DDD')), person.telefone.replaceAll(/\D/g, ''));
    await hands.type(visible(page.getByRole('textbox', { name: 'E-mail' })), person.email);
    await hands.type(field('Senha'), person.senha);
    await hands.press(visible(page.getByRole('checkbox', { name: /^Li e aceito os/ })));
  };
  await step('account typed', typed, page.getByRole('checkbox', { name: /^Li e aceito os/, checked: true }));
  const contract = page.getByRole('checkbox', { name: /^Li e aceito o contrato/ });
  await step('account made', () => hands.press(button('Criar conta')), contract);
  await step('contract', () => hands.press(visible(contract)), contract.and(page.locator(':checked')));
  await step('pay', () => hands.press(button(/^Pagar .* com Pix$/)), page.getByRole('timer'));
  await hands.arrive();
  await step('code copied', () => hands.press(button('Copiar código')), page.getByText('Código copiado'));
  await step('paid', () => payAtBank(page, bank), heading('Matrícula confirmada'));
  await step('first day', () => page.waitForLoadState(), heading('Seu primeiro dia'));
  await step('purchase', () => hands.press(link('Ver minha matrícula')), heading('Andamento'));
}

const lastNumber = (href: string | null) => /(\d+)(?:#.*)?$/.exec(href ?? '')?.[1];

async function findSold(links: Locator, other = false): Promise<Locator> {
  for (const each of await links.filter({ visible: true }).all()) {
    const [href, current] = await Promise.all([each.getAttribute('href'), each.getAttribute('aria-current')]);
    const id = lastNumber(href);
    if (id && sold.has(id) && !(other && current)) return each;
  }
  throw new Error('no class of the page is sold');
}

async function payAtBank(page: Page, bank: BrowserContext): Promise<void> {
  const charge = await page.getByRole('link', { name: 'Abrir o banco simulado' }).getAttribute('href');
  const tab = await bank.newPage();
  await tab.goto(charge!, { waitUntil: 'networkidle' });
  await tab.getByRole('button', { name: 'Pagar', exact: true }).click();
  await tab.getByText('Pagamento enviado.').waitFor();
  await tab.close();
}
