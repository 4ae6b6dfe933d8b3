import { blockedAccessMail } from './account/blocked-access-mail.tsx';
import { confirmEmailMail } from './account/confirm-email-mail.tsx';
import { confirmLoginMail } from './account/confirm-login-mail.tsx';
import { confirmNewEmailMail } from './account/confirm-new-email-mail.tsx';
import { cpfFreedMail } from './account/cpf-freed-mail.tsx';
import { cpfRefusedMail } from './account/cpf-refused-mail.tsx';
import { cpfRemovedMail } from './account/cpf-removed-mail.tsx';
import { answeredRequestMail } from './privacy/data-request-mail.tsx';
import { emailChangedMail } from './account/email-changed-mail.tsx';
import { lastRecoveryCodeMail } from './account/last-recovery-code-mail.tsx';
import { newPasswordMail } from './account/new-password-mail.tsx';
import { passwordChangedMail } from './account/password-changed-mail.tsx';
import { secondFactorOffMail } from './account/second-factor-off-mail.tsx';
import { secondFactorOnMail } from './account/second-factor-on-mail.tsx';
import { welcomeMail } from './account/welcome-mail.tsx';
import { wrongPasswordsMail } from './account/wrong-passwords-mail.tsx';
import { discountDecisionMail, loginCodeMail, proposalMail } from './assisted/assisted-mails.tsx';
import { employerRequestMail, fundingDecisionMail } from './assisted/employer-mails.tsx';
import { questionAnsweredMail } from './community/question-answered-mail.tsx';
import { companyLeadMail } from './company/company-lead-mail.tsx';
import {
  companySeatMail,
  confirmedSeatMail,
  endedSeatMail,
  invoicedSeatsMail,
  paidSeatsMail,
} from './company/company-order-mails.tsx';
import { allowedInvoiceMail, refusedInvoiceMail } from './company/invoice-answer-mails.tsx';
import { askedInvoiceMail } from './company/asked-invoice-mail.tsx';
import { companyLeadReceivedMail } from './company/company-lead-received-mail.tsx';
import {
  documentsReminderMail,
  freeEnrolmentMail,
  givenUpMail,
  grantAskedMail,
  changedOfferMail,
  guardianEnrolmentMail,
  lostPlaceMail,
  refusedEnrolmentMail,
  waitingEnrolmentMail,
} from './enrolment/enrolment-mails.tsx';
import { callbackMail } from './company/callback-mail.tsx';
import type { MailTemplate } from './mail-template.ts';
import { confirmNewsletterMail } from './newsletter/confirm-newsletter-mail.tsx';
import { welcomeNewsletterMail } from './newsletter/welcome-newsletter-mail.tsx';
import { boletoCreatedMail } from './purchase/boleto-created-mail.tsx';
import { boletoDueTodayMail, boletoOverdueMail, boletoSoonDueMail } from './purchase/boleto-due-mails.tsx';
import { cardRefusedMail, cardReviewMail } from './purchase/card-mails.tsx';
import { chargeCreatedMail } from './purchase/charge-created-mail.tsx';
import { confirmedOfferMail } from './purchase/confirmed-offer-mail.tsx';
import { enrolmentMail } from './purchase/enrolment-mail.tsx';
import { guardianLapseMail, guardianReplacedMail, guardianRequestMail } from './purchase/guardian-mails.tsx';
import {
  cancelledOfferMail,
  cancelledUnpaidMail,
  choiceReminderMail,
  latePaymentMail,
} from './purchase/choice-mails.tsx';
import {
  newAcceptanceMail,
  newAcceptanceReminderMail,
  postponedOfferMail,
  offerWithDayMail,
} from './purchase/new-acceptance-mails.tsx';
import { paymentReceivedMail } from './purchase/payment-received-mail.tsx';
import { disputeMail, takenBackMail } from './purchase/dispute-mails.tsx';
import { failedRefundMail, refundMail, staffRefundMail, withdrawalMail } from './purchase/refund-mails.tsx';
import { closedListMail } from './waiting-list/closed-list-mail.tsx';
import { freedSeatMail } from './waiting-list/freed-seat-mail.tsx';
import { openOfferMail } from './waiting-list/open-offer-mail.tsx';
import { endedAccessMail, roleChangedMail } from './team/access-mails.tsx';
import { testMail } from './team/test-mail.tsx';
import { teamInvitationMail } from './team/team-invitation-mail.tsx';

export const mailTemplates = {
  'boas-vindas': welcomeMail,
  'confirmar-email': confirmEmailMail,
  'confirmar-novo-email': confirmNewEmailMail,
  'confirmar-login': confirmLoginMail,
  'acesso-bloqueado': blockedAccessMail,
  'esqueci-senha': newPasswordMail,
  'senha-errada': wrongPasswordsMail,
  'senha-alterada': passwordChangedMail,
  'email-alterado': emailChangedMail,
  'segundo-fator-ligado': secondFactorOnMail,
  'segundo-fator-desligado': secondFactorOffMail,
  'ultimo-codigo-de-recuperacao': lastRecoveryCodeMail,
  'cpf-retirado': cpfRemovedMail,
  'cpf-liberado': cpfFreedMail,
  'cpf-recusado': cpfRefusedMail,
  'solicitacao-respondida': answeredRequestMail,
  'empresa-contato-recebido': companyLeadReceivedMail,
  'empresa-contato': companyLeadMail,
  'pedido-de-ligacao': callbackMail,
  'newsletter-confirmar': confirmNewsletterMail,
  'newsletter-boas-vindas': welcomeNewsletterMail,
  'cobranca-criada': chargeCreatedMail,
  'boleto-criado': boletoCreatedMail,
  'cartao-em-analise': cardReviewMail,
  'cartao-recusado': cardRefusedMail,
  'boleto-a-vencer': boletoSoonDueMail,
  'boleto-vence-hoje': boletoDueTodayMail,
  'boleto-vencido': boletoOverdueMail,
  'pagamento-recebido': paymentReceivedMail,
  'pagamento-tardio': latePaymentMail,
  'turma-cancelada': cancelledOfferMail,
  'turma-cancelada-sem-pagamento': cancelledUnpaidMail,
  'escolha-pendente': choiceReminderMail,
  'novo-aceite-pedido': newAcceptanceMail,
  'novo-aceite-lembrete': newAcceptanceReminderMail,
  'turma-adiada': postponedOfferMail,
  'turma-com-data': offerWithDayMail,
  'matricula-confirmada': enrolmentMail,
  'turma-confirmada': confirmedOfferMail,
  'turma-confirmada-da-empresa': confirmedSeatMail,
  'vaga-da-empresa-encerrada': endedSeatMail,
  'vagas-confirmadas': paidSeatsMail,
  'vagas-faturadas': invoicedSeatsMail,
  'fatura-pedida': askedInvoiceMail,
  'fatura-permitida': allowedInvoiceMail,
  'fatura-recusada': refusedInvoiceMail,
  'vaga-da-empresa': companySeatMail,
  'desistencia-registrada': withdrawalMail,
  'devolucao-registrada': staffRefundMail,
  'devolucao-concluida': refundMail,
  'devolucao-nao-realizada': failedRefundMail,
  'pagamento-contestado': disputeMail,
  'matricula-encerrada-pelo-banco': takenBackMail,
  'responsavel-convidado': guardianRequestMail,
  'responsavel-trocado': guardianReplacedMail,
  'responsavel-sem-resposta': guardianLapseMail,
  'compra-assistida': proposalMail,
  'codigo-de-novo-acesso': loginCodeMail,
  'desconto-decidido': discountDecisionMail,
  'empresa-confirma-matricula': employerRequestMail,
  'custeio-decidido': fundingDecisionMail,
  'turma-aberta': openOfferMail,
  'vaga-na-lista-de-espera': freedSeatMail,
  'lista-de-espera-encerrada': closedListMail,
  'inscricao-recebida': grantAskedMail,
  'inscricao-documentos-lembrete': documentsReminderMail,
  'inscricao-matriculada': freeEnrolmentMail,
  'inscricao-em-espera': waitingEnrolmentMail,
  'inscricao-desistencia': givenUpMail,
  'inscricao-vaga-perdida': lostPlaceMail,
  'inscricao-indeferida': refusedEnrolmentMail,
  'inscricao-turma-mudou': changedOfferMail,
  'inscricao-responsavel': guardianEnrolmentMail,
  'convite-da-equipe': teamInvitationMail,
  'papel-alterado': roleChangedMail,
  'acesso-encerrado': endedAccessMail,
  'email-de-teste': testMail,
  'pergunta-respondida': questionAnsweredMail,
};

export type MailKind = keyof typeof mailTemplates;

export type MailProps<Kind extends MailKind> =
  (typeof mailTemplates)[Kind] extends MailTemplate<infer Props> ? Props : never;
