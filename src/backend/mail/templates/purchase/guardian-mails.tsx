import { costsMoney } from '#/domain/sale/order/order-kind.ts';
import { formatDeadline } from '#/domain/time/dates.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import { strangersWords } from '#/domain/text/strangers-words.ts';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

interface RequestProps extends PurchaseProps {
  aluno: string;
  expiraEm: Date;
  url: string;
}

export const guardianRequestMail: MailTemplate<RequestProps> = {
  subject: 'Uma matrícula precisa do seu aceite',
  preview: ({ kind }) =>
    costsMoney(kind) ? 'Confira o curso, aceite o contrato e pague.' : 'Confira o curso e aceite o contrato.',
  title: 'Falta o seu aceite',
  reason: 'Você recebeu este e-mail porque foi indicado como responsável por quem vai estudar.',
  Content: (request) => (
    <>
      <Greeting nome={request.nome} />
      <Paragraph>
        {`${strangersWords(request.aluno)} reservou uma vaga e indicou você como responsável. Quem tem menos de 18 anos só se matricula com o aceite${costsMoney(request.kind) ? ' e o pagamento' : ''} de um responsável.${costsMoney(request.kind) ? '' : ' Não há nada a pagar.'}`}
      </Paragraph>
      <Paragraph>
        {`A vaga está guardada até ${formatDeadline(request.expiraEm)}. Entre com a sua conta, ou crie uma com o seu CPF.`}
      </Paragraph>
      <PurchaseFacts purchase={request} />
      <Action url={request.url}>Ver e aceitar</Action>
      <Note>
        {`O link é só seu: não encaminhe este e-mail. Se você não conhece quem pediu, ignore a mensagem${costsMoney(request.kind) ? ' e nada será cobrado' : ''}.`}
      </Note>
    </>
  ),
};

interface ReplacedProps extends PurchaseProps {
  aluno: string;
}

export const guardianReplacedMail: MailTemplate<ReplacedProps> = {
  subject: (props) => `Você não responde mais por uma ${wordsOf(props).noun}`,
  preview: 'Outra pessoa foi indicada. Você não precisa fazer nada.',
  title: 'Outra pessoa foi indicada como responsável',
  reason: 'Você recebeu este e-mail porque tinha sido indicado como responsável por quem vai estudar.',
  Content: (replaced) => (
    <>
      <Greeting nome={replaced.nome} />
      <Paragraph>
        {`Outra pessoa responde agora pela ${wordsOf(replaced).noun} de ${strangersWords(replaced.aluno)}. O link que você recebeu e o seu aceite não valem mais, e você não precisa fazer nada.`}
      </Paragraph>
      {costsMoney(replaced.kind) && (
        <Paragraph>
          Não pague cobranças desta compra. Se você já pagou alguma, o dinheiro volta pelo mesmo caminho.
        </Paragraph>
      )}
      <PurchaseFacts purchase={replaced} />
    </>
  ),
};

function describeWayOn({ kind }: PurchaseProps): string {
  if (kind === 'EMPLOYER' || kind === 'GRANT')
    return 'Se ainda quiser a turma, peça um novo link a quem atendeu você.';
  return kind === 'FREE'
    ? 'Se ainda houver vagas, faça a matrícula de novo.'
    : 'Nada foi cobrado. Se ainda houver vagas, faça a compra de novo.';
}

interface LapseProps extends PurchaseProps {
  responsavel: string;
}

export const guardianLapseMail: MailTemplate<LapseProps> = {
  subject: 'O prazo do seu responsável terminou',
  preview: 'A vaga foi liberada. Você pode pedir de novo.',
  title: 'O prazo terminou',
  Content: (lapse) => (
    <>
      <Greeting nome={lapse.nome} />
      <Paragraph>
        {`${strangersWords(lapse.responsavel)} não aceitou o contrato a tempo e a vaga foi liberada. ${describeWayOn(lapse)}`}
      </Paragraph>
      <PurchaseFacts purchase={lapse} />
      <Action url={lapse.purchaseUrl}>{`Ver a ${wordsOf(lapse).noun}`}</Action>
    </>
  ),
};
