import { accountReason, type MailBlock, type MailContent } from './mail.ts';

/** The plain-text part: the same words and addresses, for whoever reads without HTML. */
export function renderText(
  { title, blocks, reason = accountReason }: MailContent,
  publicUrl: string,
): string {
  const footer = `${reason} Ele foi enviado automaticamente, não é preciso responder.`;
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
