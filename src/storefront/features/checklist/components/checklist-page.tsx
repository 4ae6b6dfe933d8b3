import { useSuspenseQuery } from '@tanstack/react-query';
import type { ChecklistItem, ChecklistKey } from '#/contract/school/checklist.ts';
import { Link } from '#/storefront/shared/page/link.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { Card } from '#/storefront/ui/display/card.tsx';
import { Alert } from '#/storefront/ui/feedback/alert.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import { checklistQueries } from '../checklist.queries.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { ConnectionTestsCard } from './connection-tests-card.tsx';
import { standings } from './standings.ts';

const titles: Record<ChecklistKey, string> = {
  escola: 'Dados da empresa',
  contato: 'Contato',
  logo: 'Logo',
  curso: 'Um curso na loja',
  turma: 'Uma turma aberta',
  contrato: 'Contrato de matrícula',
  banco: 'Banco',
  email: 'E-mails',
  endereco: 'Endereço da loja',
  equipe: 'Mais de uma pessoa na administração',
  solicitacoes: 'Solicitações de privacidade',
};
/** The page where each is done; what the server is set to has none. */
const pages = {
  escola: '/gestao/loja',
  contato: '/gestao/loja',
  logo: '/gestao/loja/imagens',
  curso: '/gestao/cursos',
  turma: '/gestao/cursos',
  contrato: '/gestao/loja/textos',
  equipe: '/gestao/equipe',
  solicitacoes: '/gestao/solicitacoes',
} as const;

/** What is there before the school can sell, and what isn't. */
export function ChecklistPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data } = useSuspenseQuery(checklistQueries.checklist());
  const missing = data.itens.filter(({ situacao }) => situacao === 'FALTA').length;
  return (
    <div className="mx-auto grid max-w-form grid-cols-1 gap-6 px-4 py-8 md:py-12">
      <h1 className="text-title">Gestão da escola</h1>
      {missing === 0 ? (
        <Alert tone="success" title="A loja já pode vender">
          Confira os pontos de atenção, se houver.
        </Alert>
      ) : (
        <Alert
          tone="info"
          title={missing === 1 ? 'Falta 1 passo para vender' : `Faltam ${missing} passos para vender`}
        >
          A lista se atualiza cada vez que você abre esta página.
        </Alert>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {data.itens.map((item) => (
          <ChecklistRow key={item.chave} item={item} />
        ))}
      </ul>
      <ConnectionTestsCard settings={data.configuracoes} answer={answer} />
    </div>
  );
}

function ChecklistRow({ item: { chave, situacao, texto } }: { item: ChecklistItem }) {
  const { tone, label } = standings[situacao];
  const page = chave in pages ? pages[chave as keyof typeof pages] : undefined;
  return (
    <Card as="li" className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-semibold">
          {page ? (
            <Link to={page} className={`${linkClass()} inline-block py-1`}>
              {titles[chave]}
            </Link>
          ) : (
            <span>{titles[chave]}</span>
          )}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-muted">{texto}</p>
    </Card>
  );
}
