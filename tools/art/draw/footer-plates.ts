import { palette } from '../../../tailwind.config.ts';
import { circle, path, rect, stroke } from '../../../src/storefront/features/course/drawing/shapes.ts';

const { ink, blue, steel } = palette;

const word = (text: string, x: number, size: number, fill: string, extra = '') =>
  `<text x="${x}" y="19" font-family="Arial, Helvetica, sans-serif" font-size="${size}" font-weight="700" fill="${fill}" ${extra}>${text}</text>`;

/** Small plates of 72 by 28 for the footer, by file name. Marks of others are hinted at, not copied. */
export const footerPlates: Record<string, string> = {
  'pagamento-pix':
    path('M14 5l9 9-9 9-9-9Z', '#32bcad') +
    stroke('M9 11l5 5 5-5M9 17l5-5 5 5', '#ffffff', 1.6) +
    word('Pix', 30, 15, '#1c8f83'),
  'pagamento-boleto':
    [4, 8, 10, 14, 16, 20, 23].map((x, i) => rect(x, 6, i % 3 === 0 ? 2.5 : 1.2, 16, ink[900])).join('') +
    word('Boleto', 29, 12.5, ink[900]),
  'pagamento-visa': word('VISA', 11, 20, '#1a1f71', 'font-style="italic" letter-spacing="-0.5"').replace(
    'y="19"',
    'y="21"',
  ),
  'pagamento-mastercard':
    circle(28, 14, 11, '#eb001b') +
    circle(44, 14, 11, '#f79e1b') +
    path('M36 6.450a11 11 0 0 1 0 15.100a11 11 0 0 1 0-15.100Z', '#ff5f00'),
  'pagamento-elo':
    circle(15, 14, 10, ink[950]) +
    stroke('M10 11a6 6 0 0 1 8-2', '#ffcb05', 2.5) +
    stroke('M20.5 12a6 6 0 0 1-1.5 6', '#00a4e0', 2.5) +
    stroke('M15 20a6 6 0 0 1-5-3', '#ef4123', 2.5) +
    word('elo', 31, 17, ink[950]),
  'pagamento-hipercard':
    rect(1, 4, 70, 20, '#b3131b', 5) +
    word('Hipercard', 8, 11.5, '#ffffff', 'font-style="italic"').replace('y="19"', 'y="18"'),
  'pagamento-american-express':
    rect(1, 2, 70, 24, '#006fcf', 4) +
    word('AMERICAN', 12, 9, '#ffffff').replace('y="19"', 'y="12.5"') +
    word('EXPRESS', 15, 9, '#ffffff').replace('y="19"', 'y="22"'),
  'site-blindado':
    path('M14 3l9 3.500v6.500c0 6-3.5 9.5-9 12-5.5-2.5-9-6-9-12V6.500Z', '#0f7a4b') +
    stroke('M9.5 14l3.2 3.2 6-6.4', '#ffffff', 2.2) +
    word('Blindado', 27, 10, ink[900]).replace('y="19"', 'y="18"'),
  ebit:
    circle(14, 14, 10, blue[600]) +
    stroke('M9.5 14h9a4.5 4.5 0 1 0-1.4 3.3', '#ffffff', 2.2) +
    word('Ebit', 29, 15, ink[900]),
  'iso-9001':
    rect(1, 2, 70, 24, 'none') +
    circle(14, 14, 10.5, ink[900]) +
    stroke('M9 14l3.5 3.5 6.5-7', '#ffffff', 2.2) +
    word('ISO 9001', 27, 10, ink[900]).replace('y="19"', 'y="18"'),
  mec:
    path('M14 5l12 5.5-12 5.5-12-5.500Z', ink[900]) +
    path('M7 14.500v5c4 3 10 3 14 0v-5l-7 3.200Z', blue[600]) +
    word('MEC', 31, 15, ink[900]),
};

/** Signs of the social networks as white line icons on ink, from the drawings of src/storefront/ui. */
export const socialNetworks = [
  'instagram',
  'facebook',
  'twitter',
  'whatsapp',
  'youtube',
  'linkedin',
] as const;

export const socialPlate = (drawing: string) =>
  circle(14, 14, 14, ink[900]) +
  `<g transform="translate(6 6) scale(0.667)" fill="none" stroke="${steel[50]}" color="${steel[50]}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
