import { forgetOldMails } from '#/backend/mail/forget-old-mails.ts';
import { forgetOldProposals } from '#/backend/modules/assisted/forget-old-proposals.ts';
import { forgetCourseChanges } from '#/backend/modules/catalogue/course-index/forget-course-changes.ts';
import { announceOpenOffers } from '#/backend/modules/course-alert/announce-open-offers.ts';
import { runSchedule } from '#/backend/modules/course-desk/schedule/run-schedule.ts';
import { forgetRetiredPictures } from '#/backend/modules/course-desk/save-picture.ts';
import { forgetOldClaims } from '#/backend/modules/cpf-claim/claim-retention.ts';
import { forgetOldRequests } from '#/backend/modules/data-requests/request-retention.ts';
import { forgetOldLinks } from '#/backend/modules/identity/email/forget-old-links.ts';
import { forgetOldSessions } from '#/backend/modules/identity/session/forget-old-sessions.ts';
import { forgetOldLeads } from '#/backend/modules/leads/forget-old-leads.ts';
import { forgetOldSubscriptions } from '#/backend/modules/newsletter/forget-old-subscriptions.ts';
import { letBoletosFallDue, remindOfBoletos } from '#/backend/modules/payments/boleto/remind-of-boletos.ts';
import { askAboutCards } from '#/backend/modules/payments/card/settle-card.ts';
import { applyWaitingPayments } from '#/backend/modules/payments/apply-payment.ts';
import { cancelClosedCharges } from '#/backend/modules/charges/close-charges.ts';
import { reconcilePayments } from '#/backend/modules/payments/reconcile/reconcile-payments.ts';
import { checkMoney } from '#/backend/modules/refunds/check-money.ts';
import { followCancelledOffers } from '#/backend/modules/checkout/choice/cancel-offer.ts';
import { endDeadChanges } from '#/backend/modules/checkout/choice/end-change.ts';
import { remindOfChoices, returnUnchosenMoney } from '#/backend/modules/checkout/choice/follow-choices.ts';
import { confirmOffers } from '#/backend/modules/orders/confirmation/confirm-offers.ts';
import {
  askForNewAcceptances,
  remindOfNewAcceptances,
} from '#/backend/modules/checkout/new-acceptance/ask-for-new-acceptance.ts';
import { expireDueHolds } from '#/backend/modules/charges/end-hold.ts';
import { forgetOldNetworks } from '#/backend/modules/checkout/purchase-limits.ts';
import { deleteOldWebhooks } from '#/backend/modules/payments/receive-webhook.ts';
import { sendRefunds } from '#/backend/modules/refunds/refund-payment.ts';
import { forgetOldDocuments, scanDocuments } from '#/backend/modules/enrolment/document/scan-documents.ts';
import {
  endWithoutDocuments,
  remindOfDocuments,
} from '#/backend/modules/enrolment/document/follow-deadlines.ts';
import { followOffers } from '#/backend/modules/enrolment/follow-offers.ts';
import { expireDueInvitations, handOutFreeSeats } from '#/backend/modules/seats/pass-seat-on.ts';
import { paymentsOf } from '#/backend/request/payments-of.ts';
import type { Job } from '#/backend/jobs/job-runner.ts';
import { sendMails } from './send-mails.ts';

/** With what staff call each. */
export const jobs: readonly (Job & { title: string })[] = [
  {
    name: 'expire-holds',
    title: 'Encerrar reservas vencidas',
    everySeconds: 5,
    run: (services) => expireDueHolds(services.db, paymentsOf(services)),
  },
  {
    name: 'expire-invitations',
    title: 'Encerrar convites da lista de espera',
    everySeconds: 5,
    run: ({ db, clock }) => expireDueInvitations(db, clock()),
  },
  {
    name: 'hand-out-free-seats',
    title: 'Oferecer vagas livres à lista de espera',
    everySeconds: 5,
    run: ({ db, clock }) => handOutFreeSeats(db, clock()),
  },
  {
    name: 'confirm-offers',
    title: 'Confirmar turmas',
    everySeconds: 60,
    run: ({ db, clock }) => confirmOffers(db, clock()),
  },
  {
    name: 'run-course-schedule',
    title: 'Fazer as mudanças marcadas dos cursos',
    everySeconds: 10,
    run: ({ db, clock }) => runSchedule(db, clock()),
  },
  {
    name: 'announce-open-offers',
    title: 'Avisar de turmas abertas',
    everySeconds: 30,
    run: ({ db, clock }) => announceOpenOffers(db, clock()),
  },
  {
    name: 'deliver-bank-notices',
    title: 'Entregar avisos do banco simulado',
    everySeconds: 2,
    run: async ({ simulatedBank }) => simulatedBank?.deliverWebhooks(),
  },
  {
    name: 'apply-waiting-payments',
    title: 'Registrar pagamentos recebidos',
    everySeconds: 10,
    run: (services) => applyWaitingPayments(services.db, paymentsOf(services)),
  },
  {
    name: 'cancel-closed-charges',
    title: 'Cancelar cobranças encerradas',
    everySeconds: 10,
    run: (services) => cancelClosedCharges(services.db, paymentsOf(services)),
  },
  {
    name: 'ask-about-cards',
    title: 'Perguntar por pagamentos com cartão',
    everySeconds: 20,
    run: (services) =>
      askAboutCards(services.db, { ...paymentsOf(services), publicUrl: services.settings.publicUrl }),
  },
  {
    name: 'reconcile-payments',
    title: 'Conferir pagamentos com o banco',
    everySeconds: 60,
    run: (services) => reconcilePayments(services.db, paymentsOf(services), services.log),
  },
  {
    name: 'check-money',
    title: 'Conferir devoluções e contestações',
    everySeconds: 60,
    run: (services) => checkMoney(services.db, paymentsOf(services)),
  },
  {
    name: 'register-webhook',
    title: 'Registrar o endereço dos avisos no banco',
    everySeconds: 600,
    run: ({ registerWebhook }) => registerWebhook(),
  },
  {
    name: 'boletos-fall-due',
    title: 'Marcar boletos vencidos',
    everySeconds: 60,
    run: ({ db, clock }) => letBoletosFallDue(db, clock()),
  },
  {
    name: 'remind-of-boletos',
    title: 'Lembrar de boletos',
    everySeconds: 30,
    run: ({ db, clock, keys }) => remindOfBoletos(db, clock(), keys),
  },
  {
    name: 'send-refunds',
    title: 'Enviar devoluções',
    everySeconds: 10,
    run: (services) => sendRefunds(services.db, paymentsOf(services)),
  },
  {
    name: 'follow-cancelled-offers',
    title: 'Tratar turmas canceladas',
    everySeconds: 15,
    run: (services) => followCancelledOffers(services.db, paymentsOf(services)),
  },
  {
    name: 'follow-offers-of-enrolments',
    title: 'Acompanhar turmas das inscrições',
    everySeconds: 10,
    run: ({ db, clock }) => followOffers(db, clock()),
  },
  {
    name: 'remind-of-documents',
    title: 'Lembrar de documentos',
    everySeconds: 3600,
    run: ({ db, clock }) => remindOfDocuments(db, clock()),
  },
  {
    name: 'end-without-documents',
    title: 'Encerrar inscrições sem documentos',
    everySeconds: 60,
    run: ({ db, clock }) => endWithoutDocuments(db, clock()),
  },
  {
    name: 'scan-documents',
    title: 'Verificar documentos enviados',
    everySeconds: 5,
    run: ({ db, settings }) => scanDocuments(db, settings.virusScanCommand),
  },
  {
    name: 'forget-old-documents',
    title: 'Apagar documentos antigos',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldDocuments(db, clock()),
  },
  {
    name: 'ask-for-new-acceptances',
    title: 'Pedir novos aceites',
    everySeconds: 30,
    run: ({ db, clock }) => askForNewAcceptances(db, clock()),
  },
  {
    name: 'remind-of-new-acceptances',
    title: 'Lembrar de novos aceites',
    everySeconds: 600,
    run: ({ db, clock }) => remindOfNewAcceptances(db, clock()),
  },
  {
    name: 'end-dead-offer-changes',
    title: 'Encerrar trocas de turma sem pagamento',
    everySeconds: 5,
    run: (services) => endDeadChanges(services.db, paymentsOf(services)),
  },
  {
    name: 'remind-of-choices',
    title: 'Lembrar de escolhas pendentes',
    everySeconds: 60,
    run: ({ db, clock }) => remindOfChoices(db, clock()),
  },
  {
    name: 'return-unchosen-money',
    title: 'Devolver o que não foi escolhido',
    everySeconds: 60,
    run: (services) => returnUnchosenMoney(services.db, paymentsOf(services)),
  },
  {
    name: 'forget-old-sessions',
    title: 'Apagar sessões antigas',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldSessions(db, systemClock()),
  },
  {
    name: 'forget-old-claims',
    title: 'Apagar pedidos de CPF antigos',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldClaims(db, systemClock()),
  },
  {
    name: 'forget-old-requests',
    title: 'Apagar solicitações de privacidade antigas',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldRequests(db, clock()),
  },
  {
    name: 'forget-old-networks',
    title: 'Apagar endereços de rede antigos',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldNetworks(db, clock()),
  },
  {
    name: 'forget-old-proposals',
    title: 'Apagar compras assistidas antigas',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldProposals(db, clock()),
  },
  {
    name: 'forget-course-changes',
    title: 'Apagar avisos de mudança de cursos',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetCourseChanges(db, systemClock()),
  },
  {
    name: 'forget-retired-pictures',
    title: 'Apagar imagens trocadas',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetRetiredPictures(db, systemClock()),
  },
  { name: 'send-mails', title: 'Enviar e-mails', everySeconds: 1, run: sendMails },
  {
    name: 'forget-old-mails',
    title: 'Apagar e-mails antigos da fila',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldMails(db, systemClock()),
  },
  {
    name: 'forget-old-links',
    title: 'Apagar links vencidos',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldLinks(db, systemClock()),
  },
  {
    name: 'forget-old-payment-notices',
    title: 'Apagar avisos de pagamento antigos',
    everySeconds: 3600,
    run: ({ db, clock }) => deleteOldWebhooks(db, clock()),
  },
  {
    name: 'forget-old-leads',
    title: 'Apagar contatos antigos',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldLeads(db, systemClock()),
  },
  {
    name: 'forget-old-subscriptions',
    title: 'Apagar inscrições da newsletter não confirmadas',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldSubscriptions(db, systemClock()),
  },
];
