import { render, toPlainText } from '@react-email/render';
import { type MailBrand, MailLayout } from './layout/mail-layout.tsx';
import { type SchoolWords, SchoolWordsContext } from './layout/school-words.tsx';
import type { MailTemplate } from './mail-template.ts';
import { mailTemplates, type MailKind, type MailProps } from './mail-templates.ts';
import { textPartOptions } from './text-part-options.ts';

const templates: { readonly [Kind in MailKind]: MailTemplate<MailProps<Kind>> } = mailTemplates;

/**
 * Both parts of a mail, with what a school adds. The text is read off the HTML, so they can't say different
 * things. `shopUrl` is the shop's public address without trailing slash.
 */
export async function renderMail<Kind extends MailKind>(
  kind: Kind,
  props: MailProps<Kind>,
  shopUrl: string,
  brand: MailBrand,
  schoolWords?: SchoolWords,
): Promise<{ subject: string; html: string; text: string }> {
  const { subject, preview, title, reason, Content }: MailTemplate<MailProps<Kind>> = templates[kind];
  const say = (words: typeof subject) => (typeof words === 'function' ? words(props, brand) : words);
  const shownSubject = schoolWords?.subject ?? say(subject);
  const html = await render(
    <SchoolWordsContext value={schoolWords && { ...schoolWords, shopUrl }}>
      <MailLayout
        subject={shownSubject}
        preview={say(preview)}
        title={say(title)}
        reason={typeof reason === 'function' ? reason(brand) : reason}
        shopUrl={shopUrl}
        brand={brand}
      >
        <Content {...props} brand={brand} />
      </MailLayout>
    </SchoolWordsContext>,
  );
  return { subject: shownSubject, html, text: `${toPlainText(html, textPartOptions)}\n` };
}
