import { formatBrl } from '#/domain/sale/money.ts';
import { Action } from '../layout/action.tsx';
import { Greeting } from '../layout/greeting.tsx';
import { Note } from '../layout/note.tsx';
import { Paragraph } from '../layout/paragraph.tsx';
import type { MailTemplate } from '../mail-template.ts';
import { PurchaseFacts } from './purchase-facts.tsx';
import { type PurchaseProps, wordsOf } from './purchase-props.ts';

interface Props extends PurchaseProps {
  refundedCents: number;
  /** Null: back the way it came. */
  target: 'pix' | 'conta' | 'transferencia' | null;
}

const targets = {
  pix: 'para a chave Pix que você informou',
  conta: 'para a conta bancária que você informou',
  transferencia: 'por uma transferência da nossa equipe',
} as const;
const wayBack = 'para a conta de onde o pagamento saiu';

export const refundMail: MailTemplate<Props> = {
  subject: 'Devolvemos seu pagamento',
  preview: ({ refundedCents }) => `${formatBrl(refundedCents)} já foram devolvidos.`,
  title: 'Pagamento devolvido',
  Content: ({ refundedCents, target, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>{`Devolvemos ${formatBrl(refundedCents)} ${target ? targets[target] : wayBack}.`}</Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor devolvido', refundedCents]} />
      <Action url={purchase.purchaseUrl}>{`Ver minha ${wordsOf(purchase).noun}`}</Action>
    </>
  ),
};

/** The bank couldn't give the money back: another way is needed (REFUND-6). */
export const failedRefundMail: MailTemplate<Props> = {
  subject: 'Precisamos de uma conta para devolver seu dinheiro',
  preview: 'O banco não aceitou a devolução. Informe uma chave Pix ou uma conta sua.',
  title: 'Para onde devolvemos?',
  Content: ({ refundedCents, target, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`O banco não aceitou devolver ${formatBrl(refundedCents)} ${target ? targets[target] : wayBack}. Seu dinheiro está seguro: na página da compra, informe uma chave Pix ou uma conta do seu CPF.`}
      </Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor a devolver', refundedCents]} />
      <Action url={purchase.purchaseUrl}>Informar chave ou conta</Action>
      <Note>Não pedimos dados de conta por e-mail nem por mensagem.</Note>
    </>
  ),
};

function describeEnd({ kind, refundedCents }: Pick<Props, 'kind' | 'refundedCents'>): string {
  const end = kind === 'COMPANY' ? 'As vagas foram liberadas' : 'A matrícula foi encerrada';
  if (refundedCents > 0)
    return `${end} e ${formatBrl(refundedCents)}, tudo o que você pagou, voltam pela mesma forma de pagamento, sem nenhum custo.`;
  return kind === 'COMPANY'
    ? `${end} e a fatura deixou de valer: não há nada a pagar.`
    : `${end}. Não há nada a pagar.`;
}

interface StaffRefundProps extends PurchaseProps {
  refundedCents: number;
  retainedCents: number;
  ends: boolean;
  reason: string;
}

/** The finance team gives money back (REFUND-12). */
export const staffRefundMail: MailTemplate<StaffRefundProps> = {
  subject: 'Sua devolução está registrada',
  preview: ({ refundedCents }) => `${formatBrl(refundedCents)} estão a caminho.`,
  title: 'Devolução registrada',
  Content: ({ refundedCents, retainedCents, ends, reason, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`Registramos a devolução de ${formatBrl(refundedCents)}, pela mesma forma de pagamento. Motivo: ${reason}`}
      </Paragraph>
      <Paragraph>
        {ends
          ? `${purchase.kind === 'COMPANY' ? 'As vagas foram liberadas' : 'A matrícula foi encerrada'}.${retainedCents > 0 ? ` Ficam retidos ${formatBrl(retainedCents)}, como diz a cláusula de desistência do contrato.` : ''}`
          : purchase.kind === 'COMPANY'
            ? 'As vagas continuam como estão.'
            : 'A matrícula continua como está.'}
      </Paragraph>
      <PurchaseFacts purchase={purchase} amount={['Valor a devolver', refundedCents]} />
      <Action url={purchase.purchaseUrl}>Acompanhar a devolução</Action>
    </>
  ),
};

/** A withdrawal was registered, which the law has confirmed at once (REFUND-4). */
export const withdrawalMail: MailTemplate<Props> = {
  subject: 'Sua desistência está registrada',
  preview: ({ kind, refundedCents }) =>
    refundedCents > 0
      ? `Devolvemos ${formatBrl(refundedCents)}, sem nenhum custo.`
      : describeEnd({ kind, refundedCents }),
  title: 'Desistência registrada',
  Content: ({ refundedCents, target: _target, ...purchase }) => (
    <>
      <Greeting nome={purchase.nome} />
      <Paragraph>
        {`Registramos sua desistência da ${wordsOf(purchase).noun}. ${describeEnd({ ...purchase, refundedCents })}`}
      </Paragraph>
      {refundedCents > 0 ? (
        <>
          <PurchaseFacts purchase={purchase} amount={['Valor a devolver', refundedCents]} />
          <Action url={purchase.purchaseUrl}>Acompanhar a devolução</Action>
        </>
      ) : (
        <>
          <PurchaseFacts purchase={purchase} />
          <Action url={purchase.purchaseUrl}>{`Ver a ${wordsOf(purchase).noun}`}</Action>
        </>
      )}
    </>
  ),
};
