import { palette } from '#design-tokens';
import { pageFontPath } from './page-font.ts';

const { ink, blue, steel, danger, warning, sell, white } = palette;

/**
 * The style sheet of the pages of cards' providers, from the shop's own tokens, so that the frame is of a
 * piece with the page.
 */
export const pageStyle = `
*, *::before, *::after { box-sizing: border-box; }
@font-face { font-family: 'Archivo Variable'; font-weight: 100 900; font-display: swap; src: url('${pageFontPath}') format('woff2'); }
html { font: 1rem/1.5 'Archivo Variable', system-ui, sans-serif; color: ${steel[700]}; -webkit-text-size-adjust: 100%; }
body { margin: 0; }
body.whole { background: ${steel[50]}; }
body.framed { padding: 0.25rem; }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 2rem; color: ${ink[900]}; }
p { margin: 0 0 0.75rem; }
.bank { display: inline-block; margin: 0 0 1rem; padding: 0.25rem 0.75rem; border-radius: 0.375rem; background: ${ink[900]}; color: ${white}; font-weight: 600; }
form { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
.whole form, .whole dl { padding: 1rem; border: 1px solid ${steel[200]}; border-radius: 0.75rem; background: ${white}; }
label, .label { display: block; margin-bottom: 0.375rem; font-size: 0.875rem; font-weight: 600; color: ${ink[900]}; }
.control { position: relative; }
input[type="text"] { width: 100%; min-height: 3rem; padding: 0.625rem 0.875rem; border: 1px solid ${steel[500]}; border-radius: 0.5rem; background: ${white}; font: inherit; color: ${ink[900]}; }
.field-numero input { padding-right: 5.5rem; font-variant-numeric: tabular-nums; }
.secure { height: 3rem; padding: 0 0.875rem; border: 1px solid ${steel[500]}; border-radius: 0.5rem; background: ${white}; }
.secure:focus-within, .secure.focused { outline: 3px solid ${blue[600]}; outline-offset: 2px; }
.secure.wrong { border-color: ${danger.DEFAULT}; box-shadow: inset 0 0 0 1px ${danger.DEFAULT}; }
.challenge { display: block; width: 100%; height: 37.5rem; border: 1px solid ${steel[200]}; border-radius: 0.75rem; background: ${white}; }
input[aria-invalid="true"] { border-color: ${danger.DEFAULT}; box-shadow: inset 0 0 0 1px ${danger.DEFAULT}; }
.mark { position: absolute; inset: 0 0.5rem 0 auto; display: grid; place-items: center; pointer-events: none; }
.mark[hidden], [hidden] { display: none; }
.mark img { display: block; width: 4.5rem; height: 1.75rem; }
.hint { margin: 0.375rem 0 0; font-size: 0.875rem; line-height: 1.25rem; color: ${steel[600]}; }
.error { margin: 0.375rem 0 0; font-size: 0.875rem; line-height: 1.25rem; font-weight: 600; color: ${danger.DEFAULT}; }
.alert { padding: 0.75rem 1rem; border: 1px solid ${danger.line}; border-radius: 0.5rem; background: ${danger.soft}; color: ${danger.strong}; }
.tests { padding: 0.5rem 1rem; border: 1px solid ${warning.line}; border-radius: 0.5rem; background: ${warning.soft}; color: ${warning.strong}; font-size: 0.875rem; }
.tests summary { min-height: 2.75rem; display: flex; align-items: center; font-weight: 600; cursor: pointer; }
.tests ul { display: grid; gap: 0.5rem; margin: 0 0 0.5rem; padding: 0; list-style: none; }
.tests li { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.75rem; border-top: 1px solid ${warning.line}; padding-top: 0.5rem; }
.tests li span:not(.sr-only) { flex: 1 1 10rem; }
code { font-family: ui-monospace, monospace; white-space: nowrap; }
button { min-height: 2.75rem; padding: 0.5rem 1rem; border: 1px solid ${blue[600]}; border-radius: 0.5rem; background: ${white}; color: ${blue[700]}; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: ${blue[50]}; }
button.main { border-color: ${sell.DEFAULT}; background: ${sell.DEFAULT}; color: ${ink[950]}; }
button.main:hover { background: ${sell.hover}; }
a { color: ${blue[700]}; }
:focus-visible { outline: 3px solid ${blue[600]}; outline-offset: 2px; }
dl { display: grid; gap: 0.125rem; margin: 0 0 1rem; }
dt { font-size: 0.875rem; color: ${steel[600]}; }
dd { margin: 0 0 0.5rem; font-weight: 600; color: ${ink[900]}; overflow-wrap: anywhere; }
.answers { margin-bottom: 1rem; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (min-width: 26rem) {
  body.framed form, body.whole form:not(.answers) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  form > *:not(.field-validade):not(.field-codigo) { grid-column: 1 / -1; }
}
`;
