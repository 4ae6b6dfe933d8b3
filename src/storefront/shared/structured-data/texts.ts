import type { RichText } from '#/domain/text/rich-text.ts';
import type { FaqSection } from '#/contract/words/faq.ts';
import { context } from './context.ts';
import { shopData } from './shop.ts';

interface Post {
  title: string;
  resumo: string;
  imagem: string;
  /** ISO 8601 instant. */
  publicado_em: string;
}

export function postData(siteUrl: string, brand: { nome: string }, path: string, post: Post) {
  return {
    '@context': context,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.resumo,
    image: new URL(post.imagem, siteUrl).href,
    datePublished: post.publicado_em,
    inLanguage: 'pt-BR',
    author: shopData(siteUrl, brand),
    publisher: shopData(siteUrl, brand),
    mainEntityOfPage: siteUrl + path,
  };
}

export function faqData(sections: readonly FaqSection[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: sections.flatMap(({ perguntas }) =>
      perguntas.map(({ pergunta, resposta }) => ({
        '@type': 'Question',
        name: pergunta,
        acceptedAnswer: { '@type': 'Answer', text: wordsOf(resposta) },
      })),
    ),
  };
}

function wordsOf(blocks: RichText): string {
  const texts = blocks.map((block) =>
    block.tipo === 'linha'
      ? ''
      : block.tipo === 'lista'
        ? block.itens.map(wordsOf).join(' ')
        : block.partes.map(({ texto }) => texto).join(''),
  );
  return texts.filter(Boolean).join(' ');
}
