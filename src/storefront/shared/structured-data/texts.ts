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

export function faqData(questions: readonly { question: string; answer: string }[]) {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
