/**
 * A cookie, so that the server can leave the banner out; without an expiry, so that it ends with the
 * browser's session.
 */
export const dismissedPromotionCookie = 'promocao_dispensada';

export function dismissalCookie(code: string, secure: boolean): string {
  const line = `${dismissedPromotionCookie}=${encodeURIComponent(code)}; Path=/; SameSite=Lax`;
  return secure ? `${line}; Secure` : line;
}
