import * as v from 'valibot';
import { typedText } from '../text/required.ts';
import { checkColours } from './colours/check-colours.ts';
import { type BrandColours, makeThemes, type Themes, usualColours } from './colours/make-themes.ts';
import { schoolFonts, usualFont } from './colours/school-fonts.ts';

/** `#abc`, `abc` and `#AABBCC` as well. */
const colour = v.pipe(
  typedText(),
  v.transform((text) => text.trim().toLowerCase().replace(/^#?/, '#')),
  v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/, 'Informe a cor com seis letras ou números, como #0b5fea.'),
  v.transform((text) => (text.length === 4 ? text.replace(/[0-9a-f]/g, '$&$&') : text)),
);

const colourSchema = v.object({
  cor_principal: colour,
  cor_acao: colour,
  cor_fundo: colour,
});
export type LookColour = keyof typeof colourSchema.entries;
export const colourFields = Object.keys(colourSchema.entries) as LookColour[];

/** Who chose colours before there were fonts has the usual one. */
export const lookFieldsSchema = v.object({
  ...colourSchema.entries,
  fonte: v.optional(v.picklist(schoolFonts, 'Escolha uma das fontes.'), usualFont),
});
export type LookFields = v.InferOutput<typeof lookFieldsSchema>;
export type LookField = keyof LookFields;
type LookColours = Pick<LookFields, LookColour>;
export const lookFields = Object.keys(lookFieldsSchema.entries) as LookField[];

/** How the demonstration looks, and a school that chose nothing. */
export const usualLook: LookFields = {
  cor_principal: usualColours.primary,
  cor_acao: usualColours.action,
  cor_fundo: usualColours.ground,
  fonte: usualFont,
};

export const coloursOf = ({ cor_principal, cor_acao, cor_fundo }: LookColours): BrandColours => ({
  primary: cor_principal,
  action: cor_acao,
  ground: cor_fundo,
});

let made: { of: string; themes: Themes } | undefined;

/** Kept until the school chooses others: pages, mails and frames of cards ask again and again. */
export function themesOf(look: LookColours): Themes {
  const colours = coloursOf(look);
  const of = Object.values(colours).join();
  if (made?.of !== of) made = { of, themes: makeThemes(colours) };
  return made.themes;
}

export interface ColourRefusal {
  message: string;
  /** The nearest colour that holds. */
  nearest: string;
}

const roleFields = { primary: 'cor_principal', action: 'cor_acao', ground: 'cor_fundo' } as const;

/** The colours on which texts or controls couldn't be read (WCAG 2.2), with the nearest ones that hold. */
export function refuseColours(look: LookColours): Partial<Record<LookColour, ColourRefusal>> {
  const refused = Object.entries(checkColours(coloursOf(look))) as [
    keyof BrandColours,
    NonNullable<ReturnType<typeof checkColours>[keyof BrandColours]>,
  ][];
  return Object.fromEntries(
    refused.map(([name, { contrast, least, nearest }]) => [
      roleFields[name],
      {
        message: `${reasons[name]} O contraste é de ${ratio(contrast)}, e são precisos ${ratio(least)}. A cor mais próxima que serve é ${nearest}.`,
        nearest,
      },
    ]),
  );
}

const reasons: Record<keyof BrandColours, string> = {
  primary: 'Com esta cor, não se leem os links e os botões.',
  action: 'Com esta cor, o botão de matrícula não se lê ou não se vê bem.',
  ground: 'Sobre este fundo, não se leem todos os textos.',
};

const ratio = (value: number) => `${value.toLocaleString('pt-BR')}:1`;
