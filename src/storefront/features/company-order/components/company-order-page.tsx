import { useToday } from '#/storefront/shared/time/use-today.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '#/storefront/shared/page/link.tsx';
import { useRef, useState, type FormEvent } from 'react';
import { OfferFacts } from '#/storefront/shared/course/offer-facts.tsx';
import { toTrackedSale } from '#/storefront/shared/tracking/tracked-item.ts';
import { useTrackedEvent } from '#/storefront/shared/tracking/use-tracked-event.ts';
import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { decodeSpreadsheet } from '#/domain/text/spreadsheet.ts';
import { CNPJ_MASK, formatCnpj } from '#/domain/person/cnpj.ts';
import { formatReais } from '#/domain/sale/money.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { keepMask } from '#/storefront/forms/fields/input-mask.ts';
import { tidyOnLeaving } from '#/storefront/forms/fields/tidy-on-leaving.ts';
import { failureOf } from '#/storefront/forms/form-failure.ts';
import { FormName } from '#/storefront/forms/form-name.tsx';
import { describeFailure } from '#/storefront/forms/form-errors.ts';
import { SendFailure } from '#/storefront/forms/send-failure.tsx';
import { useFormCheck } from '#/storefront/forms/use-form-check.ts';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { ErrorSummary } from '#/storefront/ui/fields/error-summary.tsx';
import { FileField } from '#/storefront/ui/fields/file-field.tsx';
import { TextAreaField } from '#/storefront/ui/fields/text-area-field.tsx';
import { TextField } from '#/storefront/ui/fields/text-field.tsx';
import { Breadcrumb } from '#/storefront/ui/navigation/breadcrumb.tsx';
import { Button } from '#/storefront/ui/navigation/button.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { companyOrderMutations, companyOrderQueries } from '../company-order.queries.ts';
import { validateOrder, readOrder, toOrder } from '../company-order.schema.ts';
import { BadLines } from './bad-lines.tsx';

const prefix = 'pedido-empresa';
const cnpjMask = keepMask(CNPJ_MASK);

interface CompanyOrderPageProps {
  ids: { courseId: number; offerId: number };
  answer: FormAnswer | undefined;
  onOrdered(codigo: string): void | Promise<void>;
}

export function CompanyOrderPage({ ids, answer, onOrdered }: CompanyOrderPageProps) {
  const { data } = useSuspenseQuery(companyOrderQueries.ofOffer(ids));
  const { course, offer, isOnSale } = data;
  const price = offer.preco_promocional ?? offer.preco_original;
  useTrackedEvent(isOnSale ? { name: 'begin_checkout', ...toTrackedSale(course, offer) } : undefined);
  return (
    <div className="container-page grid gap-6 py-6 md:py-8">
      <Breadcrumb
        items={[{ text: 'Para empresas', href: 'para-empresas' }, { text: 'Comprar vagas' }]}
        renderLink={({ href, ...link }) => <Link to={href === '/' ? '/' : '/para-empresas'} {...link} />}
      />
      <header className="grid gap-2">
        <h1 className="text-title">Vagas para a sua equipe</h1>
        <p className="max-w-prose text-lg">
          Reserve várias vagas de uma turma de uma vez, com um pagamento só, por Pix ou boleto. Cada aluno
          aceita a vaga pelo próprio link.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-6 max-lg:order-last">
          {isOnSale ? (
            <OrderForm ids={ids} answer={answer} onOrdered={onOrdered} />
          ) : (
            <Alert tone="warning" title="Esta turma não vende vagas agora">
              Escolha outra turma na página do curso, ou peça uma proposta.
            </Alert>
          )}
        </div>
        <Card as="aside" padding="lg" aria-label="Turma" className="grid grid-cols-1 gap-4">
          <h2 className="text-lg font-semibold text-heading">
            <CourseLink course={course} className={linkClass()}>
              {course.titulo}
            </CourseLink>
          </h2>
          <OfferFacts offer={offer} />
          {isOnSale && (
            <p className="font-bold text-heading tabular-nums">{`${formatReais(price)} por vaga`}</p>
          )}
          {isOnSale && offer.vagas_disponiveis !== null && (
            <p className="text-sm">
              {offer.vagas_disponiveis === 1 ? '1 vaga livre' : `${offer.vagas_disponiveis} vagas livres`}
            </p>
          )}
          <p className="text-sm">
            Turma só para a sua empresa?{' '}
            <Link to="/para-empresas" hash="pedido" className={linkClass()}>
              Peça uma proposta
            </Link>
            .
          </p>
        </Card>
      </div>
    </div>
  );
}

function OrderForm({ ids, answer: given, onOrdered }: CompanyOrderPageProps) {
  const [answer] = useState(given);
  const today = useToday();
  const [key] = useState(() => answer?.entries['chave'] || crypto.randomUUID());
  const list = useRef<HTMLTextAreaElement>(null);
  const [sentList, setSentList] = useState(answer?.entries['lista'] ?? '');
  const [fileProblem, setFileProblem] = useState(answer?.fieldErrors['arquivo']);
  const form = useFormCheck({
    read: readOrder,
    find: (entries) => validateOrder(entries, today),
    prefix,
    answer,
  });
  const { formProps } = form;
  const order = useMutation({
    ...companyOrderMutations.order(),
    onSuccess: ({ codigo }) => onOrdered(codigo),
    onError: (error) => form.show(describeFailure(error).fieldErrors),
  });
  const field = (name: 'cnpj' | 'razao_social' | 'vagas' | 'lista') => ({
    id: `${prefix}-${name}`,
    name,
    ...(form.fieldErrors[name] && { error: form.fieldErrors[name] }),
    defaultValue: answer?.entries[name],
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = form.check(event.currentTarget);
    setSentList(list.current?.value ?? '');
    if (entries && !order.isPending) order.mutate({ key, offerId: ids.offerId, ...toOrder(entries, today) });
  }

  async function takeFile(input: HTMLInputElement) {
    const file = input.files?.[0];
    if (!file || !list.current) return;
    const read = decodeSpreadsheet(new Uint8Array(await file.arrayBuffer()));
    input.value = '';
    setFileProblem('problem' in read ? read.problem : undefined);
    if ('problem' in read) return;
    list.current.value = read.text;
    list.current.focus();
  }

  return (
    <>
      <Card padding="lg">
        <form
          method="post"
          encType="multipart/form-data"
          {...formProps}
          onSubmit={submit}
          className="grid grid-cols-1 gap-5"
        >
          <FormName name="pedido" />
          <input type="hidden" name="chave" value={key} suppressHydrationWarning />
          <ErrorSummary errors={form.summary} attempt={form.attempt} />
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              {...field('cnpj')}
              label="CNPJ"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="00.000.000/0000-00"
              required
              onInput={cnpjMask}
              onBlur={tidyOnLeaving(formatCnpj)}
            />
            <TextField
              {...field('razao_social')}
              label="Nome da empresa"
              autoComplete="organization"
              maxLength={120}
              required
            />
          </div>
          <TextAreaField
            {...field('lista')}
            ref={list}
            label="Quem vai estudar"
            hint="Uma pessoa por linha: nome; CPF; nascimento (dd/mm/aaaa); e-mail. Para menores de 18 anos, continue a linha com nome, CPF e e-mail do responsável, que aceita a vaga. Pode colar de uma planilha. Quem ainda não tem nome você indica depois, até a turma começar."
            rows={8}
            spellCheck={false}
            autoComplete="off"
            placeholder="Ana Souza; 529.982.247-25; 12/04/1998; ana@empresa.com.br"
          />
          <FileField
            id={`${prefix}-arquivo`}
            name="arquivo"
            label="Ou um arquivo CSV"
            hint="No Excel: Arquivo, Salvar como, CSV UTF-8. Nas Planilhas Google: Arquivo, Fazer download, CSV."
            accept=".csv,.txt,.tsv,.xlsx,.xls,.ods,text/csv,text/plain"
            {...(fileProblem && { error: fileProblem })}
            onChange={(event) => void takeFile(event.currentTarget)}
          />
          <TextField
            {...field('vagas')}
            label="Quantas vagas"
            hint="Em branco: uma para cada pessoa da lista."
            optional
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
          />
          <SendFailure failure={failureOf(order, answer)} />
          <Button
            type="submit"
            variant="sell"
            size="lg"
            block
            loading={order.isPending || order.isSuccess}
            loadingText="Reservando"
          >
            Reservar as vagas
          </Button>
          <p className="text-sm text-muted">
            As vagas ficam reservadas por 30 minutos. No próximo passo você lê o contrato e escolhe como
            pagar.
          </p>
        </form>
      </Card>
      <BadLines list={sentList} />
    </>
  );
}
