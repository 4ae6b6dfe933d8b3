import { cardDigits, passesLuhn } from './card-number.ts';

export const cardBrands = ['visa', 'mastercard', 'elo', 'american-express', 'hipercard'] as const;
export type CardBrand = (typeof cardBrands)[number];

interface BrandForm {
  name: string;
  begins: RegExp;
  lengths: readonly number[];
  codeLength: number;
}

export const cardBrandRules: readonly (readonly [CardBrand, BrandForm])[] = [
  [
    'elo',
    {
      name: 'Elo',
      begins:
        /^(4011(78|79)|43(1274|8935)|45(1416|7393|763[12])|50(4175|6699|67[0-6]\d|677[0-8]|9\d{3})|627780|63(6297|6368)|650(03[1-3]|03[5-9]|04\d|05[01]|40[5-9]|4[1-3]\d|48[5-9]|49\d|5[0-2]\d|53[0-8]|54[1-9]|5[5-8]\d|59[0-8]|70\d|71[0-8]|72[0-7]|90[1-9]|91\d|920)|6516(5[2-9]|[67]\d)|6550(0\d|1\d|2[1-9]|[34]\d|5[0-8]))/,
      lengths: [16],
      codeLength: 3,
    },
  ],
  ['hipercard', { name: 'Hipercard', begins: /^(384[0146]|6062)/, lengths: [13, 16, 19], codeLength: 3 }],
  ['american-express', { name: 'American Express', begins: /^3[47]/, lengths: [15], codeLength: 4 }],
  [
    'mastercard',
    {
      name: 'Mastercard',
      begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
      lengths: [16],
      codeLength: 3,
    },
  ],
  ['visa', { name: 'Visa', begins: /^4/, lengths: [13, 16, 19], codeLength: 3 }],
];

const formOf: ReadonlyMap<CardBrand, BrandForm> = new Map(cardBrandRules);

export function cardBrandName(brand: CardBrand): string {
  return formOf.get(brand)!.name;
}

/** Digits of the security code of a brand: 4 on American Express, 3 on the others. */
export function securityCodeLength(brand: CardBrand | undefined): number {
  return (brand && formOf.get(brand)?.codeLength) ?? 3;
}

/** The brand of a number that may still be typed; undefined while nothing fits (CARD-4). */
export function findCardBrand(text: string): CardBrand | undefined {
  const digits = cardDigits(text);
  return cardBrandRules.find(([, { begins }]) => begins.test(digits))?.[0];
}

/** True for a whole number of a brand that the shop takes (CARD-3). */
export function isCardNumber(text: string): boolean {
  const digits = cardDigits(text);
  const brand = findCardBrand(digits);
  return brand !== undefined && formOf.get(brand)!.lengths.includes(digits.length) && passesLuhn(digits);
}
