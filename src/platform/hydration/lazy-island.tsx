import { type ComponentType, lazy, memo, type RefObject, Suspense, useEffect, useLayoutEffect } from 'react';
import { useRef, useState } from 'react';
import { replayEvents } from './event-replay.ts';
import { afterFirstInteraction, type When, whenDue } from './island-trigger.ts';
import { LastHtml, StaticHtml, useServerRendered } from './static-html.tsx';

/** Milliseconds after which a script is asked for again that couldn't be loaded. */
const retryMs = 5000;

/** Loads the islands that the server hasn't rendered yet; empty in the browser. */
const declared = new Set<() => Promise<unknown>>();
let loading = Promise.resolve();

/** Resolves when the server can render every island. */
export function islandsLoaded(): Promise<void> {
  if (declared.size > 0) loading = loading.then(loadDeclared);
  return loading;
}

async function loadDeclared(): Promise<void> {
  while (declared.size > 0) {
    const loads = [...declared];
    declared.clear();
    await Promise.all(loads.map((load) => load()));
  }
}

interface IslandOptions {
  /**
   * When the script of an island that the server rendered is loaded. `never`: its HTML stays without
   * hydration while the props are the same, so it may show nothing else.
   */
  when?: When | 'never';
}

type PreloadableComponent<Props> = ComponentType<Props> & {
  /** Resolves when the part can be shown at once, for loaders of pages that would move without it. */
  preload(): Promise<void>;
};

/**
 * A part of a page with a script of its own. Until that is there, links and forms in it work as without
 * JavaScript; what was typed, chosen or pressed meanwhile counts afterwards.
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when = 'now' }: IslandOptions = {},
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const Lazy = lazy(async () => {
    await started;
    return { default: await retry(loadOnce) };
  }) as unknown as ComponentType<Props>;

  if (import.meta.env.SSR) declared.add(loadOnce);
  // So that the pages visited next show it at once.
  else if (when !== 'visible') afterFirstInteraction(() => loadOnce().catch(() => {}));

  function Island(props: Props) {
    const isFromServer = useServerRendered();
    const island = useRef<HTMLDivElement>(null);
    const [Shown] = useState(() => loaded ?? Lazy);
    useEffect(() => {
      if (!isFromServer || when === 'never') start();
      else void whenDue(when, island.current!).then(start);
    }, [isFromServer]);
    if (when === 'never') return <StaticHtml component={Shown} props={props} />;
    return (
      <div ref={island} data-island={isFromServer ? '' : undefined} className="contents">
        <Suspense fallback={<ServerHtml island={island} onShown={start} />}>
          <Shown {...props} />
          <Interactive island={island} />
        </Suspense>
      </div>
    );
  }
  const preload = async () => {
    // What couldn't be loaded is asked for again once it is shown.
    await loadOnce().catch(() => {});
  };
  return Object.assign(memo(Island), { preload });
}

interface IslandRef {
  island: RefObject<HTMLDivElement | null>;
}

function Interactive({ island }: IslandRef) {
  useLayoutEffect(() => {
    // There is none before the first commit of an island that the browser renders.
    if (!island.current) return;
    // oxlint-disable-next-line react/immutability -- The attribute is for code outside of React.
    delete island.current.dataset['island'];
    replayEvents(island.current);
  }, [island]);
  return null;
}

/** React removes an island whose context changes before it is hydrated: this shows it until then. */
function ServerHtml({ island, onShown }: IslandRef & { onShown(): void }) {
  useEffect(onShown, [onShown]);
  return <LastHtml of={island} />;
}

/** An island that failed for good would take its whole page with it. */
async function retry<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}
