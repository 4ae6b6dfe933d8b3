import type { AnyRouter, Manifest } from '@tanstack/react-router';

/** Milliseconds after which scripts are asked for although something of the first view still hangs. */
const timeLimitMs = 2500;

/** How a page asks for its scripts late. */
export interface LateScripts {
  /** For the script in the page's head: when scripts are asked for. The page's end says what they start. */
  inHead: string;
  /** For a page that streams: its end, and so the moment to wait for, may be seconds away. */
  takeBack: () => void;
}

export const atOnce: LateScripts = { inHead: '', takeBack: () => {} };

/**
 * Has the browser ask for the scripts of a page once its first view is there: style, font and pictures have
 * the line, and the first frames the processor, for themselves until then. Where text and style alone took
 * long, scripts are asked for as soon as the style is there, and give way to what is left of the first view.
 * Who presses or types earlier gets them at once, and what a button that needs them was pressed for is done
 * as soon as they are there (`event-replay.ts`). To be called before a page is rendered.
 */
export function startScriptsLate(router: AnyRouter): LateScripts {
  const { ssr } = router;
  const manifest = ssr?.manifest;
  if (!ssr || !manifest) return atOnce;
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
  if (first) routes[first.routeId]!.scripts = [{ children: start(scripts) }];
  router.ssr = { manifest: { ...manifest, routes } };
  return { inHead: askFor(preloads), takeBack: () => void (router.ssr = ssr) };
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
 * In the head, as a browser lays out what it has read of a page several times, once the style is there,
 * before it comes to the page's end.
 */
const askFor = (scripts: readonly string[]): string =>
  script(`{
self.scriptsAsked = new Promise((tell) => {
self.askForScripts = (fetchPriority = 'auto') => {
  self.askForScripts = () => {};
  for (const href of ${JSON.stringify(scripts)})
    document.head.append(Object.assign(document.createElement('link'), { fetchPriority, rel: 'modulepreload', href }));
  tell();
};
});
for (const sign of ['pointerdown', 'keydown', 'input', 'click'])
  addEventListener(sign, () => self.askForScripts(), { capture: true, once: true });
document.addEventListener('load', ({ target }) => {
  if (target.rel === 'stylesheet' && performance.now() > ${quickMs}) self.askForScripts('low');
}, true);
}`);

/**
 * What the page runs at its end instead of its scripts, which need all of it. An observer hears of a frame
 * also where a page's own clock stands still, as tests have it; where no one sees frames there are none.
 * React looks for a script with `async` where it hydrates.
 */
const start = (scripts: readonly string[]): string =>
  script(`{
const own = document.currentScript;
self.scriptsAsked.then(() => {
  for (const src of ${JSON.stringify(scripts)})
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src }));
  own.remove();
});
const afterFrames = (left) => {
  if (left === 0 || document.hidden) return self.askForScripts();
  const watch = new IntersectionObserver(() => {
    watch.disconnect();
    afterFrames(left - 1);
  });
  watch.observe(document.documentElement);
};
if (performance.now() > ${quickMs}) self.askForScripts('low');
else addEventListener('load', () => afterFrames(${framesUntilPainted}), { once: true });
setTimeout(() => self.askForScripts(), ${timeLimitMs});
}`);

const script = (text: string) => text.replaceAll(/\n\s*/g, '\n');
