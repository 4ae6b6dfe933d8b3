import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe parses a background's colour for every text over it, a third of the time of comparing colours: cached
 * here.
 */
const parsedOnce = `;
  (() => {
    const { prototype } = axe.commons.color.Color;
    const parse = prototype.parseString;
    const parsed = new Map();
    prototype.parseString = function (text) {
      const known = parsed.get(text);
      if (known) return Object.assign(this, known);
      parse.call(this, text);
      const { r, g, b, alpha } = this;
      parsed.set(text, { r, g, b, alpha });
      return this;
    };
  })();`;

const axeSource =
  readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8') + parsedOnce;

export async function listAccessibilityFaults(
  page: Page,
  { contrast = true }: { contrast?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page, axeSource }).options({
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: contrast } },
    resultTypes: ['violations'],
  });
  // Nothing runs in such a frame, axe neither; the markup of mails has tests of its own.
  axe.exclude('iframe[sandbox=""]');
  // The second page is needed only where frames have results of their own.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
