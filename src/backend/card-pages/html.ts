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
  framed: boolean;
  script?: boolean;
  providerScript?: string;
}

/**
 * A page of a card's provider; everything it needs comes from its own origin, but for the provider's script.
 */
export function htmlPage({ title, body, framed, script = false, providerScript }: Page): string {
  const scripts = [...(providerScript ? [providerScript] : []), ...(script ? ['/cartao.js'] : [])];
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/cartao.css">${scripts.map((src) => `\n<script src="${escapeHtml(src)}" defer></script>`).join('')}
</head>
<body class="${framed ? 'framed' : 'whole'}">
${body}
</body>
</html>
`;
}
