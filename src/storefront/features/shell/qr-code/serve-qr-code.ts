import { readQrCodeAddress } from './qr-code.functions.ts';
import { drawQrCode } from './qr-code-picture.ts';

/** `/qr-code`: the shop's home page. */
export function serveQrCode(): Response {
  return new Response(drawQrCode(readQrCodeAddress()), { headers: { 'content-type': 'image/svg+xml' } });
}
