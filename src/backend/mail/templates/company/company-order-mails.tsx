import { Action } from '../layout/action.tsx';
import { Facts } from '../layout/facts.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from '../purchase/purchase-facts.tsx';
import type { PurchaseProps } from '../purchase/purchase-props.ts';

/** The company's seats are paid. */
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

interface SeatProps {
  nome: string;
  /** The company's name. */
  empresa: string;
  titulo: string;
  turma: string;
  /** Opens the seat to the student alone. */
  url: string;
}

function SeatFacts({ empresa, titulo, turma }: SeatProps) {
  return (
    <Facts
      facts={[
        ['Empresa', empresa],
        ['Curso', titulo],
        ['Turma', turma],
      ]}
    />
  );
}

/** A company bought a seat for somebody. */
export const companySeatMail: MailTemplate<SeatProps> = {
  subject: ({ empresa }) => `${empresa} reservou uma vaga para você`,
  preview: 'Aceite a vaga com a sua conta: já está paga.',
  title: 'Uma vaga para você',
  reason: 'Você recebeu este e-mail porque uma empresa indicou você como aluno.',
  Content: (seat) => (
    <>
      <Greeting nome={seat.nome} />
      <Paragraph>
        {`${seat.empresa} reservou e pagou uma vaga em seu nome. Para ficar com ela, leia o contrato e aceite com a sua conta, ou crie uma com o seu CPF.`}
      </Paragraph>
      <SeatFacts {...seat} />
      <Action url={seat.url}>Ver e aceitar a vaga</Action>
      <Note>
        O link é só seu: não encaminhe este e-mail. Se você não conhece a empresa, ignore a mensagem.
      </Note>
    </>
  ),
};

/** The class of somebody whose seat a company bought has as many people as it needs. */
export const confirmedSeatMail: MailTemplate<SeatProps> = {
  subject: 'Sua turma está confirmada',
  preview: 'A turma chegou ao número de matrículas e vai acontecer.',
  title: 'Turma confirmada',
  reason: 'Você recebeu este e-mail porque uma empresa indicou você como aluno.',
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
