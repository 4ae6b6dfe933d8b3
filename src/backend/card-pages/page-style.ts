import { type LookFields, themesOf } from '#/domain/school/look.ts';
import { pageFontPath } from './page-font.ts';

/**
 * The style sheet of the pages of cards' providers, from the shop's own tokens, so that the frame is of a
 * piece with the page. Always light: what the visitor chose for the shop isn't known on this origin.
 */
export function pageStyle(look: LookFields): string {
  const { light } = themesOf(look);
  return `
*, *::before, *::after { box-sizing: border-box; }
@font-face { font-family: 'Archivo Variable'; font-weight: 100 900; font-display: swap; src: url('${pageFontPath}') format('woff2'); }
html { font: 1rem/1.5 'Archivo Variable', system-ui, sans-serif; color: ${light.body}; -webkit-text-size-adjust: 100%; color-scheme: only light; }
body { margin: 0; }
body.whole { background: ${light.canvas}; }
body.framed { padding: 0.25rem; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 2rem; color: ${light.heading}; }
p { margin: 0 0 0.75rem; }
.bank { display: inline-block; margin: 0 0 1rem; padding: 0.25rem 0.75rem; border-radius: 0.375rem; background: ${light['band-900']}; color: ${light.surface}; font-weight: 600; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.whole form, .whole dl { padding: 1rem; border: 1px solid ${light.line}; border-radius: 0.75rem; background: ${light.surface}; }
label, .label { display: block; margin-bottom: 0.375rem; font-size: 0.875rem; font-weight: 600; color: ${light.heading}; }
.control { position: relative; }
input[type="text"] { width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem; border: 1px solid ${light['line-strong']}; border-radius: 0.5rem; background: ${light.surface}; font: inherit; color: ${light.heading}; }
.field-numero input { padding-right: 5.5rem; font-variant-numeric: tabular-nums; }
.secure { height: 3rem; padding: 0 0.875rem; border: 1px solid ${light['line-strong']}; border-radius: 0.5rem; background: ${light.surface}; }
.secure:focus-within, .secure.focused { outline: 3px solid ${light['primary-600']}; outline-offset: 2px; }
.secure.wrong { border-color: ${light.danger}; box-shadow: inset 0 0 0 1px ${light.danger}; }
.challenge { display: block; width: 100%; height: 37.5rem; border: 1px solid ${light.line}; border-radius: 0.75rem; background: ${light.surface}; }
input[aria-invalid="true"] { border-color: ${light.danger}; box-shadow: inset 0 0 0 1px ${light.danger}; }
.mark { position: absolute; inset: 0 0.5rem 0 auto; display: grid; place-items: center; pointer-events: none; }
.mark[hidden], [hidden] { display: none; }
.mark img { display: block; width: 4.5rem; height: 1.75rem; }
.hint { margin: 0.375rem 0 0; font-size: 0.875rem; line-height: 1.25rem; color: ${light.muted}; }
.error { margin: 0.375rem 0 0; font-size: 0.875rem; line-height: 1.25rem; font-weight: 600; color: ${light.danger}; }
.alert { padding: 0.75rem 1rem; border: 1px solid ${light['danger-line']}; border-radius: 0.5rem; background: ${light['danger-soft']}; color: ${light['danger-strong']}; }
.tests { padding: 0.5rem 1rem; border: 1px solid ${light['warning-line']}; border-radius: 0.5rem; background: ${light['warning-soft']}; color: ${light['warning-strong']}; font-size: 0.875rem; }
.tests summary { min-height: 2.75rem; display: flex; align-items: center; font-weight: 600; cursor: pointer; }
.tests ul { display: grid; gap: 0.5rem; margin: 0 0 0.5rem; padding: 0; list-style: none; }
.tests li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.75rem; border-top: 1px solid ${light['warning-line']}; padding-top: 0.5rem; }
.tests li span:not(.sr-only) { flex: 1 1 10rem; }
code { font-family: ui-monospace, monospace; white-space: nowrap; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid ${light['primary-600']}; border-radius: 0.5rem; background: ${light.surface}; color: ${light['primary-700']}; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: ${light['primary-50']}; }
button.main { border-color: ${light.sell}; background: ${light.sell}; color: ${light['on-sell']}; }
button.main:hover { background: ${light['sell-hover']}; }
a { color: ${light['primary-700']}; }
:focus-visible { outline: 3px solid ${light['primary-600']}; outline-offset: 2px; }
dl { display: grid; gap: 0.125rem; margin: 0 0 1rem; }
dt { font-size: 0.875rem; color: ${light.muted}; }
dd { margin: 0 0 0.5rem; font-weight: 600; color: ${light.heading}; overflow-wrap: anywhere; }
.answers { margin-bottom: 1rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 26rem) {
  body.framed form, body.whole form:not(.answers) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  form > *:not(.field-validade):not(.field-codigo) { grid-column: 1 / -1; }
}
`;
}
