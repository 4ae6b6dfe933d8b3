import { pageKind } from '#/domain/site/page-kinds.ts';

/** What a backend is asked for together with who is signed in. */
export interface AskedWithPerson {
  com?: 'favoritos';
  /** Id of the course. */
  produto?: number;
}

const course = /^\/[^/]+\/[^/]+\/(?:([1-9]\d{0,8})|[^/]+\/([1-9]\d{0,8})\/\d+)$/;

/** What a page shows of a person besides who they are: favourites, and what they did on a course's page. */
export function askedWithPerson(path: string): AskedWithPerson {
  if (pageKind(path).layout !== 'default') return {};
  const [, ownPage, offerPage] = course.exec(path) ?? [];
  const id = ownPage ?? offerPage;
  return id === undefined ? { com: 'favoritos' } : { produto: Number(id) };
}
