import { useRouter } from '@tanstack/react-router';

/**
 * Keeps the last button that is pressed, from the first line of the page on. Once React listens to the
 * document, it wakes what is pressed by itself.
 */
const keepPresses = `{
const onPress = ({ target }) => {
  if (Object.keys(document).some((key) => key.startsWith('__reactContainer$'))) return;
  self.earlyPress = target.closest?.('button[type=button]') ?? undefined;
};
self.earlyPress = undefined;
self.stopKeepingPresses = () => removeEventListener('click', onPress, true);
addEventListener('click', onPress, true);
}`.replaceAll(/\n\s*/g, '\n');

/** For the head of every page, see `doEarlyPress`. The browser has run it before React knows of it. */
export function EarlyPressScript() {
  const { ssr } = useRouter().options;
  return (
    <script
      nonce={ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? keepPresses : '' }}
    />
  );
}
