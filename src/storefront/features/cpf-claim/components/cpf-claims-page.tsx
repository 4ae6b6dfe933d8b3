import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { cpfClaimQueries } from '../cpf-claim.queries.ts';
import { CpfClaimItem } from './cpf-claim-item.tsx';

interface CpfClaimsPageProps {
  page: number;
  answer: FormAnswer | undefined;
  decidesAll: boolean;
}

export function CpfClaimsPage({ page, answer, decidesAll }: CpfClaimsPageProps) {
  const { data } = useSuspenseQuery(cpfClaimQueries.page(page));
  const { itens, totalItens } = data;
  const waiting = totalItens === 1 ? '1 pedido aguarda' : `${totalItens} pedidos aguardam`;
  return (
    <DeskList
      title="Pedidos de CPF"
      waiting={describeQueue(waiting, totalItens, 'dos mais antigos aos mais novos')}
      to="/moderacao/cpf"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhum pedido aguarda decisão',
        text: 'Quando alguém disser que um CPF é seu, aparece aqui.',
      }}
      first="Ver os mais antigos"
      answer={answer}
      advice={
        <Alert tone="info" title="Antes de decidir">
          <ol className="grid max-w-prose list-decimal gap-1 pl-5">
            <li>Ligue para o telefone do pedido e confirme nome, CPF e nascimento.</li>
            <li>Peça um documento com foto pelos canais de atendimento; não o guarde.</li>
            <li>
              Se a conta tem os mesmos dados, ela deve ser da própria pessoa: ajude com “Esqueceu sua senha?”
              e recuse o pedido, dizendo isso.
            </li>
          </ol>
        </Alert>
      }
    >
      {itens.map((claim) => (
        <li key={claim.id}>
          <CpfClaimItem
            claim={claim}
            decidesAll={decidesAll}
            answer={answer?.entries['id'] === String(claim.id) ? answer : undefined}
          />
        </li>
      ))}
    </DeskList>
  );
}
