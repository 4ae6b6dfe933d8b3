import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, use, useId } from 'react';
import { nameSession } from '#/domain/request/session-name.ts';
import { SessionName } from '#/forms/session-name.ts';
import { findFragment, fragmentMark, type FoundFragment } from '#/hydration/drawn-places.ts';
import { nameData } from '#/hydration/name-data.ts';

interface DrawnOnceProps {
  name: string;
  /**
   * Who is sent the same: everybody, where it shows nothing of a person and has no form, since forms name
   * the session; or visitors, and it is drawn anew for each person.
   */
  of: 'everybody' | 'visitors';
  /**
   * All that the server draws it by besides the address; undefined and null have to look the same.
   * Without a list it is drawn anew.
   */
  inputs: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part of a page that comes alive as any other, and that the server draws once for all pages with the same
 * inputs (docs/decisions/0068). Nothing in it may ask for a picture of the first view, which would be asked
 * for once only.
 */
export function DrawnOnce({ name, of, inputs, children }: DrawnOnceProps) {
  // Ids in it are made of its place in the tree.
  const id = useId();
  const href = useLocation({ select: (location) => location.href });
  const isShared = use(SessionName) === nameSession(null) || of === 'everybody';
  const found = isShared && inputs ? find([name, id, href], inputs) : undefined;
  if (found?.place !== undefined)
    return <div className="contents" dangerouslySetInnerHTML={{ __html: found.place }} />;
  return (
    <div className="contents" {...(found && { [fragmentMark]: found.mark })}>
      {children}
    </div>
  );
}

const find = createIsomorphicFn()
  .server((place: readonly string[], inputs: readonly unknown[]): FoundFragment | undefined =>
    findFragment([...place, ...inputs.map(nameData)].join(' ')),
  )
  .client((): FoundFragment | undefined => undefined);
