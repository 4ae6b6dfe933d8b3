import type { Theme } from '#design-tokens';
import { createContext, use } from 'react';
import { type LookFields, themesOf } from '#/domain/school/look.ts';

const fromTheme = (theme: Theme) => ({
  ground: theme.canvas,
  card: theme.surface,
  line: theme.line,
  band: theme['band-900'],
  onBand: '#ffffff',
  heading: theme.heading,
  text: theme.body,
  muted: theme.muted,
  link: theme['primary-700'],
  button: theme['primary-600'],
  onButton: theme.surface,
});

export type MailColours = Record<'light' | 'dark', ReturnType<typeof fromTheme>>;

/** The school's colours, for programs that show mails in the dark as well. */
export function mailColours(look: LookFields): MailColours {
  const { light, dark } = themesOf(look);
  return { light: fromTheme(light), dark: fromTheme(dark) };
}

const fontFamily = "Archivo, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Mail programs support few style sheets, so styles are inline, in light colours. */
export const mailStylesIn = ({ light }: MailColours) =>
  ({
    ground: { margin: 0, padding: '24px 12px', backgroundColor: light.ground, fontFamily },
    column: { maxWidth: '600px' },
    band: { padding: '20px 25px', backgroundColor: light.band, borderRadius: '12px 12px 0 0' },
    brand: {
      fontSize: '24px',
      lineHeight: '32px',
      fontWeight: 800,
      color: light.onBand,
      textDecoration: 'none',
    },
    card: {
      padding: '32px 24px 16px',
      backgroundColor: light.card,
      border: `1px solid ${light.line}`,
      borderTop: 'none',
      borderRadius: '0 0 12px 12px',
    },
    title: {
      margin: '0 0 16px',
      fontSize: '22px',
      lineHeight: '28px',
      fontWeight: 700,
      color: light.heading,
    },
    heading: {
      margin: '0 0 8px',
      fontSize: '18px',
      lineHeight: '24px',
      fontWeight: 700,
      color: light.heading,
    },
    list: { margin: '0 0 16px', padding: '0 0 0 24px', color: light.text },
    paragraph: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: light.text },
    note: { margin: '0 0 16px', fontSize: '14px', lineHeight: '20px', color: light.muted },
    button: {
      margin: '8px 0',
      padding: '12px 24px',
      fontSize: '16px',
      fontWeight: 700,
      color: light.onButton,
      backgroundColor: light.button,
      borderRadius: '8px',
    },
    link: { color: light.link, textDecoration: 'underline', wordBreak: 'break-all' },
    facts: { margin: '0 0 16px' },
    fact: { fontSize: '16px', lineHeight: '24px', verticalAlign: 'top' },
    factName: { padding: '0 16px 8px 0', color: light.muted },
    factValue: {
      padding: '0 0 8px',
      color: light.heading,
      fontWeight: 600,
      wordBreak: 'break-word',
      overflowWrap: 'anywhere',
    },
    footer: { padding: '16px 25px 0' },
    rule: { margin: '0 0 16px', borderTop: `1px solid ${light.line}` },
    small: { margin: '0 0 12px', fontSize: '13px', lineHeight: '20px', color: light.muted },
  }) as const;

export const MailStyles = createContext<ReturnType<typeof mailStylesIn> | undefined>(undefined);

export function useMailStyles(): ReturnType<typeof mailStylesIn> {
  const styles = use(MailStyles);
  if (!styles) throw new Error('Not within a mail');
  return styles;
}

/** A button keeps its own two colours, which hold on any ground. */
export const darkStyleSheet = ({ dark }: MailColours) => `
@media (prefers-color-scheme: dark) {
  body, .ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .band { background-color: ${dark.band} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.line} !important; }
  .heading { color: ${dark.heading} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.link} !important; }
  .rule { border-color: ${dark.line} !important; }
}
`;
