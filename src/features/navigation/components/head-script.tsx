import { useRouter } from '@tanstack/react-router';
import { drawWholeOnReturn } from '../draw-whole-pages.ts';

/**
 * Keeps the last button that is pressed, from the first line of the page on. Once React listens to the
 * document, it wakes by itself what it has the script of: what is alive right after a press has heard of it.
 */
const keepPresses = `{
const onPress = ({ target }) => {
  const button = target.closest?.('button[type=button]') ?? undefined;
  const forget = () => {
    const isAlive = button && Object.keys(button).some((key) => key.startsWith('__reactProps$'));
    if (isAlive && self.earlyPress === button) self.earlyPress = undefined;
  };
  self.earlyPress = button;
  forget();
  setTimeout(forget);
};
self.earlyPress = undefined;
self.stopKeepingPresses = () => removeEventListener('click', onPress, true);
addEventListener('click', onPress, true);
}`.replaceAll(/\n\s*/g, '\n');

/**
 * For the head of every page, see `doEarlyPress` and `drawWholePages`. The browser has run it before React
 * knows of it.
 */
export function HeadScript() {
  const { ssr } = useRouter().options;
  return (
    <script
      nonce={ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawWholeOnReturn + keepPresses : '' }}
    />
  );
}
