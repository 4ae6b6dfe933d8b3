import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { mailTemplates, type MailKind, type MailProps } from '#/backend/mail/templates/mail-templates.ts';
import { isThirdPersonMail } from '#/backend/mail/third-person-mails.ts';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { sampleMails, shopUrl } from '../../support/mail/sample-mails.ts';
import { thirdPersonTableFile, writeThirdPersonTable } from './third-person-table.ts';

const kinds = Object.keys(mailTemplates) as MailKind[];
const hostile = `Ganhe<b>golpe.example/x @golpe ${'muito '.repeat(40)}fim`;
const typed = new Set(['nome', 'aluno', 'student', 'responsavel', 'ward', 'empresa', 'cidade', 'mensagem']);

async function renderHostile(kind: MailKind) {
  const props = Object.fromEntries(
    Object.entries(sampleMails[kind].props).map(([name, value]) => [
      name,
      typed.has(name) && typeof value === 'string' ? hostile : value,
    ]),
  );
  return renderMail(kind, props as MailProps<typeof kind>, shopUrl, demoBrand);
}

// SECURITY-15
describe.each(kinds)('the mail %s', (kind) => {
  it('has nothing in its subject or preview that a person typed', async () => {
    const { subject, html } = await renderHostile(kind);
    expect(subject).toBe(sampleMails[kind].subject);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
    expect(title).not.toContain('Ganhe');
    const preview = /data-skip-in-text="true">([^<]*)/.exec(html)?.[1];
    expect(preview).not.toContain('Ganhe');
  });

  it.runIf(isThirdPersonMail(kind))('repeats it escaped, short, and without an address', async () => {
    const { html, text } = await renderHostile(kind);
    expect(html).not.toContain('<b>golpe');
    for (const part of [html, text]) {
      expect(part).not.toContain('golpe.example');
      expect(part).not.toContain('muito fim');
    }
  });
});

describe('what a stranger typed', () => {
  it.each([
    ['Metalúrgica Hoffmann S.A.', 'Metalúrgica Hoffmann S.A.'],
    ['Cia.Ltda', 'Cia. Ltda'],
    ['veja https://golpe.example/x', 'veja https golpe. example x'],
    ['de a@golpe.com.br', 'de a golpe. com. br'],
    ['uma\nlinha \u202Eoutra', 'uma linha outra'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), `${'a'.repeat(59)}…`],
  ])('%j is repeated as %j', (words, repeated) => {
    expect(strangersWords(words)).toBe(repeated);
  });
});

test('docs list every mail to a third person (SECURITY-14)', () => {
  const plain = (text: string) => text.replaceAll(/[\s-]+/g, ' ');
  expect(plain(readFileSync(thirdPersonTableFile, 'utf8'))).toBe(plain(writeThirdPersonTable()));
});
