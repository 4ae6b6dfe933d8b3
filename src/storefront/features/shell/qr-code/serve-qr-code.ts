import { readQrCodeAddress } from './qr-code.functions.ts';
import { drawQrCode } from './qr-code-picture.ts';

export function serveQrCode(): Response {
  return new Response(drawQrCode(readQrCodeAddress()), { headers: { 'content-type': 'image/svg+xml' } });
}
