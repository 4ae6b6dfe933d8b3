import { html, type SafeHtml } from './html.ts';
import { accountReason, type MailBlock, type MailContent } from './mail.ts';

/** The shop's colours as design tokens have them; mail programs know no style sheets. */
const colour = {
  ground: '#f5f8fc',
  surface: '#ffffff',
  line: '#d6dfea',
  ink: '#0a1f3f',
  text: '#3c4c64',
  muted: '#55657d',
  blue: '#0b5fea',
} as const;

const font = "font-family:Archivo,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const paragraph = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colour.text}`;

/** The HTML part: one column of at most 560 px, tables and inline styles only, no pictures, nothing loaded. */
export function renderHtml(
  { subject, preview, title, blocks, reason = accountReason }: MailContent,
  publicUrl: string,
): string {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:0;background:${colour.ground}">
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${colour.ground}"
        >
          <tr>
            <td align="center" style="padding:24px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
                <tr>
                  <td
                    style="padding:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:800;color:${colour.ink}"
                  >
                    <a href="${publicUrl}" style="color:${colour.ink};text-decoration:none">Vitrine</a>
                  </td>
                </tr>
                <tr>
                  <td
                    style="padding:32px 24px 16px;background:${colour.surface};border:1px solid ${colour.line};border-radius:12px"
                  >
                    <h1
                      style="margin:0 0 16px;${font};font-size:24px;line-height:32px;font-weight:700;color:${colour.ink}"
                    >
                      ${title}
                    </h1>
                    ${blocks.map(renderBlock)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 0 0;${font};font-size:13px;line-height:20px;color:${colour.muted}">
                    ${reason} Ele foi enviado automaticamente, não é preciso responder.
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `.markup;
}

function renderBlock(block: MailBlock): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="${paragraph}">${block.text}</p> `;
    case 'action':
      return renderAction(block);
    case 'facts':
      return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">
        ${block.facts.map(renderFact)}
      </table> `;
    case 'note':
      return html`<p style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:${colour.muted}">
        ${block.text}
      </p> `;
  }
}

function renderAction({ label, url }: { label: string; url: string }): SafeHtml {
  return html`<p style="margin:8px 0 24px">
      <a
        href="${url}"
        style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:700;color:${colour.surface};background:${colour.blue};border-radius:8px;text-decoration:none"
        >${label}</a
      >
    </p>
    <p style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:${colour.muted}">
      Se o botão não abrir, copie este endereço no navegador:<br /><a
        href="${url}"
        style="color:${colour.blue};word-break:break-all"
        >${url}</a
      >
    </p> `;
}

function renderFact([name, value]: readonly [string, string]): SafeHtml {
  const cell = `padding:0 16px 8px 0;${font};font-size:16px;line-height:24px;text-align:left;vertical-align:top`;
  return html`<tr>
    <td style="${cell};color:${colour.muted}">${name}</td>
    <td style="${cell};color:${colour.ink};font-weight:600;word-break:break-word;overflow-wrap:anywhere">
      ${value}
    </td>
  </tr> `;
}
