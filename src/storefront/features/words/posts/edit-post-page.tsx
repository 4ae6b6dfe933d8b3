import { useRef, useState, type FormEvent } from 'react';
import type { DeskPost } from '#/contract/words/post-desk.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { listErrors } from '#/storefront/forms/form-errors.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Picture } from '#/storefront/shared/course/picture.tsx';
import { DeskSection } from '#/storefront/shared/desk/desk-section.tsx';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { wordsMutations, wordsQueries } from '../words.queries.ts';
import { WordsPage } from '../words-page.tsx';
import {
  describePost,
  postSavedText,
  postTexts,
  readCoverEntries,
  readPostEntries,
  validateCover,
  validatePostEntries,
} from './post.schema.ts';
import { PostFields } from './post-fields.tsx';

interface PostProps {
  post: DeskPost;
  answer: FormAnswer | undefined;
}

/** A text of the blog: its form, its publication, and the way to its cover. */
export function EditPostPage({ post, answer }: PostProps) {
  const { id_post: id, slug, situacao } = post;
  const isDraft = situacao === 'rascunho';
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: wordsQueries.all,
    stored: postTexts(post),
    answer: answerTo(answer, 'texto'),
    check: { read: readPostEntries, find: validatePostEntries, prefix: 'texto', focus: 'summary' },
    mutation: wordsMutations.savePost(id),
    savedText: postSavedText,
  });
  return (
    <WordsPage
      title="Editar texto"
      back={{ to: '/gestao/conteudo/blog' }}
      actions={
        <>
          <p className="text-muted">
            <ChangingText>{describePost(post)}</ChangingText>
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link
                to="/gestao/conteudo/blog/$idPost/previa"
                params={{ idPost: id }}
                className={linkClass('text', 'inline-block py-2')}
              >
                Prévia do que está salvo
              </Link>
            </li>
            <li>
              <Link
                to="/gestao/conteudo/blog/$idPost/capa"
                params={{ idPost: id }}
                className={linkClass('text', 'inline-block py-2')}
              >
                Capa
              </Link>
            </li>
            {situacao === 'publicado' && (
              <li>
                <Link to="/blog/$slug" params={{ slug }} className={linkClass('text', 'inline-block py-2')}>
                  Ver na loja
                </Link>
              </li>
            )}
          </ul>
        </>
      }
    >
      <FormBody name="texto" submitText="Salvar texto" {...body}>
        <input type="hidden" name="versao" value={versao} />
        <PostFields entries={entries} errors={errors} />
      </FormBody>
      <DeskSection id="publicacao" title={isDraft ? 'Publicar' : 'Tirar da loja'}>
        <p className="text-muted">
          <ChangingText>
            {isDraft
              ? 'O que está salvo aparece na loja na data do texto.'
              : 'O texto volta a ser rascunho, e o endereço dele deixa de abrir.'}
          </ChangingText>
        </p>
        <OnePressForm
          queryKey={wordsQueries.all}
          name="publicacao"
          answer={answerTo(answer, 'publicacao')}
          mutation={wordsMutations.publishPost(id)}
          value={isDraft}
          field={{ name: 'publicado', value: isDraft ? 'sim' : 'nao' }}
          text={isDraft ? 'Publicar na loja' : 'Tirar da loja'}
          variant={isDraft ? 'primary' : 'secondary'}
          className="md:justify-self-start"
        />
      </DeskSection>
    </WordsPage>
  );
}

export function PostCoverPage({ post, answer: given }: PostProps) {
  const [answer] = useState(given);
  const isSent = useRef(false);
  const form = useFormCheck({ read: readCoverEntries, find: validateCover, prefix: 'capa', answer });
  const failure = answer?.failure;

  function check(event: FormEvent<HTMLFormElement>) {
    if (isSent.current || !form.check(event.currentTarget)) event.preventDefault();
    else isSent.current = true;
  }

  return (
    <WordsPage
      title="Capa do texto"
      lead="Uma foto deitada, de pelo menos 960 × 540 pontos. O que sobra é cortado; o que mais chama a atenção fica."
      back={{ to: '/gestao/conteudo/blog' }}
      actions={
        <p>
          <Link
            to="/gestao/conteudo/blog/$idPost"
            params={{ idPost: post.id_post }}
            className={linkClass('text', 'inline-block py-2')}
          >
            {post.titulo}
          </Link>
        </p>
      }
    >
      {answer?.done?.mensagem !== undefined && (
        <Alert tone="success" live>
          {answer.done.mensagem}
        </Alert>
      )}
      <Picture
        src={post.previa.imagem}
        alt="Capa de agora"
        sizes="(min-width: 48rem) 42rem, 100vw"
        eager
        className="aspect-video w-full rounded-lg bg-area-soft object-cover"
      />
      <form
        method="post"
        encType="multipart/form-data"
        {...form.formProps}
        onSubmit={check}
        className="grid grid-cols-1 gap-5"
      >
        <FormName name="capa" />
        <input type="hidden" name="versao" value={post.versao} />
        <ErrorSummary errors={form.summary} attempt={form.attempt} />
        {failure && listErrors(failure.fieldErrors).length === 0 && <SendFailure failure={failure} />}
        <FileField
          id="capa-arquivo"
          name="arquivo"
          label="Arquivo da imagem"
          hint="JPEG, PNG, WebP ou SVG, de até 8 MB"
          accept=".jpg,.jpeg,.png,.webp,.svg,image/jpeg,image/png,image/webp,image/svg+xml"
          required
          error={form.fieldErrors['arquivo']}
        />
        <Button type="submit" size="lg" className="md:justify-self-start">
          Salvar capa
        </Button>
      </form>
    </WordsPage>
  );
}
