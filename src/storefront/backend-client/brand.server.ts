import { backend } from './backend.server.ts';
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
