import { forgetOldMails } from '#/backend/mail/forget-old-mails.ts';
import { forgetOldProposals } from '#/backend/modules/assisted/forget-old-proposals.ts';
import { forgetCourseChanges } from '#/backend/modules/catalogue/course-index/forget-course-changes.ts';
import { announceOpenOffers } from '#/backend/modules/course-alert/announce-open-offers.ts';
import { forgetOldClaims } from '#/backend/modules/cpf-claim/claim-retention.ts';
import { forgetOldLinks } from '#/backend/modules/identity/email/forget-old-links.ts';
import { forgetOldSessions } from '#/backend/modules/identity/session/forget-old-sessions.ts';
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

export const jobs: readonly Job[] = [
  {
    name: 'expire-holds',
    everySeconds: 5,
    run: (services) => expireDueHolds(services.db, paymentsOf(services)),
  },
  {
    name: 'expire-invitations',
    everySeconds: 5,
    run: ({ db, clock }) => expireDueInvitations(db, clock()),
  },
  {
    name: 'hand-out-free-seats',
    everySeconds: 5,
    run: ({ db, clock }) => handOutFreeSeats(db, clock()),
  },
  {
    name: 'confirm-offers',
    everySeconds: 60,
    run: ({ db, clock }) => confirmOffers(db, clock()),
  },
  {
    name: 'announce-open-offers',
    everySeconds: 30,
    run: ({ db, clock }) => announceOpenOffers(db, clock()),
  },
  {
    name: 'deliver-bank-notices',
    everySeconds: 2,
    run: async ({ simulatedBank }) => simulatedBank?.deliverWebhooks(),
  },
  {
    name: 'apply-waiting-payments',
    everySeconds: 10,
    run: (services) => applyWaitingPayments(services.db, paymentsOf(services)),
  },
  {
    name: 'cancel-closed-charges',
    everySeconds: 10,
    run: (services) => cancelClosedCharges(services.db, paymentsOf(services)),
  },
  {
    name: 'ask-about-cards',
    everySeconds: 20,
    run: (services) =>
      askAboutCards(services.db, { ...paymentsOf(services), publicUrl: services.settings.publicUrl }),
  },
  {
    name: 'reconcile-payments',
    everySeconds: 60,
    run: (services) => reconcilePayments(services.db, paymentsOf(services), services.log),
  },
  {
    name: 'check-money',
    everySeconds: 60,
    run: (services) => checkMoney(services.db, paymentsOf(services)),
  },
  {
    name: 'register-webhook',
    everySeconds: 600,
    run: ({ registerWebhook }) => registerWebhook(),
  },
  {
    name: 'boletos-fall-due',
    everySeconds: 60,
    run: ({ db, clock }) => letBoletosFallDue(db, clock()),
  },
  {
    name: 'remind-of-boletos',
    everySeconds: 30,
    run: ({ db, clock, keys }) => remindOfBoletos(db, clock(), keys),
  },
  {
    name: 'send-refunds',
    everySeconds: 10,
    run: (services) => sendRefunds(services.db, paymentsOf(services)),
  },
  {
    name: 'follow-cancelled-offers',
    everySeconds: 15,
    run: (services) => followCancelledOffers(services.db, paymentsOf(services)),
  },
  {
    name: 'follow-offers-of-enrolments',
    everySeconds: 10,
    run: ({ db, clock }) => followOffers(db, clock()),
  },
  {
    name: 'remind-of-documents',
    everySeconds: 3600,
    run: ({ db, clock }) => remindOfDocuments(db, clock()),
  },
  {
    name: 'end-without-documents',
    everySeconds: 60,
    run: ({ db, clock }) => endWithoutDocuments(db, clock()),
  },
  {
    name: 'scan-documents',
    everySeconds: 5,
    run: ({ db, settings }) => scanDocuments(db, settings.virusScanCommand),
  },
  {
    name: 'forget-old-documents',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldDocuments(db, clock()),
  },
  {
    name: 'ask-for-new-acceptances',
    everySeconds: 30,
    run: ({ db, clock }) => askForNewAcceptances(db, clock()),
  },
  {
    name: 'remind-of-new-acceptances',
    everySeconds: 600,
    run: ({ db, clock }) => remindOfNewAcceptances(db, clock()),
  },
  {
    name: 'end-dead-offer-changes',
    everySeconds: 5,
    run: (services) => endDeadChanges(services.db, paymentsOf(services)),
  },
  {
    name: 'remind-of-choices',
    everySeconds: 60,
    run: ({ db, clock }) => remindOfChoices(db, clock()),
  },
  {
    name: 'return-unchosen-money',
    everySeconds: 60,
    run: (services) => returnUnchosenMoney(services.db, paymentsOf(services)),
  },
  {
    name: 'forget-old-sessions',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldSessions(db, systemClock()),
  },
  {
    name: 'forget-old-claims',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldClaims(db, systemClock()),
  },
  {
    name: 'forget-old-networks',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldNetworks(db, clock()),
  },
  {
    name: 'forget-old-proposals',
    everySeconds: 3600,
    run: ({ db, clock }) => forgetOldProposals(db, clock()),
  },
  {
    name: 'forget-course-changes',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetCourseChanges(db, systemClock()),
  },
  { name: 'send-mails', everySeconds: 1, run: sendMails },
  {
    name: 'forget-old-mails',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldMails(db, systemClock()),
  },
  {
    name: 'forget-old-links',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldLinks(db, systemClock()),
  },
  {
    name: 'forget-old-payment-notices',
    everySeconds: 3600,
    run: ({ db, clock }) => deleteOldWebhooks(db, clock()),
  },
  {
    name: 'forget-old-subscriptions',
    everySeconds: 3600,
    run: ({ db, systemClock }) => forgetOldSubscriptions(db, systemClock()),
  },
];
