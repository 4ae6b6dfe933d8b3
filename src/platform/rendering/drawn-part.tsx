import { useRouter } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { draw } from './draw.tsx';
import { type Drawing, isDrawing, nameDrawing } from './drawing.ts';
import { findPart } from '../hydration/kept-parts.ts';
import { useStaticLinks } from '../hydration/use-static-links.ts';

interface DrawnPartProps<Data extends object, Sent extends Drawing> {
  /** What is drawn, and in which of its ways. */
  way: string;
  /** The browser may have been sent the name of the drawing only. */
  data: Data | Sent;
  className?: string;
  children(data: Data): ReactNode;
  /** In place of a drawing that is gone, when somebody has taken it out of the document. */
  renderLost?: (sent: Sent) => ReactNode;
}

/**
 * A part that shows data and does nothing by itself but lead on: the browser leaves it as the server drew it
 * for as long as the data are the same.
 */
export function DrawnPart<Data extends object, Sent extends Drawing = Drawing>({
  way,
  data,
  className,
  children,
  renderLost,
}: DrawnPartProps<Data, Sent>) {
  const router = useRouter();
  const links = useStaticLinks();
  const sent: Sent | undefined = isDrawing(data) ? data : undefined;
  const name = sent?.drawing ?? nameDrawing(way, data);
  // A part that the document came without is looked for once, not with each change of the page.
  const kept = useMemo(() => (import.meta.env.SSR ? undefined : findPart(name)), [name]);
  const html = draw(name, router, () => children(data as Data)) ?? kept;
  if (html === undefined)
    return <div className={className}>{sent ? renderLost?.(sent) : children(data as Data)}</div>;
  return (
    <div
      {...links}
      // Its links are what is pressed; it only hears of it.
      role="presentation"
      data-static={name}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
