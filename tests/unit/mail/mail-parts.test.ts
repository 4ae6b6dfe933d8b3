import { companyOf } from '#/domain/school/company.ts';
import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { describe, expect, test } from 'vitest';
import { mailTemplates, type MailKind, type MailProps } from '#/backend/mail/templates/mail-templates.ts';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import { renderMail } from '#/backend/mail/templates/render-mail.tsx';
import { readMarkup } from '../../support/mail/mail-markup.ts';
import { sampleMails, shopUrl } from '../../support/mail/sample-mails.ts';

const company = companyOf(demoBrand);

const kinds = Object.keys(mailTemplates) as MailKind[];

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

async function renderSample<Kind extends MailKind>(kind: Kind, props?: MailProps<Kind>) {
  const mail = await renderMail(kind, props ?? sampleMails[kind].props, shopUrl, demoBrand);
  return { ...mail, markup: readMarkup(mail.html) };
}

test('no mail to a person without an account says that they have one', async () => {
  const toStrangers = kinds.filter((kind) => /^(empresa|newsletter)/.test(kind));
  expect(toStrangers).toHaveLength(5);
  for (const kind of toStrangers) expect((await renderSample(kind)).text).not.toContain('tem uma conta');
});

test('there is a sample of every mail the shop sends', () => {
  expect(Object.keys(sampleMails).toSorted()).toEqual(kinds.toSorted());
});

describe.each(kinds)('the mail %s', (kind) => {
  const { subject, preview, title, facts, actions } = sampleMails[kind];

  // SHELL-21
  test('breaks no word, and starts no line with a dot between facts', async () => {
    const { html } = await renderSample(kind);
    const loose = html
      .slice(html.indexOf('<h1'))
      .replaceAll(/<span style="white-space:nowrap">[^<]*<\/span>/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
    expect(loose.match(/.{0,20}(?:\be-mail|\bNR-\d| ·).{0,20}/g)).toBeNull();
  });

  test('is called as agreed', async () => {
    const mail = await renderSample(kind);
    expect(mail.subject).toBe(subject);
    expect(mail.markup.preview).toBe(preview);
    expect(mail.markup.headings).toEqual([title]);
    expect(mail.text.startsWith(`${title}\n\n`)).toBe(true);
  });

  test('tells the same facts in both parts', async () => {
    const { text, markup } = await renderSample(kind);
    const seen = plain(markup.words.join(' '));
    for (const fact of facts) {
      expect(text.replaceAll('\u00A0', ' ')).toContain(fact);
      expect(seen).toContain(plain(fact.replace(/^([^:]+): /, '$1 ')));
    }
    for (const piece of markup.words) expect(plain(text)).toContain(plain(piece));
  });

  test('leads only into the shop, by the same addresses in both parts', async () => {
    const { text, markup } = await renderSample(kind);
    for (const [label, url] of actions) {
      expect(text.split('\n')).toContain(`${label}: ${url}`);
      expect(markup.words).toContain(label);
    }
    const reported = text.match(/https?:\/\/\S+/g) ?? [];
    const expected = [...actions.map(([, url]) => url), shopUrl, `${shopUrl}/politica-privacidade`];
    expect(reported.toSorted(), 'each address once').toEqual(expected.toSorted());
    expect(new Set(markup.links)).toEqual(new Set(reported));
  });

  test('is sound HTML in Portuguese that loads nothing', async () => {
    const { html, markup } = await renderSample(kind);
    expect(markup.findings).toEqual([]);
    expect(markup.lang).toBe('pt-BR');
    expect(markup.dataTables).toBe(0);
    expect(markup.loads).toEqual([]);
    // Gmail cuts off what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  });

  test('reads well as text', async () => {
    const { text } = await renderSample(kind);
    expect(text).not.toMatch(/<|&\w+;|\n{3}|[\u200B-\u200F\uFEFF]|!| $/m);
    expect(text.endsWith('\n')).toBe(true);
  });

  test('says who sends it', async () => {
    const { text } = await renderSample(kind);
    for (const fact of Object.values(company)) expect(text).toContain(fact);
  });

  test('shows what people typed as text, and only as text', async () => {
    const harmless = await renderSample(kind);
    const typed = `<a/href="https://mal.example">&'`;
    const props = Object.fromEntries(
      Object.entries(sampleMails[kind].props).map(([name, value]) => [
        name,
        typeof value !== 'string' || /url$|^(?:dataInicio|kind|reader)$/i.test(name) ? value : typed,
      ]),
    );
    const { text, markup } = await renderSample(kind, props as MailProps<typeof kind>);
    const withoutBreaks = ({ elements }: typeof markup) => elements.filter((name) => name !== 'br');
    expect(withoutBreaks(markup)).toEqual(withoutBreaks(harmless.markup));
    expect(markup.links).toEqual(harmless.markup.links);
    const shown = Object.values(props).includes(typed);
    const readings = [typed, strangersWords(typed)];
    const isIn = (part: string) => readings.some((words) => part.includes(words));
    expect(isIn(text)).toBe(shown);
    expect(isIn(markup.words.join(' '))).toBe(shown);
  });
});

test('one person is not several', async () => {
  const { text } = await renderSample('empresa-contato-recebido', {
    nome: 'Ana Souza',
    pessoas: 1,
    url: shopUrl,
  });
  expect(text).toContain('capacitação para 1 pessoa.');
});
