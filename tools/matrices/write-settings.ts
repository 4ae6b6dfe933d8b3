import { writeFileSync } from 'node:fs';
import { renderSettingsPage, settingsFile } from './settings-page.ts';

// `npm run settings`: the page of settings, after one of them changed.
writeFileSync(settingsFile, renderSettingsPage());
