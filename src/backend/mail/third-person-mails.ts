import type { MailKind } from './templates/mail-templates.ts';

/**
 * Mails to an address that the sender typed and its owner may not have confirmed. Each counts for its sender
 * (SECURITY-14).
 */
export const thirdPersonMails = {
  'boas-vindas': 'a registration, or a login made by an assisted link',
  'confirmar-email': 'a registration, or its confirmation asked for again',
  'confirmar-novo-email': 'an account that wants another e-mail',
  'cpf-liberado': 'a claim to a CPF that the team approved',
  'cpf-recusado': 'a claim to a CPF that the team refused',
  'solicitacao-respondida': 'a request about personal data that the team answered',
  'empresa-contato-recebido': 'the form for companies',
  'newsletter-confirmar': 'the form of the newsletter',
  'cobranca-criada': 'a purchase: a Pix charge was created',
  'boleto-criado': 'a purchase: boletos were created',
  'cartao-em-analise': 'a purchase: a card is under review',
  'cartao-recusado': 'a purchase: a card was refused',
  'boleto-a-vencer': 'a purchase: a boleto falls due soon',
  'boleto-vence-hoje': 'a purchase: a boleto falls due today',
  'boleto-vencido': 'a purchase: a boleto is overdue',
  'pagamento-recebido': 'a purchase: the payment arrived',
  'pagamento-tardio': 'a purchase: the payment arrived late',
  'turma-cancelada': 'a purchase: its offer was cancelled',
  'turma-cancelada-sem-pagamento': 'an unpaid purchase: its offer was cancelled',
  'escolha-pendente': 'a purchase: another offer or the money back is to be chosen',
  'novo-aceite-pedido': 'a purchase: something accepted has changed',
  'turma-adiada': 'a purchase: its offer is postponed without a new date',
  'turma-com-data': 'a purchase: its postponed offer has its agreed days again',
  'novo-aceite-lembrete': 'a purchase: the new acceptance is still missing',
  'matricula-confirmada': 'a purchase: the student is enrolled',
  'turma-confirmada': 'a purchase: its offer takes place',
  'desistencia-registrada': 'a purchase: the buyer withdrew',
  'devolucao-registrada': 'a purchase: the finance team gives money back',
  'devolucao-concluida': 'a purchase: money went back',
  'devolucao-nao-realizada': 'a purchase: money could not go back',
  'pagamento-contestado': 'a purchase: its payment is disputed at the bank',
  'matricula-encerrada-pelo-banco': 'a purchase: the bank gave its money back',
  'vagas-confirmadas': 'an order of a company: it is paid',
  'vagas-faturadas': 'an order of a company: it is invoiced',
  'fatura-permitida': 'an order of a company: the finance team allows invoices',
  'fatura-recusada': 'an order of a company: the finance team refuses invoices',
  'vaga-da-empresa': 'a paid order of a company: a student is named, or the link is sent again',
  'turma-confirmada-da-empresa': 'a paid order of a company: its offer takes place',
  'vaga-da-empresa-encerrada': 'a paid order of a company: the finance team ended a seat of it',
  'responsavel-convidado': 'a student under 18 names a guardian, or the link is sent again',
  'responsavel-trocado': 'a student under 18 names another guardian',
  'responsavel-sem-resposta': 'the guardian of a purchase did not accept in time',
  'compra-assistida': 'a seller puts a purchase together, or sends its link again',
  'empresa-confirma-matricula': 'a supervisor approves a seat that an employer is to pay for',
  'codigo-de-novo-acesso': 'the holder of an assisted link creates a login',
  'inscricao-recebida': 'a free enrolment whose documents are asked for',
  'inscricao-documentos-lembrete': 'a free enrolment whose documents are missing',
  'inscricao-matriculada': 'a free enrolment that got its seat',
  'inscricao-em-espera': 'a free enrolment that waits',
  'inscricao-desistencia': 'a free enrolment that is given up',
  'inscricao-vaga-perdida': 'a free enrolment that lost its seat',
  'inscricao-indeferida': 'a free enrolment that was refused',
  'inscricao-turma-mudou': 'a free enrolment whose offer was moved or postponed',
  'inscricao-responsavel': 'a free enrolment of a student under 18: the guardian is told',
  'convite-da-equipe': 'an administrator invites to the team, or sends the link again',
} as const satisfies Partial<Record<MailKind, string>>;

export type ThirdPersonMail = keyof typeof thirdPersonMails;

/** Mails about seats that a company has paid for: an order may have 1,000 of them. */
export const companySeatMails: ReadonlySet<MailKind> = new Set<MailKind>([
  'vaga-da-empresa',
  'turma-confirmada-da-empresa',
  'vaga-da-empresa-encerrada',
]);

export function isThirdPersonMail(kind: MailKind): kind is ThirdPersonMail {
  return Object.hasOwn(thirdPersonMails, kind);
}
