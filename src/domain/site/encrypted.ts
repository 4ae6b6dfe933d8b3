/** Whether what travels between a browser and the shop at this address is encrypted. */
export function isEncrypted(siteUrl: string): boolean {
  return siteUrl.startsWith('https:');
}
