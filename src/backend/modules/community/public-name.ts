export function publicName(nome: string): string {
  const words = nome.trim().split(/\s+/);
  const last = words.length > 1 ? ` ${words.at(-1)!.charAt(0)}.` : '';
  return `${words[0]}${last}`;
}
