import { notFound } from '@tanstack/react-router';
import { markUnmatched } from './navigation.functions.ts';

/**
 * For an address that no route has the form of.
 * @throws not found
 */
export function refuseUnmatched(): never {
  markUnmatched();
  throw notFound();
}
