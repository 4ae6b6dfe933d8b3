import type { Brand } from '#/contract/school/brand.ts';
import { backend } from './backend.server.ts';
import { forgetShared } from './shared-cache.server.ts';
import { asAnonymous } from './visitor.server.ts';

/** A shop that has had its first administrator stays open, so no page waits for it. */
let hasOpened = false;

/** Whether the shop has had its first administrator; without an answer it counts as open. */
export async function isShopOpen(): Promise<boolean> {
  if (hasOpened) return true;
  try {
    hasOpened = (await asAnonymous(() => backend().brand.getBrand())).aberta;
    return hasOpened;
  } catch {
    return true;
  }
}

const brandKey = 'brand';
let namesVersion: number | undefined;

/** Drops all public answers but the brand once the catalogue's names changed: most of them have some. */
function forgetRenamed(version: number): void {
  if (namesVersion !== undefined && version !== namesVersion) forgetShared((key) => key !== brandKey);
  namesVersion = version;
}

/** The brand, for parts of pages that show some of it; null while it can't be had. */
export const brandAnswer = {
  name: brandKey,
  empty: null,
  call: async (): Promise<Brand | null> => {
    const brand = await backend().brand.getBrand();
    forgetRenamed(brand.nomes);
    return brand;
  },
};
