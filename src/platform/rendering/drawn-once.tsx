import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, use, useId } from 'react';
import { nameSession } from '#/domain/request/session-name.ts';
import { SessionName } from '#/storefront/forms/session-name.ts';
import { findFragment, fragmentMark, type FoundFragment } from '#/platform/rendering/drawn-places.ts';
import { nameData } from '#/platform/hydration/name-data.ts';

interface DrawnOnceProps {
  name: string;
  /**
   * Who is sent the same: everybody, where it shows nothing of a person and has no form, since forms name
   * the session; or visitors.
   */
  of: 'everybody' | 'visitors';
  /**
   * All that the server draws it by besides the address; undefined and null have to look the same.
   * Without a list it is drawn anew.
   */
  inputs: readonly unknown[] | undefined;
  /**
   * What else it is drawn by for who is signed in, all of it: others of whom the same holds are sent the
   * same, but for the name of their session. Without a list it is drawn anew for each of them.
   */
  own?: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part of a page that comes alive as any other, and that the server draws once for all pages with the same
 * inputs (docs/decisions/0068). Nothing in it may ask for a picture of the first view, which would be asked
 * for once only.
 */
export function DrawnOnce({ name, of, inputs, own, children }: DrawnOnceProps) {
  // Ids in it are made of its place in the tree.
  const id = useId();
  const href = useLocation({ select: (location) => location.href });
  const session = use(SessionName);
  const isShared = of === 'everybody' || session === nameSession(null);
  const drawnBy = isShared ? inputs : own && inputs && ['signed in', ...inputs, ...own];
  const found = drawnBy && find([name, id, href], drawnBy, isShared ? undefined : session);
  if (found?.place !== undefined)
    return <div className="contents" dangerouslySetInnerHTML={{ __html: found.place }} />;
  return (
    <div className="contents" {...(found && { [fragmentMark]: found.mark })}>
      {found?.session === undefined ? children : <SessionName value={found.session}>{children}</SessionName>}
    </div>
  );
}

const find = createIsomorphicFn()
  .server(
    (
      place: readonly string[],
      drawnBy: readonly unknown[],
      session: string | undefined,
    ): FoundFragment | undefined => findFragment([...place, ...drawnBy.map(nameData)].join(' '), session),
  )
  .client((): FoundFragment | undefined => undefined);
