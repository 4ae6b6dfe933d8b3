import type { TextSection } from './text-section.ts';

export const discountsUpdatedOn = '2026-11-01';

export const discountPolicy: readonly TextSection[] = [
  {
    title: 'Preços promocionais',
    paragraphs: [
      'Quando uma turma está em promoção, a página mostra o preço de antes riscado e o preço de agora. O desconto já está no preço: não é preciso pedir nada. Ele vale enquanto aparecer no resumo da compra.',
    ],
  },
  {
    title: 'Cupons',
    paragraphs: ['Um cupom é um código que você digita no resumo da compra, antes de pagar.'],
    items: [
      'Cada cupom diz em que cursos vale, até quando e se há um valor mínimo.',
      'Cada pessoa usa um cupom uma vez, e um por compra.',
      'Alguns cupons têm quantidade limitada. Se o pagamento não for feito, o cupom volta para você.',
      'O cupom soma com o preço promocional, se o curso estiver em promoção.',
    ],
  },
  {
    title: 'Cursos gratuitos',
    paragraphs: [
      'Turmas gratuitas não cobram matrícula nem mensalidade. Para encontrá-las, filtre a busca por “Gratuito”. A idade e a escolaridade pedidas estão na página de cada turma.',
    ],
  },
  {
    title: 'Bolsas de estudo',
    paragraphs: [
      'Turmas com bolsa são para quem tem renda familiar baixa. Ao se inscrever, você declara a renda da sua família. A declaração é sua responsabilidade, e podemos pedir comprovantes.',
    ],
    items: [
      'A vaga é de quem se inscreve primeiro e cumpre os requisitos da turma.',
      'Declarações falsas fazem perder a vaga.',
      'Uma bolsa não vira dinheiro e não passa para outra pessoa nem para outra turma.',
    ],
  },
  {
    title: 'Empresas',
    paragraphs: [
      'Para turmas fechadas e várias matrículas, a equipe faz uma proposta. Peça na página “Para empresas”.',
    ],
  },
];
