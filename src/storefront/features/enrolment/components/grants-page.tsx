import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { grantQueries } from '../grant.queries.ts';
import { GrantItem } from './grant-item.tsx';

interface GrantsPageProps {
  page: number;
  answer: FormAnswer | undefined;
}

// ENROLMENT-18
export function GrantsPage({ page, answer }: GrantsPageProps) {
  const { data } = useSuspenseQuery(grantQueries.page(page));
  const { itens, totalItens } = data;
  const waiting = totalItens === 1 ? '1 pedido aguarda' : `${totalItens} pedidos aguardam`;
  return (
    <DeskList
      title="Bolsas e inscrições a decidir"
      waiting={describeQueue(waiting, totalItens, 'dos mais antigos aos mais novos')}
      to="/moderacao/bolsas"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhum pedido aguarda decisão',
        text: 'Quem pedir uma bolsa, ou se inscrever em uma turma que confere documentos, aparece aqui com a vaga guardada.',
      }}
      first="Ver os mais antigos"
      answer={answer}
    >
      {itens.map((grant) => (
        <li key={grant.protocolo}>
          <GrantItem
            grant={grant}
            answer={answer?.entries['protocolo'] === grant.protocolo ? answer : undefined}
          />
        </li>
      ))}
    </DeskList>
  );
}
