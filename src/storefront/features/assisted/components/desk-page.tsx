import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useState, type FormEvent, type ReactNode } from 'react';
import { formatProductOffer, type ProductOffer } from '#/domain/catalogue/product-offer.ts';
import type { ProposalKind } from '#/domain/sale/assisted/assisted-terms.ts';
import { CpfField } from '#/storefront/forms/fields/cpf-field.tsx';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { EmptyState } from '#/storefront/ui/feedback/empty-state.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { assistedMutations, assistedQueries } from '../assisted.queries.ts';
import { validateCpf, readCpf, type FoundStudent } from '../proposal.schema.ts';
import { FundedForm } from './funded-form.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { keepWords } from '#/storefront/ui/display/line-breaks.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';

interface DeskPageProps {
  ids: ProductOffer;
  kind: ProposalKind;
  answer: FormAnswer | undefined;
  onMade(id: number): void | Promise<void>;
}

export function DeskPage({ ids, kind, answer, onMade }: DeskPageProps) {
  const { data: desk } = useSuspenseQuery(assistedQueries.desk(ids));
  const [found, setFound] = useState(foundBefore(answer));
  const { course, offers } = desk;
  return (
    <div className="mx-auto grid max-w-form gap-6 px-4 py-8 md:py-12">
      <div className="grid justify-items-start gap-2">
        <Link
          to="/$modality/$nomeCurso/$idCurso"
          params={{ modality: course.modalidade.slug, nomeCurso: course.slug, idCurso: course.id_produto }}
          className={linkClass('quiet', 'inline-flex min-h-11 items-center gap-2 text-sm font-semibold')}
        >
          <Icon name="arrow-left" size="sm" />
          Voltar para o curso
        </Link>
        <h1 className="text-title">{kind === 'COMPRA' ? 'Compra assistida' : 'Matrícula assistida'}</h1>
        <p className="text-lg wrap-anywhere">{course.titulo}</p>
        <p className="text-muted">
          {kind === 'COMPRA'
            ? 'Monte a compra e envie o link. Quem aceita o contrato e paga é o aluno, no aparelho dele.'
            : 'Para quem estuda com a empresa ou uma bolsa pagando. Envie o link: quem aceita o contrato é o aluno, no aparelho dele.'}
        </p>
        <OtherKind ids={ids} kind={kind} />
      </div>
      {offers.length === 0 ? (
        <EmptyState
          title="Este curso não tem turma aberta à venda"
          actions={
            <Link to="/busca" className={buttonClass()}>
              Ver outros cursos
            </Link>
          }
        >
          Escolha outro curso para montar a compra.
        </EmptyState>
      ) : found ? (
        <>
          <StudentFound found={found}>
            <button
              type="button"
              className={linkClass('text', 'min-h-11')}
              onClick={() => setFound(undefined)}
            >
              Procurar outro CPF
            </button>
          </StudentFound>
          {kind === 'COMPRA' ? (
            <ProposalForm
              key={found.cpf}
              desk={desk}
              found={found}
              answer={answerTo(answer, 'criar-link')}
              onMade={onMade}
            />
          ) : (
            <FundedForm
              key={found.cpf}
              desk={desk}
              found={found}
              answer={answerTo(answer, 'criar-matricula')}
              onMade={onMade}
            />
          )}
        </>
      ) : (
        <StudentForm answer={answerTo(answer, 'procurar-aluno')} onFound={setFound} />
      )}
    </div>
  );
}

function OtherKind({ ids, kind }: Pick<DeskPageProps, 'ids' | 'kind'>) {
  const productOffer = formatProductOffer(ids);
  return (
    <p>
      {kind === 'COMPRA' ? (
        <Link to="/iniciar-matricula-assistida" search={{ turma: productOffer }} className={linkClass()}>
          Quem paga é a empresa, ou é uma bolsa?
        </Link>
      ) : (
        <Link to="/compra-assistida/$productOffer" params={{ productOffer }} className={linkClass()}>
          Quem paga é o aluno?
        </Link>
      )}
    </p>
  );
}

function foundBefore(answer: FormAnswer | undefined): FoundStudent | undefined {
  const given = answer?.done?.achado ?? carriedOn(answer);
  const of = (name: string) => given?.[name] ?? '';
  if (of('cpf') === '') return undefined;
  return {
    cpf: of('cpf'),
    conhecido: of('conhecido') === 'sim',
    nome: of('nome'),
    email: of('email'),
    telefone: of('telefone'),
  };
}

function carriedOn(answer: FormAnswer | undefined): Readonly<Record<string, string | undefined>> | undefined {
  if (!answer || answer.form === 'procurar-aluno') return undefined;
  const { entries } = answer;
  return {
    cpf: entries['achado-cpf'],
    conhecido: entries['conhecido'],
    nome: entries['achado-nome'],
    email: entries['achado-email'],
    telefone: entries['achado-telefone'],
  };
}

interface StudentFormProps {
  answer: FormAnswer | undefined;
  onFound(found: FoundStudent): void;
}

function StudentForm({ answer, onFound }: StudentFormProps) {
  const form = useFormCheck({ read: readCpf, find: validateCpf, prefix: 'aluno', answer });
  const find = useMutation({
    ...assistedMutations.findStudent(),
    onSuccess: ({ conhecido, nome, email, telefone }, cpf) =>
      onFound({ cpf, conhecido, nome: nome ?? '', email: email ?? '', telefone: telefone ?? '' }),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    if (entries && !find.isPending) find.mutate(entries.cpf);
  }
  return (
    <Card padding="lg">
      <form method="post" {...form.formProps} onSubmit={submit} className="grid gap-5">
        <FormName name="procurar-aluno" />
        <h2 className="text-section">Quem vai estudar</h2>
        <SendFailure failure={failureOf(find, answer)} />
        <CpfField
          id="aluno-cpf"
          required
          defaultValue={answer?.entries['cpf']}
          {...(form.fieldErrors['cpf'] && { error: form.fieldErrors['cpf'] })}
        />
        <p className="text-sm text-muted">
          A consulta fica registrada, e o aluno pode ver que ela foi feita.
        </p>
        <Button type="submit" size="lg" block loading={find.isPending} loadingText="Procurando">
          Procurar
        </Button>
      </form>
    </Card>
  );
}

function StudentFound({ found, children }: { found: FoundStudent; children: ReactNode }) {
  const { cpf, conhecido, nome, email, telefone } = found;
  return (
    <Card padding="lg" as="section" aria-labelledby="aluno" className="grid gap-3">
      <h2 id="aluno" className="text-section">
        {conhecido ? 'Aluno encontrado' : 'Aluno novo'}
      </h2>
      <p className="wrap-anywhere">
        {conhecido ? (
          <>
            <span className="font-semibold text-heading">{nome}</span>
            <br />
            <span>{keepWords([email, telefone].filter(Boolean).join(' · '))}</span>
          </>
        ) : (
          <ChangingText>{`O CPF ${cpf} ainda não tem cadastro. Preencha os dados do aluno abaixo.`}</ChangingText>
        )}
      </p>
      {conhecido && (
        <p className="text-sm text-muted">
          {keepWords(
            'Confirme com o aluno. Os dados completos só aparecem para ele: o link vai para o e-mail do cadastro.',
          )}
        </p>
      )}
      <p>{children}</p>
    </Card>
  );
}
