import { useSuspenseQuery } from '@tanstack/react-query';
import { describeQueue } from '#/storefront/shared/desk/describe-queue.ts';
import { DeskList } from '#/storefront/shared/desk/desk-list.tsx';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { invoiceQueries } from '../invoice.queries.ts';
import { CompanyItem } from './company-item.tsx';
import { FinanceTabs } from './finance-tabs.tsx';

interface CompaniesPageProps {
  page: number;
  answer: FormAnswer | undefined;
}

// COMPANY-8
export function CompanyTermsPage({ page, answer }: CompaniesPageProps) {
  const { data } = useSuspenseQuery(invoiceQueries.companies(page));
  const { itens, totalItens, pedidos } = data;
  const known = totalItens === 1 ? '1 empresa já pediu vagas' : `${totalItens} empresas já pediram vagas`;
  return (
    <DeskList
      title="Empresas"
      nav={<FinanceTabs />}
      waiting={
        pedidos === 0
          ? describeQueue(known, totalItens, 'do pedido mais novo ao mais antigo')
          : `${known}. ${asking(pedidos)}`
      }
      to="/financeiro/empresas"
      page={page}
      total={totalItens}
      empty={{
        title: 'Nenhuma empresa ainda',
        text: 'Quem pede vagas para a equipe aparece aqui, e você decide se pode pagar em 30 dias.',
      }}
      first="Ver as mais novas"
      answer={answer}
    >
      {itens.map((company) => {
        const { id_pessoa, cnpj, limite, pedido_em } = company;
        const isAnswered =
          answer?.entries['id_pessoa'] === String(id_pessoa) && answer.entries['cnpj'] === cnpj;
        return (
          <li key={`${id_pessoa} ${cnpj} ${limite} ${pedido_em}`}>
            <CompanyItem company={company} answer={isAnswered ? answer : undefined} />
          </li>
        );
      })}
    </DeskList>
  );
}

const asking = (count: number) =>
  count === 1
    ? 'Uma pede para pagar em 30 dias, e vem primeiro.'
    : `${count} pedem para pagar em 30 dias, e vêm primeiro.`;
