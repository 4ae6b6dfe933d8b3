import { describe, expect, it } from 'vitest';
import { readSettings } from '#/settings/settings.ts';
import { mayRunPartners, partnerOrigins, partnerScripts } from '#/platform/http/partners.ts';
import { securityHeaders } from '#/platform/http/response/security-headers.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';

const settings = (env: Record<string, string> = {}) => readSettings(storefrontSettingsTable, env);
const agreed = 'preferencias_cookies=aceito.2026-11-22.2026-11-parceiros';

// ANALYTICS-10
describe('scripts of partners', () => {
  it('are none without settings, and no form of half its ids', () => {
    expect(partnerScripts(settings())).toBeUndefined();
    expect(partnerScripts(settings({ NEWSLETTER_FORM_ID: 'f' }))).toBeUndefined();
    expect(partnerScripts(settings({ NEWSLETTER_FORM_ID: 'f', NEWSLETTER_ANALYTICS_ID: 'a' }))).toMatchObject(
      {
        newsletter: { formId: 'f', analyticsId: 'a' },
        protection: null,
        seal: null,
      },
    );
  });

  it.each([
    ['/ofertas', agreed, true],
    ['/ofertas', '', false],
    ['/ofertas', agreed.replace('aceito', 'recusado'), false],
    ['/ofertas', 'preferencias_cookies=aceito.2026-11-22.2026-11', false],
    ['/ofertas', `${agreed}; dev_userToken=x`, false],
    ['/ofertas', `__Host-refreshToken=x; ${agreed}`, false],
    ['/ofertas', `dev_refreshToken=x; ${agreed}`, false],
    ['/ofertas', `${agreed}; rdtrk=x`, true],
    ['/minha-conta', agreed, false],
    ['/_serverFn/x', agreed, false],
  ])('on %s with the cookies %j run: %s', (path, cookies, may) => {
    expect(mayRunPartners(path, cookies)).toBe(may);
  });

  it('open the policy for their own sites, and the others named, and for nothing else', () => {
    const open = settings({
      SEAL_SCRIPT: 'https://seal.example/js/seal.js',
      PROTECTION_SCRIPT: 'https://seal.example/protection.js',
      PARTNER_ORIGINS: 'https://api.example',
    });
    const origins = partnerOrigins(partnerScripts(open)!, open);
    expect(origins).toEqual(['https://seal.example', 'https://api.example']);
    const context = { nonce: 'n', https: true, development: false };
    const policyOf = (partners?: string[]) =>
      securityHeaders({ ...context, ...(partners && { partnerOrigins: partners }) })[
        'content-security-policy'
      ]!;
    const added = policyOf(origins)
      .split('; ')
      .filter((rule) => !policyOf().split('; ').includes(rule))
      .map((rule) => rule.split(' ')[0]);
    expect(added).toEqual(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'form-action']);
    expect(policyOf(origins)).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
    expect(policyOf([])).toBe(policyOf());
  });
});
