import type { AnyRouter } from '@tanstack/react-router';
import { applyChosenTheme } from '#/platform/hydration/chosen-theme.ts';
import { recordEvents } from '#/platform/hydration/event-replay.ts';
import { showFirstView } from '#/platform/hydration/first-view.ts';

const head = '<head>';

/** A page with the script that runs before its style sheet, which would hold it up. */
export function addHeadScript(html: string, router: AnyRouter, added = ''): string {
  const at = html.indexOf(head);
  if (at === -1) throw new Error('React no longer writes <head> without attributes');
  const nonce = router.options.ssr?.nonce;
  const text = `${applyChosenTheme}${showFirstView}${recordEvents}${added}`;
  const script = `<script${nonce ? ` nonce="${nonce}"` : ''}>${text}</script>`;
  return html.slice(0, at + head.length) + script + html.slice(at + head.length);
}

/** The same for a page that streams. */
export function streamWithHeadScript(response: Response, router: AnyRouter): Response {
  if (!response.body) return response;
  let start: string | undefined = '';
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const withScript = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      if (start === undefined) return controller.enqueue(chunk);
      start += decoder.decode(chunk, { stream: true });
      if (!start.includes(head)) return;
      controller.enqueue(encoder.encode(addHeadScript(start, router)));
      start = undefined;
    },
    flush(controller) {
      if (start) controller.enqueue(encoder.encode(start));
    },
  });
  return new Response(response.body.pipeThrough(withScript), response);
}
