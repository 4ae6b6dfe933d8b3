import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe complains about on a page, each with the elements it is about. Only that is written out: to
 * describe what passes as well, and to carry it through a second page, takes it twice as long as to look.
 */
export async function listAccessibilityFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  // The second page is needed only where frames have results of their own.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}
