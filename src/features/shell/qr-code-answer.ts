import { encode } from 'uqr';
import { readQrCodeAddress } from './qr-code.functions.ts';

/** `/qr-code`: the shop's home page, with the quiet zone that readers need. */
export function answerQrCode(): Response {
  const { data, size } = encode(readQrCodeAddress(), { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}
