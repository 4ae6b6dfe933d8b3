import { cardPageScript } from '#/backend/card-pages/card-page-script.ts';
import { cardBrandName, cardBrandRules } from '#/domain/sale/card/card-brand.ts';
import { runCardPage } from './run-card-page.ts';

/** The script of the form, with what it has to know: who may ask for a card, and how brands begin. */
export function pageScript(shopOrigins: readonly string[]): string {
  const brands = cardBrandRules.map(([code, { begins, codeLength }]) => ({
    code,
    name: cardBrandName(code),
    begins: begins.source,
    codeLength,
  }));
  return cardPageScript(runCardPage, { shopOrigins, brands });
}
