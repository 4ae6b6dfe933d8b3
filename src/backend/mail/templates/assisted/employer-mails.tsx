import { formatBrl } from '#/domain/sale/money.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { Opening } from '../layout/school-words.tsx';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import type { MailTemplate } from '../mail-template.ts';

interface EmployerProps {
  vendedor: string;
  empresa: string;
  titulo: string;
  turma: string;
  cents: number;
  expiraEm: Date;
  url: string;
}

export const employerRequestMail: MailTemplate<EmployerProps> = {
  subject: 'Confirme se a sua empresa paga uma matrícula',
  preview: 'Confira o curso e o valor, e confirme ou recuse.',
  title: 'A sua empresa paga esta matrícula?',
  reason:
    'Você recebeu este e-mail porque este endereço foi informado como o de uma empresa que paga um curso.',
  Content: ({ vendedor, empresa, titulo, turma, cents, expiraEm, url }) => (
    <>
      <Opening />
      <Paragraph>
        {`${vendedor}, da nossa central de atendimento, registrou que a sua empresa paga o curso de uma pessoa. A matrícula só acontece se você confirmar, e o valor é faturado para a empresa.`}
      </Paragraph>
      <Facts
        facts={[
          ['Empresa', strangersWords(empresa)],
          ['Curso', titulo],
          ['Turma', turma],
          ['Valor', formatBrl(cents)],
        ]}
      />
      <Action url={url}>Confirmar ou recusar</Action>
      <Note>
        {`O link vale até ${formatInstant(expiraEm)}. Sem resposta, nada acontece e nada é cobrado. Se você não conhece este pedido, recuse.`}
      </Note>
    </>
  ),
};

interface DecisionProps {
  nome: string;
  por: 'supervisor' | 'empresa';
  aprovado: boolean;
  titulo: string;
  turma: string;
  url: string;
}

function describeDecision({ por, aprovado }: Pick<DecisionProps, 'por' | 'aprovado'>): string {
  if (por === 'supervisor') {
    return aprovado
      ? 'Seu supervisor aprovou a matrícula. O próximo passo está na página da venda.'
      : 'Seu supervisor não aprovou a matrícula. O motivo está na página da venda.';
  }
  return aprovado
    ? 'A empresa confirmou que paga, e o link foi enviado ao aluno.'
    : 'A empresa respondeu que não paga. O aluno não recebeu o link.';
}

export const fundingDecisionMail: MailTemplate<DecisionProps> = {
  subject: ({ por, aprovado }) =>
    por === 'supervisor'
      ? `Matrícula ${aprovado ? 'aprovada' : 'não aprovada'} pelo supervisor`
      : `A empresa ${aprovado ? 'confirmou' : 'recusou'} a matrícula`,
  preview: 'Veja a matrícula em Minhas Vendas.',
  title: 'Sobre a matrícula que você montou',
  Content: (decision) => (
    <>
      <Greeting nome={decision.nome} />
      <Paragraph>{describeDecision(decision)}</Paragraph>
      <Facts
        facts={[
          ['Curso', decision.titulo],
          ['Turma', decision.turma],
        ]}
      />
      <Action url={decision.url}>Ver em Minhas Vendas</Action>
    </>
  ),
};
