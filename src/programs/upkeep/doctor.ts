import { examineShop } from '#/backend/app/doctor/examine-shop.ts';
import type { Topic } from '#/backend/app/doctor/finding.ts';
import { backendSettingsOf, backendSettingsTable } from '#/backend/settings.ts';
import { systemClock } from '#/domain/time/clock.ts';
import { readSettings, SettingsError } from '#/settings/settings.ts';
import { storefrontSettingsTable } from '#/settings/storefront-settings.ts';

const marks = { FEITO: '✔', AVISO: '!', FALTA: '✗' };

/** `npm run doctor`: what this shop lacks, in Portuguese, with what to do; ends with 1 at a fault. */
export async function run(): Promise<void> {
  const topics = await examine();
  const findings = topics.flatMap((topic) => topic.findings);
  for (const { title, findings: own } of topics) {
    console.log(title);
    for (const { situacao, texto, todo } of own) {
      console.log(`  ${marks[situacao]} ${texto}`);
      if (todo) console.log(`    → ${todo}`);
    }
  }
  const count = (situacao: keyof typeof marks) =>
    findings.filter((each) => each.situacao === situacao).length;
  console.log(`\nFalhas: ${count('FALTA')}. Avisos: ${count('AVISO')}.`);
  process.exit(count('FALTA') > 0 ? 1 : 0);
}

async function examine(): Promise<Topic[]> {
  try {
    const env = readSettings({ ...storefrontSettingsTable, ...backendSettingsTable }, process.env);
    const publicUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
    const backend = backendSettingsOf(env, {
      publicUrl,
      embedded: env.BACKEND_URL === undefined,
      cardPages: { host: env.HOST, ...(env.CARD_ORIGIN && { origin: env.CARD_ORIGIN }) },
    });
    return await examineShop({ backend, backupPassphrase: env.BACKUP_PASSPHRASE }, systemClock);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const todo = 'Corrija no ambiente ou no arquivo .env; docs/settings.md explica cada variável.';
    return [
      {
        title: 'Configurações',
        findings: error.invalid.map((texto) => ({ situacao: 'FALTA' as const, texto, todo })),
      },
    ];
  }
}
