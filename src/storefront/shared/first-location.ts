import { useLocation, type AnyRouter, type RegisteredRouter, type RouterState } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';

type Location = RouterState<RegisteredRouter['routeTree']>['location'];

/** What the server drew the document by, which knows no fragment. */
let served: Location | undefined;

/** Keeps the address that the document came for; to be called before a person goes on. */
export function rememberFirstLocation({ latestLocation }: AnyRouter): void {
  const { pathname, searchStr } = latestLocation;
  served = { ...latestLocation, hash: '', href: pathname + searchStr };
}

type Primitive = string | boolean | undefined;

/**
 * What a part of the page that may hydrate late is drawn by. While it does, that is what the server drew
 * it by: React keeps what then differs in its HTML, such as the target of a link, until it changes again, and
 * a person may have gone on before.
 * @param now what it is by now
 * @param read the same of the address that the document came for
 */
export function useSnapshot<Value extends Primitive>(now: Value, read: (served: Location) => Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => (served ? read(served) : now),
  );
}

/** `useLocation` for such a part. */
export function useSnapshotLocation<Value extends Primitive>(select: (location: Location) => Value): Value {
  return useSnapshot(select(useLocation()), select);
}

const neverChanges = () => () => {};
