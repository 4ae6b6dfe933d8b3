import type { AskedWithPerson } from '#/contract/identity/session.ts';
import { pageKind } from '#/domain/site/page-kinds.ts';

const course = /^\/[^/]+\/[^/]+\/(?:([1-9]\d{0,8})|[^/]+\/([1-9]\d{0,8})\/\d+)$/;

export function askedWithPerson(path: string): AskedWithPerson {
  if (pageKind(path).layout !== 'default') return {};
  const [, ownPage, offerPage] = course.exec(path) ?? [];
  const id = ownPage ?? offerPage;
  return id === undefined ? { com: 'favoritos' } : { produto: Number(id) };
}
