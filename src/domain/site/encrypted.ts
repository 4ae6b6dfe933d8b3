export function isEncrypted(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}
