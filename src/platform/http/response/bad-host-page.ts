import { plainPage } from './plain-page.ts';

/** What is read whose request names no host, two, or one that is no name. */
export const badHostPage = plainPage(
  'Endereço inválido',
  '<p>O endereço desta página chegou até nós de um jeito que não conseguimos ler. Confira o endereço e tente de novo.</p>',
);
