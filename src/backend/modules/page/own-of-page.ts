import type { RequestContext } from '#/backend/request/context.ts';
import { within } from '#/domain/request/semaphore.ts';
import { listFavourites } from '#/backend/modules/community/favourite-service.ts';
import { getOwnOfCourse } from '#/backend/modules/community/participation.ts';
import type { OwnOfPage } from '#/contract/identity/session.ts';

const timeLimitMs = 800;

type Deps = Pick<RequestContext, 'pools' | 'clock' | 'log'>;

/** Never fails: what can't be read within 0.8 s is left out. */
export async function readOwnOfPage(
  { pools, clock, log }: Deps,
  personId: number,
  { com, produto }: { com?: 'favoritos' | undefined; produto?: number | undefined },
): Promise<OwnOfPage> {
  const db = pools.catalogue;
  const reading =
    produto !== undefined
      ? getOwnOfCourse(db, clock(), personId, produto)
      : com && listFavourites(db, personId).then((favoritos) => ({ favoritos }));
  if (!reading) return {};
  try {
    return await within(reading, timeLimitMs, () => new Error(`no response for ${timeLimitMs} ms`));
  } catch (error) {
    log.error({ err: error }, 'part of a page failed');
    return {};
  }
}
