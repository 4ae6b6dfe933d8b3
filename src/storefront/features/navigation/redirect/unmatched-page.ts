import { notFound } from '@tanstack/react-router';
import { markMissing, markUnmatched } from '../navigation.functions.ts';

/**
 * For an address that no route has the form of.
 * @throws not found
 */
export function refuseUnmatched(): never {
  markUnmatched();
  throw notFound();
}

/**
 * For a page that this person may not know of: as if no route had the form of its address.
 * @throws not found
 */
export function denyPage(): never {
  markMissing();
  return refuseUnmatched();
}
