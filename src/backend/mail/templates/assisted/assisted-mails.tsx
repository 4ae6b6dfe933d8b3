import { formatBrl } from '#/domain/sale/money.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';

interface ProposalProps {
  nome: string;
  vendedor: string;
  titulo: string;
  turma: string;
  totalCents: number | null;
  expiraEm: Date;
  url: string;
}

export const proposalMail: MailTemplate<ProposalProps> = {
  subject: ({ totalCents }) =>
    totalCents === null
      ? 'Sua matrícula está pronta para confirmar'
      : 'Sua compra está pronta para confirmar',
  preview: 'Confira o curso, aceite o contrato e garanta a vaga.',
  title: 'Falta só você confirmar',
  reason: 'Você recebeu este e-mail porque pediu atendimento à nossa central.',
  Content: ({ nome, vendedor, titulo, turma, totalCents, expiraEm, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {`${vendedor}, da nossa central de atendimento, preparou ${totalCents === null ? 'esta matrícula' : 'esta compra'} para você. Confira, aceite o contrato${totalCents === null ? '' : ' e pague'} pelo link.`}
      </Paragraph>
      <Facts
        facts={[
          ['Curso', titulo],
          ['Turma', turma],
          ...(totalCents === null ? [] : ([['Total', formatBrl(totalCents)]] as const)),
        ]}
      />
      <Action url={url}>Ver e confirmar</Action>
      <Note>
        {`O link é só seu e vale até ${formatDeadline(expiraEm)}. A vaga é guardada quando você confirma. Ninguém da nossa equipe pede senha, código ou dados de cartão. Se você não pediu, ignore a mensagem.`}
      </Note>
    </>
  ),
};

interface CodeProps {
  nome: string;
  codigo: string;
}

export const loginCodeMail: MailTemplate<CodeProps> = {
  subject: 'Seu código para criar o acesso',
  preview: 'Vale por 15 minutos.',
  title: 'Seu código',
  Content: ({ nome, codigo }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>Digite este código na página em que você está criando o seu acesso:</Paragraph>
      <Facts facts={[['Código', codigo]]} />
      <Note>
        O código vale por 15 minutos. Não diga a ninguém, nem a quem atende você. Se não foi você, ignore este
        e-mail.
      </Note>
    </>
  ),
};

interface DecisionProps {
  nome: string;
  aprovado: boolean;
  desconto: number;
  titulo: string;
  turma: string;
  url: string;
}

export const discountDecisionMail: MailTemplate<DecisionProps> = {
  subject: ({ aprovado, desconto }) => `Desconto de ${desconto}% ${aprovado ? 'aprovado' : 'recusado'}`,
  preview: 'Veja a compra em Minhas Vendas.',
  title: 'Sobre o desconto que você pediu',
  Content: ({ nome, aprovado, desconto, titulo, turma, url }) => (
    <>
      <Greeting nome={nome} />
      <Paragraph>
        {aprovado
          ? `O desconto de ${desconto}% foi aprovado e o link foi enviado ao aluno.`
          : `O desconto de ${desconto}% não foi aprovado. Você pode montar a compra de novo com um desconto menor.`}
      </Paragraph>
      <Facts
        facts={[
          ['Curso', titulo],
          ['Turma', turma],
        ]}
      />
      <Action url={url}>Ver em Minhas Vendas</Action>
    </>
  ),
};
