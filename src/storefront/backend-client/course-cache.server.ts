import { setResponseHeader } from '@tanstack/react-start/server';
import { forgetPagesHeader } from '#/domain/request/forget-pages.ts';
import { forgetShared } from './shared-cache.server.ts';

export const courseKey = (id: number) => `course ${id}`;

export const reviewsKey = (id: number, filter: string) => `reviews ${id} ${filter}`;

export function forgetReviews(id: number): void {
  forgetShared((key) => key.startsWith(reviewsKey(id, '')));
}

/** Drops the cached page and data of a course. */
export function forgetCourse(id: number): void {
  forgetShared((key) => key === courseKey(id));
  forgetReviews(id);
  setResponseHeader(forgetPagesHeader, String(id));
}
