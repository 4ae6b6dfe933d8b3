import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  exampleFile,
  renderEnvExample,
  renderSettingsPage,
  settingsFile,
} from '../../tools/matrices/settings-page.ts';

it('docs/settings.md holds the settings of the code; `npm run settings` writes it', () => {
  expect(withoutPadding(readFileSync(settingsFile, 'utf8'))).toBe(withoutPadding(renderSettingsPage()));
});

it('.env.example names every setting of the code; `npm run settings` writes it', () => {
  expect(readFileSync(exampleFile, 'utf8')).toBe(renderEnvExample());
});

function withoutPadding(markdown: string): string {
  return markdown
    .replaceAll(/-{3,}/g, '---')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n{2,}/g, '\n\n')
    .trim();
}
