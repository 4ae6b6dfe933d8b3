import { expect, type BrowserContext, type Page } from '@playwright/test';

/**
 * Playwright's browser says that a program drives it, a headless shell by its brand as well, and by its own
 * name again while a page is left; the library measures people only.
 */
export async function actAsPerson(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Object.defineProperty(Navigator.prototype, 'userAgentData', { get: () => undefined });
    const agent = navigator.userAgent;
    Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => agent });
  `);
}

export async function choose(
  page: Page,
  choice: 'Aceitar' | 'Recusar',
  question = 'Podemos medir o uso do site?',
): Promise<void> {
  const banner = page.getByRole('region', { name: question });
  await banner.getByRole('button', { name: choice }).click();
  await expect(banner).toHaveCount(0);
}

export function watchMeasuring(page: Page, hostUrl: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (url.startsWith(hostUrl) || /\/ingest\/|\/assets\/measurement-/.test(url)) asked.push(url);
  });
  return asked;
}

export async function signedInPerson(context: BrowserContext): Promise<string> {
  const token = (await context.cookies()).find(({ name }) => name === 'dev_userToken')?.value ?? '';
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { sub } = JSON.parse(payload) as { sub: string };
  return String((JSON.parse(sub) as { idPessoa: number }).idPessoa);
}
