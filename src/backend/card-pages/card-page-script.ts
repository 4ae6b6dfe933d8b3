import { talkToShop } from './talk-to-shop.ts';

export function cardPageScript<Settings>(
  run: (settings: Settings, talk: typeof talkToShop) => void,
  settings: Settings,
): string {
  return `(${run.toString()})(${JSON.stringify(settings)}, ${talkToShop.toString()});\n`;
}
