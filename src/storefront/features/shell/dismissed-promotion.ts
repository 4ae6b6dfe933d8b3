/**
 * Cookie with the code of the promotion whose banner the visitor dismissed. A cookie, so that the server
 * leaves the banner out and nothing jumps; without an expiry, so that it ends with the browser's session.
 */
export const dismissedPromotionCookie = 'promocao_dispensada';

export function dismissalCookie(code: string, secure: boolean): string {
  const line = `${dismissedPromotionCookie}=${encodeURIComponent(code)}; Path=/; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}
