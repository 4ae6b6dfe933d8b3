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

/** @throws not found */
export function denyPage(): never {
  markMissing();
  return refuseUnmatched();
}
