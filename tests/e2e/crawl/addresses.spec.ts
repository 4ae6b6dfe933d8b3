import { expect, type APIRequestContext } from '@playwright/test';
import { isOpen, listSeededOffers } from '../course/support/seeded-offers.ts';
import { moveByTable } from './support/move.ts';
import { expectSoundPage } from '../steps/page-checks.ts';
import { test } from '../steps/test.ts';

async function ask(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0, headers: { accept: 'text/html' } });
  return { status: response.status(), location: response.headers()['location'], text: await response.text() };
}

async function expectResponse(
  request: APIRequestContext,
  path: string,
  answer: Record<string, unknown>,
): Promise<void> {
  await expect(async () => expect(await ask(request, path)).toMatchObject(answer)).toPass({
    timeout: 40_000,
  });
}

test('robots.txt names the sitemap', async ({ request, baseURL }) => {
  const { status, text } = await ask(request, '/robots.txt');
  expect(status).toBe(200);
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('a part of the sitemap that holds nothing is not found', async ({ request }) => {
  for (const part of ['cursos-9999.xml', 'contas-1.xml', 'cursos-1.xml.bak']) {
    expect((await ask(request, `/sitemap/${part}`)).status, part).toBe(404);
  }
});

test('the redirect table is followed, with the query kept and its status', async ({ request }) => {
  await expectResponse(request, '/cursos-profissionais?utm_source=carta', {
    status: 301,
    location: '/cursos-rapidos?utm_source=carta',
  });
  await expectResponse(request, '/cursos-gratuitos', { status: 302, location: '/busca?preco=gratuito' });
});

test('what is gone for good answers 410, with the page for what is not found', async ({ request }) => {
  const path = '/campanha/volta-as-aulas-antiga';
  await expectResponse(request, path, { status: 410 });
  const { text } = await ask(request, path);
  expect(text).toContain('<title>Página não encontrada</title>');
  expect(text).toMatch(/<meta name="robots" content="noindex, follow"/);
});

test('what was never there answers 404 in the layout of the shop (PAGE-5)', async ({ request }) => {
  for (const path of [
    '/nao-existe',
    '/campanha/nao-existe',
    '/a/b/c/d',
    '/cursos-tecnicos/x/999999999',
    // Signs that browsers and the router write differently, and bytes that are no UTF-8.
    '/busca^',
    '/busca%5E',
    '/a^b/c/12',
    '/%ff',
    '/campanha/%C3',
    '/100%',
  ]) {
    const { status, text } = await ask(request, path);
    expect(status, path).toBe(404);
    expect(text, path).toContain('<title>Página não encontrada</title>');
    expect(text, path).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect(text, path).not.toContain('rel="canonical"');
    expect(text, path).toContain('Olá, nosso site está em atualização.');
    expect(text, path).toMatch(/https:\/\/wa\.me\/5548999001212\?text=Ol%C3%A1/);
    expect(text, path).toContain('<footer');
  }
});

test('what is not found in the checkout has the shop’s header, footer and chat too', async ({ request }) => {
  for (const path of ['/checkout/1-999999999']) {
    const { status, text } = await ask(request, path);
    expect(status, path).toBe(404);
    expect(text, path).toContain('<title>Página não encontrada</title>');
    expect(text, path).toMatch(/<nav[^>]* aria-label="Você está aqui"/);
    expect(text, path).toContain('404');
    expect(text, path).toContain('Explorar');
    expect(text, path).toMatch(/https:\/\/wa\.me\/5548999001212\?text=Ol%C3%A1/);
    expect(text, path).toContain('Formas de Pagamento');
    expect(text, path).not.toContain('Ambiente seguro');
  }
});

test('a checkout is not for search engines, and says what it is', async ({ request }) => {
  const { offer } = listSeededOffers().find((seeded) => isOpen(seeded.offer))!;
  const { text } = await ask(request, `/checkout/${offer.id_produto}-${offer.id_oferta}`);
  expect(text).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect(text).toMatch(/<meta name="description" content="Confira o curso e a turma, [^"]+"/);
});

test('the page for what is not found helps, and is sound', async ({ page }) => {
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
  await expect(page.getByRole('navigation', { name: 'Você está aqui' })).toContainText('404');
  await expect(page.getByRole('link', { name: /^Conversar pelo WhatsApp/ })).toBeVisible();
  await expectSoundPage(page);
});

test('other forms of an address lead to the one form by 301', async ({ request }) => {
  for (const [path, target] of [
    ['/Cursos-Tecnicos/', '/cursos-tecnicos'],
    ['/busca?preco=gratuito&area=energia', '/busca?area=energia&preco=gratuito'],
    ['/cursos-tecnicos?pagina=1', '/cursos-tecnicos'],
    ['/autenticacao/', '/autenticacao'],
    ['/Pix/01JABCdef', '/pix/01JABCdef'],
    ['/%70ix/01JABCdef', '/pix/01JABCdef'],
  ] as const) {
    expect(await ask(request, path), path).toMatchObject({ status: 301, location: target });
  }
});

test('the SGN link leads nowhere but to the origins of the configuration', async ({ request }) => {
  for (const origin of ['https://fora.example', '//fora.example', 'javascript:alert(1)', '']) {
    expect((await ask(request, `/sgn/matricula?origin=${encodeURIComponent(origin)}`)).status, origin).toBe(
      404,
    );
  }
});

test('a redirect is followed on a navigation inside the shop too', async ({ page }) => {
  await page.goto('/politica-privacidade');
  await moveByTable(page, '/curso-tecnico', () =>
    expect(page).toHaveURL(/\/cursos-tecnicos(\?|$)/, { timeout: 3000 }),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursos Técnicos');
  await expect(page).toHaveTitle('Cursos Técnicos | Vitrine');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cursos-tecnicos$/);
});

test('a course opened from a list has its own title and canonical', async ({ page }) => {
  await page.goto('/cursos-tecnicos');
  await page.waitForLoadState('networkidle');
  const course = page.locator('main h2 a').first();
  const title = (await course.textContent())!.trim();
  await course.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page).toHaveTitle(`${title} | Cursos Técnicos | Vitrine`);
  // The card leads to the offer it shows; that choice makes no other page.
  const { origin, pathname, searchParams } = new URL(page.url());
  expect([...searchParams.keys()]).toEqual(['turma']);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', origin + pathname);
});
