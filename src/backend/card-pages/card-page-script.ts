import { talkToShop } from './talk-to-shop.ts';

/** What a card form runs: its own source, called with what it has to know and with {@link talkToShop}. */
export function cardPageScript<Settings>(
  run: (settings: Settings, talk: typeof talkToShop) => void,
  settings: Settings,
): string {
  return `(${run.toString()})(${JSON.stringify(settings)}, ${talkToShop.toString()});\n`;
}
