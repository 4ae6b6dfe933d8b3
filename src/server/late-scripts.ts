import type { AnyRouter, Manifest } from '@tanstack/react-router';

/** Milliseconds after which scripts are asked for although something of the first view still hangs. */
const patienceMs = 2500;

/**
 * Has the browser ask for the scripts of a page once its first view is there: style, font and pictures have
 * the line, and the first frames the processor, for themselves until then. Where text and style alone took
 * long, scripts are asked for as soon as these are there, and give way to what is left of the first view. Who
 * presses or types earlier gets them at once, and what a button that needs them was pressed for is done as
 * soon as they are there (`early-press.ts`).
 *
 * To be called before a page is rendered. Returns how to take it back for a page that streams: its end, and
 * so the moment to wait for, may be seconds away.
 */
export function startScriptsLate(router: AnyRouter): () => void {
  const { ssr } = router;
  const manifest = ssr?.manifest;
  if (!ssr || !manifest) return () => {};
  const preloads: string[] = [];
  const scripts: string[] = [];
  const routes: Manifest['routes'] = {};
  for (const { routeId } of router.stores.matches.get()) {
    const { preloads: early = [], scripts: own = [], ...route } = manifest.routes[routeId] ?? {};
    preloads.push(...early.map((link) => (typeof link === 'string' ? link : link.href)));
    scripts.push(...own.map(({ attrs }) => String(attrs?.['src'])));
    routes[routeId] = route;
  }
  const [first] = router.stores.matches.get();
  if (first) routes[first.routeId]!.scripts = [{ children: lateStart(preloads, scripts) }];
  router.ssr = { manifest: { ...manifest, routes } };
  return () => void (router.ssr = ssr);
}

/**
 * Milliseconds within which the text and style of a page are there on a line and processor that bring scripts
 * in a moment as well. Where they took longer, scripts are what takes longest: the line would stand idle
 * while the page is laid out.
 */
const quickMs = 250;

/** Frames after the load event until what was loaded is surely on the screen. */
const framesUntilPainted = 3;

/**
 * What the page runs instead of its scripts. An observer hears of a frame also where a page's own clock
 * stands still, as tests have it; where nobody sees frames there are none. React looks for a script with
 * `async` where it comes alive.
 */
function lateStart(preloads: readonly string[], scripts: readonly string[]): string {
  return `{
const own = document.currentScript;
let asked = false;
const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
const ask = (fetchPriority = 'auto') => {
  if (asked) return;
  asked = true;
  for (const href of ${JSON.stringify(preloads)}) add('link', { fetchPriority, rel: 'modulepreload', href });
  for (const src of ${JSON.stringify(scripts)}) add('script', { fetchPriority, type: 'module', async: true, src });
  own.remove();
};
const afterFrames = (left) => {
  if (left === 0 || document.hidden) return ask();
  const watch = new IntersectionObserver(() => {
    watch.disconnect();
    afterFrames(left - 1);
  });
  watch.observe(document.documentElement);
};
for (const sign of ['pointerdown', 'keydown', 'input']) addEventListener(sign, () => ask(), { capture: true, once: true });
if (self.earlyPress) ask();
else if (performance.now() > ${quickMs}) ask('low');
else addEventListener('load', () => afterFrames(${framesUntilPainted}), { once: true });
setTimeout(ask, ${patienceMs});
}`.replaceAll(/\n\s*/g, '\n');
}
