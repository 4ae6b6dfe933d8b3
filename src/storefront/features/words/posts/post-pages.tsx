import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedPost } from '#/contract/words/post-desk.ts';
import { countPages } from '#/domain/site/pagination.ts';
import { calendarDay } from '#/domain/time/dates.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { PostArticle } from '#/storefront/shared/post/post-article.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { Pagination } from '#/storefront/ui/navigation/pagination.tsx';
import { wordsMutations, wordsQueries } from '../words.queries.ts';
import { WordsPage } from '../words-page.tsx';
import {
  describePost,
  newPost,
  postStateTexts,
  readPostEntries,
  validatePostEntries,
} from './post.schema.ts';
import { PostFields } from './post-fields.tsx';

export function DeskPostsPage({ page }: { page: number }) {
  const { data } = useSuspenseQuery(wordsQueries.posts(page));
  return (
    <WordsPage
      title="Blog"
      lead="Um texto começa como rascunho e aparece na loja quando você publica."
      back={{ to: '/gestao/conteudo' }}
      actions={
        <p>
          <Link to="/gestao/conteudo/blog/novo" className={buttonClass()}>
            Novo texto
          </Link>
        </p>
      }
    >
      {data.itens.length === 0 ? (
        <EmptyState title="Ainda não há textos">Sem nenhum, a página inicial fica sem esta parte.</EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {data.itens.map((post) => (
            <PostItem key={post.id_post} post={post} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={countPages(data.totalItens)}
        renderLink={(number, link) => (
          <Link to="/gestao/conteudo/blog" search={{ pagina: number === 1 ? undefined : number }} {...link} />
        )}
      />
    </WordsPage>
  );
}

function PostItem({ post }: { post: ListedPost }) {
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to="/gestao/conteudo/blog/$idPost"
          params={{ idPost: post.id_post }}
          className={linkClass('text', 'inline-block py-1 font-semibold wrap-anywhere')}
        >
          {post.titulo}
        </Link>
        <Badge tone={post.situacao === 'publicado' ? 'success' : 'neutral'}>
          {postStateTexts[post.situacao]}
        </Badge>
      </div>
      <p className="text-sm text-muted">{describePost(post)}</p>
    </Card>
  );
}

export function NewPostPage({ answer }: { answer: FormAnswer | undefined }) {
  const [today] = useState(() => calendarDay(new Date()));
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: wordsQueries.all,
    answer,
    check: { read: readPostEntries, find: validatePostEntries, prefix: 'texto', focus: 'summary' },
    mutation: wordsMutations.createPost(),
    onMade: ({ id_post: id }) => navigate({ to: '/gestao/conteudo/blog/$idPost', params: { idPost: id } }),
  });
  return (
    <WordsPage
      title="Novo texto"
      lead="Começa como rascunho: só a equipe vê. A capa vem depois."
      back={{ to: '/gestao/conteudo/blog' }}
    >
      <FormBody name="texto" submitText="Criar rascunho" {...body}>
        <PostFields entries={{ ...newPost(today), ...typed }} errors={errors} />
      </FormBody>
    </WordsPage>
  );
}

/** The text as the shop shows it. */
export function PostPreviewPage({ postId }: { postId: number }) {
  const { data: post } = useSuspenseQuery(wordsQueries.post(postId));
  return (
    <div className="container-page grid grid-cols-1 gap-8 py-6 md:pb-12">
      <Alert
        tone="info"
        title="Prévia: só a equipe vê esta página"
        actions={
          <Link
            to="/gestao/conteudo/blog/$idPost"
            params={{ idPost: postId }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            Voltar ao texto
          </Link>
        }
      />
      <PostArticle post={post.previa} />
    </div>
  );
}
