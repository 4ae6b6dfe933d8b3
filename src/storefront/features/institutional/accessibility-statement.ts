import type { TextSection } from './text-section.ts';

export const accessibilityCheckedOn = '2026-11-21';

export const accessibilityStatement: readonly TextSection[] = [
  {
    title: 'Nosso compromisso',
    paragraphs: [
      'Queremos que qualquer pessoa consiga encontrar, comprar e acompanhar um curso, com o aparelho e o jeito de navegar que tiver. Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG 2.2), nível AA, e a Lei Brasileira de Inclusão (Lei 13.146/2015, art. 63).',
    ],
  },
  {
    title: 'O que fazemos',
    paragraphs: [],
    items: [
      'Tudo funciona pelo teclado, com o foco sempre visível e um atalho para pular ao conteúdo.',
      'Textos, campos, botões e imagens têm nomes para leitores de tela, e avisos são anunciados.',
      'O contraste dos textos é de pelo menos 4,5 para 1 e a página aguenta ampliação de 400%.',
      'As animações param quando seu aparelho pede menos movimento.',
      'Ler os cursos, buscar, comprar e ver um Pix ou boleto funciona também sem JavaScript.',
    ],
  },
  {
    title: 'Como conferimos',
    paragraphs: [
      'A cada mudança, testes automáticos percorrem as páginas em tela de celular e de computador e procuram falhas de acessibilidade. Menus, formulários e a compra são testados só com o teclado. Testes automáticos não encontram tudo: por isso o seu aviso é importante.',
    ],
  },
  {
    title: 'O que ainda não está como queremos',
    paragraphs: [],
    items: [
      'Vídeos dos cursos ficam no YouTube. As legendas dependem de quem publicou o vídeo, e não há audiodescrição nem Libras.',
      'O botão “Ligamos para você” precisa de JavaScript. Sem ele, peça a ligação em “Fale conosco”.',
      'Os sites para onde levam os links externos são de outras equipes e não foram conferidos por nós.',
    ],
  },
];
