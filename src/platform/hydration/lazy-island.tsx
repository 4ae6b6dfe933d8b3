import { lazy, memo, Suspense, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';

/** Milliseconds after which a part is asked for again that couldn't be had. */
const askAgainMs = 5000;

interface LatePart {
  /** Brings the script before the part is drawn by the browser itself, which then leaves no gap for it. */
  load(): Promise<void>;
}

/**
 * A part of a page, such as a form, whose script comes after the page's own. The server draws it with the
 * page: until its script is there it is seen and sent as where there are no scripts, and keeps what was
 * typed. Where its props, or a context around it, change before, it stays as it was drawn, and what was typed
 * is lost.
 * @param drawn a server-only function, since the part would else come with the page
 * @param whenWanted settles when the script of a part that the server drew is asked for; without it at once
 */
export function latePart<Props extends object>(
  drawn: () => ComponentType<Props>,
  load: () => Promise<ComponentType<Props>>,
  whenWanted?: () => Promise<void>,
): ComponentType<Props> & LatePart {
  let there: ComponentType<Props> | undefined = import.meta.env.SSR ? drawn() : undefined;
  let sayThere = () => {};
  const isThere = new Promise<void>((resolve) => (sayThere = resolve));
  const keep = (part: ComponentType<Props>) => {
    sayThere();
    return (there = part);
  };
  const Late = lazy(async () => {
    await Promise.race([whenWanted?.(), isThere]);
    return { default: there ?? keep(await untilThere(load)) };
  }) as unknown as ComponentType<Props>;
  // What can't be had now is asked for again once it is drawn.
  const bring = async () => void (there ?? (await load().then(keep, () => {})));
  const Part = memo(function Part(props: Props) {
    const [Drawn] = useState(() => there ?? Late);
    const place = useRef<HTMLDivElement>(null);
    return (
      <div ref={place} className="contents">
        <Suspense fallback={<AsDrawn place={place} bringScript={bring} />}>
          <Drawn {...props} />
        </Suspense>
      </div>
    );
  });
  return Object.assign(Part as unknown as ComponentType<Props>, { load: bring });
}

interface AsDrawnProps {
  place: RefObject<HTMLDivElement | null>;
  bringScript(): Promise<void>;
}

/**
 * React takes off the page what isn't alive yet when something around it changes; this is what it was. Of a
 * part that the browser itself draws for the first time there is nothing yet. In both cases it is wanted now.
 */
function AsDrawn({ place, bringScript }: AsDrawnProps) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  useEffect(() => void bringScript(), [bringScript]);
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A part that failed for good would take its whole page with it, which does without. */
async function untilThere<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
  }
}
