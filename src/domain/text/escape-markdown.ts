/** A name is a name, whatever signs it has. */
export const escapeMarkdown = (text: string) => text.replaceAll(/[\\*_[\]<>#!&`{}]/g, String.raw`\$&`);
