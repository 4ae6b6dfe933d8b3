import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import type { Rule } from '../support/describe-rule.ts';

const seed = 'src/backend/db/seed/';
const { nome, cnpj, razao_social, telefone, whatsapp, email } = demoBrand;
const words = [razao_social, cnpj, telefone, whatsapp, email, `@${email.split('@')[1]!}`];
const name = new RegExp(`\\b${nome}\\b`);

/** The shop is any school's: who the demonstration is stands in its seed alone. */
export const brandLiterals: Rule = (project) =>
  [...project].flatMap(([path, text]) => {
    if (!/^src\/.*\.(tsx?|mjs)$/.test(path) || path.startsWith(seed)) return [];
    return text
      .split('\n')
      .flatMap((line, index) =>
        name.test(line) || words.some((word) => line.includes(word))
          ? [`${path}:${index + 1} names the demonstration: take it from the brand`]
          : [],
      );
  });
