import { plainPage } from './plain-page.ts';

export const busyPage = plainPage(
  'Muita gente ao mesmo tempo',
  `<p>A loja está recebendo mais visitas do que consegue atender agora. Espere alguns segundos e tente de novo.</p>
<p class="actions"><a class="button" href="">Tentar de novo</a><a href="/">Ir para a página inicial</a></p>`,
);
