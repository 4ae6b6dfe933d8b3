import { notFound } from '@tanstack/react-router';
import { isNotFoundError } from '#/domain/request/public-error.ts';

/** For `catch` in a loader: what the backend doesn't know is a page that isn't there. */
export function orNotFound(error: unknown): never {
  throw isNotFoundError(error) ? notFound() : error;
}
