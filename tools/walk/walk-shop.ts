import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../tests/support/browser.ts';
import { startShop } from '../../tests/support/shop.ts';
import { keyboard, thumb } from './hands.ts';
import { setLine, type Line } from './line.ts';
import { shop, type Step } from './shopping.ts';
import { watch } from './watch.ts';

/**
 * Walks through the shop as a new buyer does, by thumb at 360 px and by keyboard alone at 1440 px, on slow 3G
 * (400 kbit/s, 400 ms) and on a quick line, with a picture of every step: `npm run walk [folder] [part of a
 * walk's name]`. SHOP_URL names a running shop. It prints what each step took and where the focus could not
 * be seen.
 */
const folder = resolve(process.argv[2] ?? 'test-results/walk');
const wanted = process.argv[3] ?? '';
const walks = [
  ['thumb', 'quick'],
  ['keyboard', 'quick'],
  ['thumb', 'slow 3G'],
  ['keyboard', 'slow 3G'],
] as const satisfies readonly (readonly [string, Line])[];

const found = ensureBrowser();
if ('problem' in found) throw new Error(found.problem);
const running = process.env['SHOP_URL'] ? undefined : await startShop();
const baseURL = process.env['SHOP_URL'] ?? running?.url ?? '';
const browser = await chromium.launch({ executablePath: found.path, args: browserFlags() });
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36';
try {
  for (const [by, line] of walks) {
    const name = `${by}, ${line}`;
    if (!name.includes(wanted)) continue;
    const isPhone = by === 'thumb';
    const context = await browser.newContext({
      baseURL,
      userAgent,
      locale: 'pt-BR',
      permissions: ['clipboard-write'],
      viewport: isPhone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
      ...(isPhone && { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }),
    });
    const bank = await browser.newContext({ baseURL, userAgent });
    const page = await context.newPage();
    await watch(page);
    await setLine(page, line);
    const findings = new Set<string>();
    const hands = isPhone ? thumb(page) : keyboard(page, (problem) => findings.add(problem));
    const pictures = join(folder, name.replaceAll(/\W+/g, '-'));
    mkdirSync(pictures, { recursive: true });
    const rows: Record<string, unknown>[] = [];
    try {
      const onStep = (step: Step) => {
        rows.push(describeStep(step));
        if (step.shift >= 0.02)
          findings.add(`${step.name}: a shift of ${step.shift.toFixed(3)}: ${step.moved}`);
      };
      await shop({ page, hands, bank, folder: pictures, onStep });
    } catch (error) {
      findings.add((error as Error).message);
      await page.screenshot({ path: join(pictures, 'stuck.png') });
    }
    console.log(`\n${name}`);
    console.table(rows);
    for (const problem of findings) console.log(`  ${problem}`);
    await bank.close();
    await context.close();
  }
} finally {
  await browser.close();
  await running?.stop();
}

function describeStep({
  name,
  done,
  answer,
  paint,
  hydrated,
  shift,
  tabs,
  focus,
}: Step): Record<string, unknown> {
  const ms = (time: number | undefined) => (time === undefined ? '' : Math.round(time));
  return {
    step: name,
    'done ms': ms(done),
    'answer ms': ms(answer),
    'paint ms': ms(paint),
    'alive ms': ms(hydrated),
    shift: shift.toFixed(3),
    ...(tabs !== undefined && { tabs }),
    focus,
  };
}
