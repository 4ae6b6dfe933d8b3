import type { MailBlock, MailContent } from './mail.ts';

/** The plain-text part: the same words and addresses, for whoever reads without HTML. */
export function renderText({ title, blocks }: MailContent, publicUrl: string): string {
  const footer =
    'Você recebeu este e-mail porque tem uma conta ou uma compra na Vitrine. Ele foi enviado automaticamente, não é preciso responder.';
  return `${[title, ...blocks.map(renderBlock), `--\n${footer}\n${publicUrl}`].join('\n\n')}\n`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return block.text;
    case 'action':
      return `${block.label}:\n${block.url}`;
    case 'facts':
      return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  }
}
