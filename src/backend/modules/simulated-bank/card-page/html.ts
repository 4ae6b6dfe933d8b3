/** Text as it stands in markup and in attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character]!);
}

interface Page {
  title: string;
  body: string;
  /** In the frame: nothing but the fields. */
  framed: boolean;
  script?: boolean;
}

/** A page of the bank; everything it needs comes from its own origin. */
export function htmlPage({ title, body, framed, script = false }: Page): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/cartao.css">${script ? '\n<script src="/cartao.js" defer></script>' : ''}
</head>
<body class="${framed ? 'framed' : 'whole'}">
${body}
</body>
</html>
`;
}
