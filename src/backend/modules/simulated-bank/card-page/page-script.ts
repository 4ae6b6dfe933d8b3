import { cardPageScript } from '#/backend/card-pages/card-page-script.ts';
import { cardBrandName, cardBrandRules } from '#/domain/sale/card/card-brand.ts';
import { runCardPage } from './run-card-page.ts';

export function pageScript(shopOrigins: readonly string[]): string {
  const brands = cardBrandRules.map(([code, { begins, codeLength }]) => ({
    code,
    name: cardBrandName(code),
    begins: begins.source,
    codeLength,
  }));
  return cardPageScript(runCardPage, { shopOrigins, brands });
}
