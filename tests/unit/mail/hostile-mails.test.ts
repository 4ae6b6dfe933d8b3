import { expect, test } from 'vitest';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { type MailKind, type MailProps, mailTemplates } from '#/backend/mail/templates/mail-templates.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { mailSamples } from '#/backend/mail/words/mail-samples.ts';
import { hostileTexts, spoil } from '../../support/hostile/hostile-text.ts';
import { findPlantedMarkup } from '../../support/hostile/planted-markup.ts';

const shopUrl = 'https://loja.example';
const samples = mailSamples(shopUrl);
const kinds = Object.keys(mailTemplates) as MailKind[];
const cases = kinds.flatMap((kind) => hostileTexts.map((text) => [kind, text] as const));

test.each(cases)('%s shows what people typed, and runs nothing of it: %s', async (kind, text) => {
  const props = spoil(samples[kind], text) as MailProps<MailKind>;
  const { html, subject } = await renderMail(
    kind,
    props,
    shopUrl,
    spoil(demoBrand, text) as typeof demoBrand,
  );
  expect(html).toContain('ran=1');
  expect(findPlantedMarkup(html)).toEqual([]);
  expect(subject).not.toMatch(/[\r\n]/);
});
