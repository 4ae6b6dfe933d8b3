import { useRouter } from '@tanstack/react-router';
import { drawFirstViewFirst } from '../draw-first-view.ts';

const keepPresses = () =>
  `{
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
const onChoice = ({ target }) => {
  if (/^(select-one|checkbox|radio)$/.test(target.type)) self.earlyChoices.push([target, target.value, target.checked]);
};
self.earlyPress = undefined;
self.earlyChoices = [];
self.stopKeepingPresses = () => {
  removeEventListener('click', onPress, true);
  removeEventListener('change', onChoice, true);
};
addEventListener('click', onPress, true);
addEventListener('change', onChoice, true);
}`.replaceAll(/\n\s*/g, '\n');

export function HeadScript() {
  const { ssr } = useRouter().options;
  return (
    <script
      nonce={ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? drawFirstViewFirst + keepPresses() : '' }}
    />
  );
}
