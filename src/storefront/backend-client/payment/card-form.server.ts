import { storefrontSettings } from '#/settings/storefront-settings.ts';
import { backend } from '../backend.server.ts';
import { readSharedOr } from '../shared-cache.server.ts';

const freshMs = 60_000;

export interface CardForm {
  origin: string;
  flags: { codigo: string; nome: string }[];
}

/** Null where no provider's page is configured: then no card is offered. */
export async function readCardForm(): Promise<CardForm | null> {
  const origin = storefrontSettings().CARD_ORIGIN;
  if (!origin) return null;
  const flags = await readSharedOr('card flags', freshMs, () => backend().reference.getCardFlags(), []);
  return { origin, flags };
}

/** The page of the provider where a card is typed without script; it leads back to the purchase. */
export function cardPageUrl(codigo: string, parcelas: number): string | undefined {
  const origin = storefrontSettings().CARD_ORIGIN;
  const query = new URLSearchParams({ compra: codigo, parcelas: String(parcelas) }).toString();
  return origin && `${origin}/cartao/pagina?${query}`;
}
