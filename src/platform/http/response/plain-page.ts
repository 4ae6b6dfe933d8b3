import { createHash } from 'node:crypto';
import { usualThemes } from '#/domain/school/colours/make-themes.ts';

const roles = [
  'canvas',
  'surface',
  'line',
  'heading',
  'body',
  'muted',
  'primary-600',
  'primary-700',
  'primary-800',
  'band-900',
  'sell',
] as const;

const coloursOf = (theme: keyof typeof usualThemes) =>
  roles.map((role) => `--${role}:${usualThemes[theme][role]}`).join(';');

const style = `
:root{color-scheme:light dark;${coloursOf('light')}}
@media (prefers-color-scheme:dark){:root{${coloursOf('dark')}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:1.5rem 1rem;border-top:.5rem solid var(--band-900);background:var(--canvas);color:var(--body);font:1rem/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%;text-size-adjust:100%}
main{width:100%;max-width:34rem;padding:clamp(1.5rem,6vw,2.5rem);border:1px solid var(--line);border-radius:.75rem;background:var(--surface);overflow-wrap:break-word}
main::before{content:'';display:block;width:3rem;height:.25rem;margin-bottom:1.25rem;border-radius:9999px;background:var(--sell)}
h1{margin:0 0 .75rem;color:var(--heading);font-size:clamp(1.625rem,1.3rem + 1.5vw,2.25rem);line-height:1.12;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 1rem;text-wrap:pretty}
p:last-child{margin:0}
a{color:var(--primary-700);text-underline-offset:.2em}
a:hover{color:var(--primary-800)}
a:focus-visible{outline:3px solid var(--primary-600);outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-block:1.5rem}
.button{display:inline-flex;align-items:center;min-height:2.75rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:.5rem;background:var(--primary-600);color:var(--surface);font-weight:600;text-decoration:none}
.button:hover{background:var(--primary-700);color:var(--surface)}
small{color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
@media print{main{border:0}}
`;

/** Everything that the page is made of is in it; nothing else is loaded. */
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export const plainPageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': policy,
};

/**
 * A page that needs neither the app nor the backend nor any file: no script, no name of a school, the tokens'
 * own colours. The title is its heading.
 */
export const plainPage = (title: string, content: string) => `<!DOCTYPE html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>
${content}</main></body>
</html>`;
