import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from '../purchase/purchase-facts.tsx';
import type { PurchaseProps } from '../purchase/purchase-props.ts';

export const paidSeatsMail: MailTemplate<PurchaseProps> = {
  subject: 'As vagas da sua empresa estão confirmadas',
  preview: 'Cada aluno recebe um convite por e-mail.',
  title: 'Vagas confirmadas',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        As vagas da sua empresa estão confirmadas. Cada aluno que você indicou recebe um e-mail com um link
        pessoal para aceitar a vaga. Na página da compra você vê quem já aceitou e indica quem fica com as
        vagas sem nome, até o dia em que a turma começa.
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver as vagas</Action>
    </>
  ),
};

export const invoicedSeatsMail: MailTemplate<PurchaseProps> = {
  subject: 'As vagas da sua empresa estão confirmadas, com fatura em 30 dias',
  preview: 'Cada aluno recebe um convite por e-mail, e o boleto da fatura está na página da compra.',
  title: 'Vagas confirmadas',
  Content: (purchase) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        As vagas da sua empresa estão confirmadas. O boleto da fatura, que vence em 30 dias, está na página da
        compra. Avisamos por e-mail perto do vencimento.
      </Paragraph>
      <Paragraph>
        Cada aluno que você indicou recebe um e-mail com um link pessoal para aceitar a vaga. Quem fica com as
        vagas sem nome você indica até o dia em que a turma começa.
      </Paragraph>
      <PurchaseFacts purchase={purchase} />
      <Action url={purchase.purchaseUrl}>Ver a fatura e as vagas</Action>
    </>
  ),
};

interface SeatProps {
  nome: string;
  ward: string | null;
  empresa: string;
  titulo: string;
  turma: string;
  url: string;
}

function SeatFacts({ empresa, titulo, turma, ward }: SeatProps) {
  return (
    <Facts
      facts={[
        ['Empresa', strangersWords(empresa)],
        ...(ward === null ? [] : [['Quem vai estudar', strangersWords(ward)] as const]),
        ['Curso', titulo],
        ['Turma', turma],
      ]}
    />
  );
}

export const companySeatMail: MailTemplate<SeatProps> = {
  subject: ({ ward }) =>
    ward === null ? 'Uma empresa reservou uma vaga para você' : 'Uma empresa indicou você como responsável',
  preview: 'Aceite a vaga com a sua conta: você não paga nada.',
  title: 'Uma vaga para você',
  reason: 'Você recebeu este e-mail porque uma empresa indicou você como aluno ou responsável.',
  Content: (seat) => (
    <>
      <Greeting nome={seat.nome} />
      <Paragraph>
        {seat.ward === null
          ? `${strangersWords(seat.empresa)} reservou uma vaga em seu nome, e você não paga nada por ela. Para ficar com ela, leia o contrato e aceite com a sua conta, ou crie uma com o seu CPF.`
          : `${strangersWords(seat.empresa)} reservou uma vaga para ${strangersWords(seat.ward)} e indicou você como responsável. Não há nada a pagar. Quem tem menos de 18 anos não aceita sozinho: leia o contrato e aceite com a sua conta, ou crie uma com o seu CPF.`}
      </Paragraph>
      <SeatFacts {...seat} />
      <Action url={seat.url}>Ver e aceitar a vaga</Action>
      <Note>
        O link é só seu: não encaminhe este e-mail. Se você não conhece a empresa, ignore a mensagem.
      </Note>
    </>
  ),
};

export const confirmedSeatMail: MailTemplate<SeatProps> = {
  subject: 'Sua turma está confirmada',
  preview: 'A turma chegou ao número de matrículas e vai acontecer.',
  title: 'Turma confirmada',
  reason: 'Você recebeu este e-mail porque uma empresa indicou você como aluno ou responsável.',
  Content: (seat) => (
    <>
      <Greeting nome={seat.nome} />
      <Paragraph>
        Boa notícia: a turma chegou ao número mínimo de matrículas e está confirmada. Se você ainda não
        aceitou a vaga, aceite pelo botão abaixo.
      </Paragraph>
      <SeatFacts {...seat} />
      <Action url={seat.url}>Ver a minha vaga</Action>
    </>
  ),
};

export const endedSeatMail: MailTemplate<SeatProps> = {
  subject: 'Uma vaga de empresa foi encerrada',
  preview: 'Não há nada a pagar nem a receber.',
  title: 'Vaga encerrada',
  reason: 'Você recebeu este e-mail porque uma empresa indicou você como aluno ou responsável.',
  Content: (seat) => (
    <>
      <Greeting nome={seat.nome} />
      <Paragraph>
        A vaga abaixo foi encerrada a pedido da empresa. Não há nada a pagar nem a receber. Se isso não era
        esperado, fale com a empresa.
      </Paragraph>
      <SeatFacts {...seat} />
    </>
  ),
};
