import { useLocation } from '@tanstack/react-router';
import { type ComponentType, type RefObject, Suspense, useEffect } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether the server rendered the component that is mounted. */
export function useServerRendered(): boolean {
  const [at] = useState<{ mount?: boolean }>({});
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => at.mount ?? false,
    () => true,
  );
  // The snapshot must stay what it was: an update would make React render the island again.
  // oxlint-disable-next-line react/immutability
  at.mount ??= isHydrating;
  return at.mount;
}

/** The HTML that an element has when this is rendered, such as that of the server. */
export function LastHtml({ of: element }: { of: RefObject<HTMLElement | null> }) {
  const [html] = useState(() => element.current?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

interface StaticHtmlProps<Props extends object> {
  component: ComponentType<Props>;
  props: Props;
}

/** Keeps the server's HTML while the props are the same; `static-links.ts` serves its links. */
export function StaticHtml<Props extends object>({ component: Shown, props }: StaticHtmlProps<Props>) {
  const [first] = useState(props);
  const isFromServer = useServerRendered();
  const element = useRef<HTMLDivElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const isStatic = isFromServer && isSame(first, props);
  useEffect(() => {
    if (isStatic) markCurrentLink(element.current!, pathname);
  }, [isStatic, pathname]);
  if (import.meta.env.SSR)
    return (
      <div data-static="" className="contents">
        <Shown {...props} />
      </div>
    );
  if (isStatic)
    return (
      <div
        key="static"
        ref={element}
        data-static=""
        className="contents"
        suppressHydrationWarning
        dangerouslySetInnerHTML={asItIs}
      />
    );
  return (
    <div key="live" className="contents">
      <Suspense fallback={<LastHtml of={element} />}>
        <Shown {...props} />
      </Suspense>
    </div>
  );
}

/** React neither compares nor sets the content of an element that it hydrates with this. */
const asItIs = { __html: '' };

const isSame = (one: object, other: object) => one === other || JSON.stringify(one) === JSON.stringify(other);

function markCurrentLink(element: HTMLElement, pathname: string): void {
  for (const link of element.querySelectorAll('a')) {
    const isCurrent = link.origin === location.origin && link.pathname === pathname && link.search === '';
    if (isCurrent) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
