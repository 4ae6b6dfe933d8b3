import { useLocation } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, use, useId } from 'react';
import { nameSession } from '#/domain/request/session-name.ts';
import { nameData } from '#/platform/hydration/name-data.ts';
import { SessionName } from '#/storefront/forms/session-name.ts';
import { findFragment, type Fragment, fragmentMark } from './fragments.ts';

interface CachedFragmentProps {
  name: string;
  /** All that it is rendered from besides the address. Undefined: it isn't cached. */
  inputs: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part of a page that the server renders once for all visitors with the same inputs, and every time for
 * signed-in people. It holds no other one, and no picture that the head of the page preloads.
 */
export function CachedFragment({ name, inputs, children }: CachedFragmentProps) {
  // Ids in it are made of its place in the tree.
  const id = useId();
  const href = useLocation({ select: (location) => location.href });
  const isVisitor = use(SessionName) === nameSession(null);
  const found = inputs && isVisitor ? find([name, id, href], inputs) : undefined;
  if (found && 'cached' in found)
    return <div className="contents" dangerouslySetInnerHTML={{ __html: found.cached }} />;
  return (
    <div className="contents" {...(found && { [fragmentMark]: found.mark })}>
      {children}
    </div>
  );
}

const find = createIsomorphicFn()
  .server((place: readonly string[], inputs: readonly unknown[]): Fragment | undefined =>
    findFragment([...place, ...inputs.map(nameData)].join(' ')),
  )
  .client((): Fragment | undefined => undefined);
