import { assistedRoutes } from '#/backend/modules/assisted/assisted-routes.ts';
import { blogRoutes } from '#/backend/modules/blog/blog-routes.ts';
import { accountRoutes } from '#/backend/modules/account/routes.ts';
import { courseRoutes } from '#/backend/modules/catalogue/course/course-routes.ts';
import { searchRoutes } from '#/backend/modules/catalogue/search/search-routes.ts';
import { taxonomyRoutes } from '#/backend/modules/catalogue/taxonomy/taxonomy-routes.ts';
import { communityRoutes } from '#/backend/modules/community/routes.ts';
import { moderationRoutes } from '#/backend/modules/community/moderation/moderation-routes.ts';
import { contactRoutes } from '#/backend/modules/content/contact-routes.ts';
import { footerRoutes } from '#/backend/modules/content/footer-routes.ts';
import { siteLinkRoutes } from '#/backend/modules/content/site-link-routes.ts';
import { referenceRoutes } from '#/backend/modules/content/reference-routes.ts';
import { mailboxRoutes } from '#/backend/modules/mailbox/mailbox-routes.ts';
import { cpfClaimRoutes } from '#/backend/modules/cpf-claim/cpf-claim-routes.ts';
import { endEnrolmentsOfOthers } from '#/backend/modules/enrolment/end-for-cpf.ts';
import { grantRoutes } from '#/backend/modules/enrolment/decision/grant-routes.ts';
import { enrolmentRoutes } from '#/backend/modules/enrolment/enrolment-routes.ts';
import { emailAddressRoutes } from '#/backend/modules/identity/email/email-address-routes.ts';
import { identityRoutes } from '#/backend/modules/identity/routes.ts';
import { newsletterRoutes } from '#/backend/modules/newsletter/newsletter-routes.ts';
import { loginConfirmationRoutes } from '#/backend/modules/identity/confirmation/login-confirmation-routes.ts';
import { pageRoutes } from '#/backend/modules/page/page-routes.ts';
import { cardRoutes } from '#/backend/modules/payments/card/card-routes.ts';
import { pspRoutes } from '#/backend/modules/payments/webhooks/webhook-routes.ts';
import { boletoRoutes } from '#/backend/modules/payments/boleto/boleto-routes.ts';
import { documentRoutes } from '#/backend/modules/billing/documents/document-routes.ts';
import { companyRoutes } from '#/backend/modules/company-orders/company-routes.ts';
import { guardianRoutes } from '#/backend/modules/checkout/guardian/guardian-routes.ts';
import { pixRoutes } from '#/backend/modules/payments/pix/pix-routes.ts';
import { choiceRoutes } from '#/backend/modules/checkout/choice/choice-routes.ts';
import { newAcceptanceRoutes } from '#/backend/modules/checkout/new-acceptance/new-acceptance-routes.ts';
import { orderDeskRoutes } from '#/backend/modules/purchases/desk/order-desk-routes.ts';
import { refundRoutes } from '#/backend/modules/purchases/withdrawal/refund-routes.ts';
import { purchaseRoutes } from '#/backend/modules/checkout/routes.ts';
import { refundDeskRoutes } from '#/backend/modules/finance/refund-desk/refund-desk-routes.ts';
import { financeRoutes } from '#/backend/modules/finance/finance-routes.ts';
import { invoiceRoutes } from '#/backend/modules/billing/invoice/invoice-routes.ts';
import { dataRequestRoutes } from '#/backend/modules/data-requests/data-request-routes.ts';
import { waitingDeskRoutes } from '#/backend/modules/seats/desk/waiting-desk-routes.ts';
import { numberRoutes } from '#/backend/modules/numbers/number-routes.ts';
import { leadRoutes } from '#/backend/modules/leads/lead-routes.ts';
import { peopleRoutes } from '#/backend/modules/people/people-routes.ts';
import { taskRoutes } from '#/backend/modules/tasks/task-routes.ts';
import { auditRoutes } from '#/backend/modules/audit/audit-routes.ts';
import { offerDeskRoutes } from '#/backend/modules/course-desk/consequences/offer-desk-routes.ts';
import { catalogueImportRoutes } from '#/backend/modules/course-desk/import/import-routes.ts';
import { machineKeyRoutes } from '#/backend/modules/machine-keys/machine-key-routes.ts';
import {
  courseHistoryRoutes,
  programmeHistoryRoutes,
} from '#/backend/modules/course-desk/history/course-history-routes.ts';
import { offerStudentRoutes } from '#/backend/modules/course-desk/students/offer-student-routes.ts';
import { courseScheduleRoutes } from '#/backend/modules/course-desk/schedule/schedule-routes.ts';
import { pinnedCoursesRoutes } from '#/backend/modules/course-desk/pinned/pinned-courses-routes.ts';
import { campaignDeskRoutes } from '#/backend/modules/course-desk/campaigns/campaign-desk-routes.ts';
import { couponDeskRoutes } from '#/backend/modules/course-desk/coupons/coupon-desk-routes.ts';
import { programmeDeskRoutes } from '#/backend/modules/course-desk/programmes/programme-desk-routes.ts';
import { programmeRoutes } from '#/backend/modules/catalogue/programmes/programme-routes.ts';
import { teacherDeskRoutes } from '#/backend/modules/course-desk/teachers/teacher-desk-routes.ts';
import { compareRoutes } from '#/backend/modules/compare/compare-routes.ts';
import { routineRoutes } from '#/backend/modules/catalogue/routine/routine-routes.ts';
import { teacherRoutes } from '#/backend/modules/catalogue/teachers/teacher-routes.ts';
import { courseDeskRoutes } from '#/backend/modules/course-desk/course-desk-routes.ts';
import { brandRoutes } from '#/backend/modules/brand/brand-routes.ts';
import { legalRoutes } from '#/backend/modules/legal/legal-routes.ts';
import { checklistRoutes } from '#/backend/modules/school/checklist/checklist-routes.ts';
import { setupRoutes } from '#/backend/modules/school/setup/setup-routes.ts';
import { teamRoutes } from '#/backend/modules/school/team/team-routes.ts';
import { faqRoutes } from '#/backend/modules/words/faq/faq-routes.ts';
import { mailWordsRoutes } from '#/backend/modules/words/mails/mail-words-routes.ts';
import { postDeskRoutes } from '#/backend/modules/words/posts/post-desk-routes.ts';
import { schoolPageRoutes } from '#/backend/modules/words/pages/school-page-routes.ts';
import { testimonialDeskRoutes } from '#/backend/modules/words/testimonials/testimonial-desk-routes.ts';
import { redirectDeskRoutes } from '#/backend/modules/redirects/redirect-desk-routes.ts';
import { salesRoutes } from '#/backend/modules/sales/sales-routes.ts';
import { simulatedBankRoutes } from '#/backend/modules/simulated-bank/routes.ts';
import { sitemapRoutes } from '#/backend/modules/sitemap/sitemap-routes.ts';
import { recoveryRoutes } from '#/backend/modules/identity/recovery/recovery-routes.ts';
import { schoolSignInRoutes } from '#/backend/modules/identity/school-sign-in-routes.ts';
import { secondFactorRoutes } from '#/backend/modules/identity/second-factor/second-factor-routes.ts';
import { courseAlertRoutes } from '#/backend/modules/course-alert/course-alert-routes.ts';
import { waitingListRoutes } from '#/backend/modules/seats/waiting-list-routes.ts';
import { os } from '#/backend/request/implementer.ts';
import { soundItemsOnly } from '#/backend/request/sound-items-only.ts';
import { jobs } from './jobs.ts';

export const router = os.use(soundItemsOnly).router({
  brand: brandRoutes,
  legal: legalRoutes,
  setup: setupRoutes,
  team: teamRoutes,
  checklist: checklistRoutes,
  people: peopleRoutes,
  tasks: taskRoutes(jobs),
  faq: faqRoutes,
  mailWords: mailWordsRoutes,
  postDesk: postDeskRoutes,
  schoolPage: schoolPageRoutes,
  testimonialDesk: testimonialDeskRoutes,
  redirectDesk: redirectDeskRoutes,
  audit: auditRoutes,
  catalogueImport: catalogueImportRoutes,
  machineKey: machineKeyRoutes,
  couponDesk: couponDeskRoutes,
  pinnedCourses: pinnedCoursesRoutes,
  campaignDesk: campaignDeskRoutes,
  programmeDesk: { ...programmeDeskRoutes, ...programmeHistoryRoutes },
  teacherDesk: teacherDeskRoutes,
  courseSchedule: courseScheduleRoutes,
  offerDesk: offerDeskRoutes,
  offerStudents: offerStudentRoutes,
  courseHistory: courseHistoryRoutes,
  courseDesk: courseDeskRoutes,
  session: { ...identityRoutes, ...pageRoutes },
  account: accountRoutes,
  schoolSignIn: schoolSignInRoutes,
  recovery: recoveryRoutes,
  emailAddress: emailAddressRoutes,
  cpfClaim: cpfClaimRoutes(endEnrolmentsOfOthers),
  refundDesk: refundDeskRoutes,
  orderDesk: orderDeskRoutes,
  dataRequest: dataRequestRoutes,
  waitingDesk: waitingDeskRoutes,
  numbers: numberRoutes,
  finance: financeRoutes,
  invoice: invoiceRoutes,
  loginConfirmation: loginConfirmationRoutes,
  secondFactor: secondFactorRoutes,
  mailbox: mailboxRoutes,
  course: courseRoutes,
  programme: programmeRoutes,
  compare: compareRoutes,
  routine: routineRoutes,
  teacher: teacherRoutes,
  search: searchRoutes,
  taxonomy: taxonomyRoutes,
  sitemap: sitemapRoutes,
  community: communityRoutes,
  moderation: moderationRoutes,
  courseAlert: courseAlertRoutes,
  waitingList: waitingListRoutes,
  reference: referenceRoutes,
  blog: blogRoutes,
  footer: footerRoutes,
  site: siteLinkRoutes,
  contact: contactRoutes,
  newsletter: newsletterRoutes,
  purchase: purchaseRoutes,
  refund: refundRoutes,
  assisted: assistedRoutes,
  guardian: guardianRoutes,
  company: companyRoutes,
  choice: choiceRoutes,
  enrolment: enrolmentRoutes,
  grant: grantRoutes,
  newAcceptance: newAcceptanceRoutes,
  sales: salesRoutes,
  lead: leadRoutes,
  pix: pixRoutes,
  boleto: boletoRoutes,
  document: documentRoutes,
  card: cardRoutes,
  psp: pspRoutes,
  simulatedBank: simulatedBankRoutes,
});
