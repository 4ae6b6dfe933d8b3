import { randomInt } from 'node:crypto';
import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { makePerson } from '../../support/person.ts';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { openAccount, openSession, signIn } from '../steps/identification.ts';
import { openMail } from '../steps/mailbox.ts';
import { expectSoundInBothWidths } from '../steps/page-checks.ts';
import { test, untilHydrated } from '../steps/test.ts';
import { findStudentReview } from './support/student-review.ts';

const course = listSeededOffers().find(({ offer }) => isOpen(offer))!;

const isOn = (path: string) => (url: URL) => url.pathname === path;

async function enter(page: Page, login: string, to: string): Promise<void> {
  await openSession(page, `${login}@vitrine.dev`);
  await page.goto(to);
}

const others: BrowserContext[] = [];
test.afterEach(async () => {
  for (const context of others.splice(0)) await context.close();
});

async function openElsewhere(browser: Browser, path: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  others.push(context);
  const page = await context.newPage();
  await page.goto(path);
  if (javaScriptEnabled) await untilHydrated(page);
  return page;
}

/** Looks through the pages of a list until one has what is wanted; answers the item, named by its id. */
async function findItem(page: Page, path: string, choose: (item: Locator) => Promise<string | undefined>) {
  let id: string | undefined;
  await expect(async () => {
    for (let number = 1; ; number += 1) {
      await page.goto(number === 1 ? path : `${path}?pagina=${number}`);
      const items = page.getByRole('article');
      id = await choose(items);
      if (id !== undefined) return;
      expect(await items.count()).toBeGreaterThan(0);
    }
  }).toPass();
  return page.locator(`#${id}`);
}

/**
 * A pending review that no other test takes: they share the shop, each has those with its own rest of the id.
 */
function findReview(page: Page, path: string, rest: number): Promise<Locator> {
  return findItem(page, path, (items) =>
    items.evaluateAll(
      (all, wanted) => all.map(({ id }) => id).find((id) => Number(id.split('-')[1]) % 8 === wanted),
      rest,
    ),
  );
}

const findQuestion = (page: Page, text: string) =>
  findItem(page, '/moderacao/perguntas', async (items) => {
    const item = items.filter({ hasText: text });
    return (await item.count()) > 0 ? ((await item.getAttribute('id')) ?? undefined) : undefined;
  });

const countReviews = async (page: Page) =>
  Number(/(\d+) opini/.exec(await page.locator('#opinioes').innerText())?.[1] ?? 0);

async function ask(page: Page) {
  const asker = makePerson();
  const text = `Posso levar meu próprio equipamento número ${randomInt(1e9)}?`;
  await openAccount(page, asker);
  await page.goto(course.path);
  const questions = page.locator('#perguntas');
  await questions.getByLabel('Sua pergunta').fill(text);
  await questions.getByRole('button', { name: 'Enviar pergunta' }).click();
  await expect(questions.getByText('Pergunta enviada.')).toBeVisible();
  await expect(questions.getByRole('listitem').filter({ hasText: text })).toContainText(
    'Aguardando resposta',
  );
  return { asker, text };
}

test('a review that the administrator publishes by keyboard is on the course’s page at once', async ({
  page,
  browser,
}) => {
  await enter(page, 'admin', '/minha-conta');
  await page.getByRole('main').getByRole('link', { name: 'Moderar opiniões' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moderar opiniões');
  await expectSoundInBothWidths(page);
  const item = await findReview(page, '/moderacao/opinioes', 1);
  const text = await item.locator('p').nth(1).innerText();
  const address = await item.getByRole('link').getAttribute('href');

  const visitor = await openElsewhere(browser, address!);
  const before = await countReviews(visitor);
  await expect(visitor.getByText(text, { exact: true })).toHaveCount(0);

  await item.getByRole('button', { name: /^Publicar a opinião de / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Opinião publicada', { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
  await expect(page.locator('article:focus, h1:focus')).toHaveCount(1);

  await visitor.reload();
  await expect(visitor.locator('#opinioes').getByText(text, { exact: true })).toBeVisible();
  expect(await countReviews(visitor)).toBeGreaterThan(before);
});

test('a refusal needs a reason, and of two administrators the second is told', async ({ page, browser }) => {
  await enter(page, 'admin', '/moderacao/opinioes');
  const rest = 3;
  const item = await findReview(page, '/moderacao/opinioes', rest);
  const text = await item.locator('p').nth(1).innerText();
  const address = await item.getByRole('link').getAttribute('href');
  const other = await openElsewhere(browser, '/autenticacao');
  await signIn(other, 'admin@vitrine.dev', 'Vitrine2026');
  await other.waitForURL(isOn('/'));
  const sameItem = await findReview(other, '/moderacao/opinioes', rest);
  await untilHydrated(other);

  const reason = item.getByLabel('Motivo da recusa');
  await item.getByRole('button', { name: /^Recusar/ }).click();
  await expect(reason).toHaveAccessibleDescription('Escolha o motivo da recusa.');
  await expect(reason).toBeFocused();
  // Of what lies half below the header axe says that it is too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectSoundInBothWidths(page);
  await reason.selectOption('Não fala do curso');
  await expect(reason).toHaveAccessibleDescription('');
  await item.getByRole('button', { name: /^Recusar/ }).click();
  await expect(page.getByText('Opinião recusada', { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);

  await sameItem.getByRole('button', { name: /^Publicar/ }).click();
  await expect(sameItem.getByRole('alert')).toContainText(
    'Esta opinião já foi recusada por alguém da equipe.',
  );
  await sameItem.getByRole('button', { name: 'Atualizar a lista' }).click();
  await expect(sameItem).toHaveCount(0);

  await other.goto(address!);
  await expect(other.locator('#opinioes')).toBeVisible();
  await expect(other.getByText(text, { exact: true })).toHaveCount(0);
});

test('a question is answered by the contact centre and published for everyone', async ({ page, browser }) => {
  const { asker, text } = await ask(page);
  const staff = await openElsewhere(browser, '/autenticacao?redirect_to=/minha-conta');
  await signIn(staff, 'vendas@vitrine.dev', 'Vitrine2026');
  await staff.getByRole('main').getByRole('link', { name: 'Responder perguntas' }).click();
  await expect(staff.getByRole('heading', { level: 1 })).toHaveText('Responder perguntas');
  await expect(staff.getByRole('link', { name: 'Moderar opiniões' })).toHaveCount(0);
  await expectSoundInBothWidths(staff);
  const item = await findQuestion(staff, text);
  await untilHydrated(staff);
  await expect(item.getByText('É spam?')).toHaveCount(0);

  const answer = item.getByLabel('Resposta');
  await answer.fill('Pode.');
  await item.getByRole('button', { name: /^Publicar resposta/ }).click();
  await expect(answer).toHaveAccessibleDescription(/Este campo está incompleto\./);
  await expect(answer).toHaveValue('Pode.');
  await answer.fill(`Pode, e nós guardamos: ${text}`);
  await item.getByRole('button', { name: /^Publicar resposta/ }).click();
  await expect(staff.getByText('Resposta publicada', { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);

  await page.reload();
  const questions = page.locator('#perguntas');
  await expect(questions.getByText('Aguardando resposta')).toHaveCount(0);
  await questions.getByText(text, { exact: true }).click();
  await expect(questions.getByText(`Pode, e nós guardamos: ${text}`)).toBeVisible();

  await openMail(page, 'Respondemos sua pergunta', asker.email);
  await expect(page.frameLocator('iframe').getByText(`Pode, e nós guardamos: ${text}`)).toBeVisible();
});

test('spam is discarded in two steps', async ({ page, browser }) => {
  const { text } = await ask(page);
  const staff = await openElsewhere(browser, '/autenticacao?redirect_to=/moderacao/perguntas');
  await signIn(staff, 'admin@vitrine.dev', 'Vitrine2026');
  await staff.waitForURL(isOn('/moderacao/perguntas'));
  const item = await findQuestion(staff, text);
  await untilHydrated(staff);
  const discard = item.getByRole('button', { name: /^Descartar/ });
  await expect(discard).toBeHidden();
  await item.getByText('É spam?').click();
  await expect(discard).toBeVisible();
  await discard.click();
  await expect(staff.getByText('Pergunta descartada', { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
  await page.reload();
  await expect(page.locator('#perguntas').getByText('Sua pergunta')).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});

test('all of it works without JavaScript, and nothing typed is lost', async ({ page, browser }) => {
  const { text } = await ask(page);
  const staff = await openElsewhere(browser, '/autenticacao?redirect_to=/moderacao/perguntas', false);
  await signIn(staff, 'admin@vitrine.dev', 'Vitrine2026');
  await staff.waitForURL(isOn('/moderacao/perguntas'));
  const question = await findQuestion(staff, text);
  await question.getByLabel('Resposta').fill('Pode.');
  await question.getByRole('button', { name: /^Publicar resposta/ }).click();
  await expect(question.getByText('Este campo está incompleto.')).toBeVisible();
  await expect(question.getByLabel('Resposta')).toHaveValue('Pode.');
  const late = await openElsewhere(browser, '/autenticacao?redirect_to=/moderacao/perguntas', false);
  await signIn(late, 'supervisor@vitrine.dev', 'Vitrine2026');
  await late.waitForURL(isOn('/moderacao/perguntas'));
  const sameQuestion = await findQuestion(late, text);
  await question.getByLabel('Resposta').fill('Pode, com todo o cuidado.');
  await question.getByRole('button', { name: /^Publicar resposta/ }).click();
  await expect(staff.getByRole('status').filter({ hasText: 'Resposta publicada' })).toBeVisible();
  await expect(question).toHaveCount(0);
  await sameQuestion.getByLabel('Resposta').fill('Não pode, infelizmente.');
  await sameQuestion.getByRole('button', { name: /^Publicar resposta/ }).click();
  const seen = late.getByRole('alert').filter({ hasText: 'Esta pergunta já foi respondida' });
  await expect(seen).toContainText('Você escreveu: “Não pode, infelizmente.”');

  const review = await findReview(staff, '/moderacao/opinioes', 5);
  await review.getByRole('button', { name: /^Recusar/ }).click();
  await expect(review.getByText('Escolha o motivo da recusa.')).toBeVisible();
  await review.getByLabel('Motivo da recusa').selectOption('Tem ofensas ou palavras agressivas');
  await review.getByRole('button', { name: /^Recusar/ }).click();
  await expect(staff.getByRole('status').filter({ hasText: 'Opinião recusada' })).toBeVisible();
  await expect(review).toHaveCount(0);
});

test('who may not moderate finds exactly what a missing page has (COMMUNITY-9)', async ({ page }) => {
  const read = async (path: string) => {
    const response = await page.goto(path);
    const posted = await page.request.post(path, {
      headers: { origin: new URL(page.url()).origin },
      form: { formulario: 'opiniao', id: '1', decisao: 'PUBLICADA' },
    });
    return {
      status: [response?.status(), posted.status()],
      title: await page.title(),
      robots: await page.locator('meta[name=robots]').getAttribute('content'),
      canonical: await page.locator('link[rel=canonical]').count(),
      text: await page.getByRole('main').innerText(),
      cache: response?.headers()['cache-control'],
    };
  };
  await page.goto('/moderacao/opinioes');
  await expect(page).toHaveURL(/\/autenticacao\?redirect_to=%2Fmoderacao%2Fopinioes$/);
  await signIn(page, 'aluno@vitrine.dev', 'Vitrine2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  const missing = await read('/moderacao/nada');
  expect(missing.status).toEqual([404, 404]);
  expect(await read('/moderacao/opinioes')).toEqual(missing);
  expect(await read('/moderacao/perguntas')).toEqual(missing);
  await page.goto('/minha-conta');
  await expect(page.getByRole('link', { name: /Moderar|Responder/ })).toHaveCount(0);
});

test('the author of a refused review reads why, and no one else reads the review', async ({
  page,
  browser,
}) => {
  const { path, text } = findStudentReview();
  await enter(page, 'aluno', path);
  const reviews = page.locator('#opinioes');
  await expect(reviews.getByText('Sua opinião não foi publicada')).toBeVisible();
  await expect(reviews).toContainText('Motivo: cita nomes ou dados de outras pessoas.');
  await expect(reviews).toContainText(text);
  const visitor = await openElsewhere(browser, path);
  await expect(visitor.locator('#opinioes')).toBeVisible();
  await expect(visitor.getByText(text)).toHaveCount(0);
});
