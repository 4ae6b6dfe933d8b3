import { writeFileSync } from 'node:fs';
import { exampleFile, renderEnvExample, renderSettingsPage, settingsFile } from './settings-page.ts';

// `npm run settings`: docs/settings.md and .env.example, after a setting changed.
writeFileSync(settingsFile, renderSettingsPage());
writeFileSync(exampleFile, renderEnvExample());
