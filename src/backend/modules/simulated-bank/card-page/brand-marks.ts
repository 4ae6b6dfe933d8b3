import type { CardBrand } from '#/domain/sale/card/card-brand.ts';

export const brandMarks: Readonly<Record<CardBrand, string>> = {
  visa: '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="28" viewBox="0 0 72 28"><text x="11" y="21" font-family="Arial, Helvetica, sans-serif" font-size="20" font-weight="700" fill="#1a1f71" font-style="italic" letter-spacing="-0.5">VISA</text></svg>',
  mastercard:
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="28" viewBox="0 0 72 28"><circle cx="28" cy="14" r="11" fill="#eb001b"/><circle cx="44" cy="14" r="11" fill="#f79e1b"/><path d="M36 6.450a11 11 0 0 1 0 15.100a11 11 0 0 1 0-15.100Z" fill="#ff5f00"/></svg>',
  elo: '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="28" viewBox="0 0 72 28"><circle cx="15" cy="14" r="10" fill="#061329"/><path d="M10 11a6 6 0 0 1 8-2" fill="none" stroke="#ffcb05" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M20.5 12a6 6 0 0 1-1.5 6" fill="none" stroke="#00a4e0" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><path d="M15 20a6 6 0 0 1-5-3" fill="none" stroke="#ef4123" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/><text x="31" y="19" font-family="Arial, Helvetica, sans-serif" font-size="17" font-weight="700" fill="#061329" >elo</text></svg>',
  'american-express':
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="28" viewBox="0 0 72 28"><rect x="1" y="2" width="70" height="24" rx="4" fill="#006fcf"/><text x="12" y="12.5" font-family="Arial, Helvetica, sans-serif" font-size="9" font-weight="700" fill="#ffffff" >AMERICAN</text><text x="15" y="22" font-family="Arial, Helvetica, sans-serif" font-size="9" font-weight="700" fill="#ffffff" >EXPRESS</text></svg>',
  hipercard:
    '<svg xmlns="http://www.w3.org/2000/svg" width="72" height="28" viewBox="0 0 72 28"><rect x="1" y="4" width="70" height="20" rx="5" fill="#b3131b"/><text x="8" y="18" font-family="Arial, Helvetica, sans-serif" font-size="11.5" font-weight="700" fill="#ffffff" font-style="italic">Hipercard</text></svg>',
};
