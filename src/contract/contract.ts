import * as employer from './assisted/employer.ts';
import * as proposal from './assisted/proposal.ts';
import * as proposalLink from './assisted/proposal-link.ts';
import * as community from './community/community.ts';
import * as course from './catalogue/course.ts';
import * as moderation from './community/moderation.ts';
import * as reference from './content/reference.ts';
import * as search from './catalogue/search.ts';
import * as sitemap from './sitemap/sitemap.ts';
import * as taxonomy from './catalogue/taxonomy.ts';
import * as courseAlert from './course-alert/course-alert.ts';
import * as waitingList from './seats/waiting-list.ts';
import * as blog from './blog/blog.ts';
import * as companyLead from './content/company-lead.ts';
import * as contact from './content/contact.ts';
import * as footer from './content/footer.ts';
import * as newsletter from './newsletter/newsletter.ts';
import * as siteLink from './content/site-link.ts';
import * as cpfClaim from './cpf-claim/cpf-claim.ts';
import * as enrolment from './enrolment/enrolment.ts';
import * as grant from './enrolment/grant.ts';
import * as refundDesk from './finance/refund-desk.ts';
import * as finance from './finance/finance.ts';
import * as invoice from './finance/invoice.ts';
import * as emailAddress from './identity/email-address.ts';
import * as loginConfirmation from './identity/login-confirmation.ts';
import * as mailbox from './mailbox/mailbox.ts';
import * as password from './identity/password.ts';
import * as account from './account/account.ts';
import * as address from './account/address.ts';
import * as privacy from './account/privacy.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as session from './identity/session.ts';
import * as boleto from './purchasing/boleto.ts';
import * as document from './purchasing/document.ts';
import * as card from './purchasing/card.ts';
import * as gateway from './purchasing/gateway.ts';
import * as newAcceptance from './purchasing/new-acceptance.ts';
import * as guardian from './purchasing/guardian.ts';
import * as companyOrder from './purchasing/company-order.ts';
import * as guardianLink from './purchasing/guardian-link.ts';
import * as ownSeat from './purchasing/own-seat.ts';
import * as choice from './purchasing/choice.ts';
import * as pix from './purchasing/pix.ts';
import * as price from './purchasing/price.ts';
import * as purchase from './purchasing/purchase.ts';
import * as refund from './purchasing/refund.ts';
import * as lead from './leads/lead.ts';
import * as brand from './school/brand.ts';
import * as setup from './school/setup.ts';
import * as sale from './sales/sale.ts';
import * as bank from './simulated-bank/simulated-bank.ts';

/**
 * The whole wire: every endpoint with its method, path, input and output. The backend implements it, the
 * storefront's gateway calls it, and the OpenAPI document is made from it.
 */
export const contract = {
  brand: {
    get: brand.getBrand,
    save: brand.saveBrand,
  },
  setup: {
    check: setup.checkSetup,
    create: setup.createFirstAdministrator,
  },
  session: {
    getPersonData: session.getPersonData,
    refreshTokenUser: session.refreshTokenUser,
    login: session.login,
    completeLogin: session.completeLogin,
    register: session.register,
    logout: session.logout,
    confirmAccess: session.confirmAccess,
    setPhone: session.setPhone,
  },
  recovery: {
    request: password.requestRecovery,
    check: password.checkRecovery,
    reset: password.resetPassword,
  },
  emailAddress: {
    confirm: emailAddress.confirmEmail,
    resend: emailAddress.resendConfirmation,
    change: emailAddress.changeEmail,
    checkUndo: emailAddress.checkEmailUndo,
    undo: emailAddress.undoEmailChange,
  },
  cpfClaim: {
    send: cpfClaim.sendCpfClaim,
    list: cpfClaim.listCpfClaims,
    decide: cpfClaim.decideCpfClaim,
  },
  refundDesk: {
    get: refundDesk.getRefundDesk,
    list: refundDesk.listRefundRequests,
    request: refundDesk.requestRefund,
    decide: refundDesk.decideRefund,
  },
  finance: {
    listMatters: finance.listFinanceMatters,
    settle: finance.settleFinanceMatter,
    registerReceipt: finance.registerReceipt,
    checkReceipt: finance.checkReceipt,
    askForTarget: finance.askForTarget,
  },
  invoice: {
    list: invoice.listInvoices,
    noteTransfer: invoice.noteTransfer,
    listCompanies: invoice.listCompanies,
    setTerms: invoice.setInvoiceTerms,
    refuse: invoice.refuseInvoice,
  },
  loginConfirmation: {
    check: loginConfirmation.checkLoginConfirmation,
    answer: loginConfirmation.answerLoginConfirmation,
  },
  secondFactor: {
    get: secondFactor.getSecondFactor,
    start: secondFactor.startSecondFactor,
    confirm: secondFactor.confirmSecondFactor,
    stop: secondFactor.stopSecondFactor,
    reset: secondFactor.resetSecondFactor,
  },
  mailbox: {
    list: mailbox.listMailbox,
    get: mailbox.getMailboxMail,
  },
  account: {
    getRecord: account.getPersonRecord,
    updateRecord: account.updatePersonRecord,
    setSpecialNeeds: account.setSpecialNeeds,
    erase: account.eraseAccount,
    changePassword: account.changePassword,
    listSessions: account.listSessions,
    endSession: account.endSession,
    endOtherSessions: account.endOtherSessions,
    listConsents: privacy.listConsents,
    setConsents: privacy.setConsents,
    exportData: privacy.exportData,
    findPostalCode: address.findPostalCode,
  },
  course: {
    get: course.getCourse,
    getOffer: course.getCourseOffer,
    listOffers: course.listCourseOffers,
    getEnrolmentInfo: course.getEnrolmentInfo,
  },
  search: {
    courses: search.searchCourses,
    facets: search.getSearchFacets,
    suggest: search.suggestCourses,
  },
  taxonomy: {
    listModalities: taxonomy.listModalities,
    getModality: taxonomy.getModality,
    listAreaGroups: taxonomy.listAreaGroups,
    listAreaGroupsByModality: taxonomy.listAreaGroupsByModality,
    listAreaGroupsWithCourses: taxonomy.listAreaGroupsWithCourses,
    getArea: taxonomy.getArea,
    listCoursesByArea: taxonomy.listCoursesByArea,
    listGraduationCourses: taxonomy.listGraduationCourses,
    listTechnicalCourses: taxonomy.listTechnicalCourses,
    listQuickCourses: taxonomy.listQuickCourses,
    getModalityServices: taxonomy.getModalityServices,
    listCities: taxonomy.listCities,
    listCitiesByState: taxonomy.listCitiesByState,
    listCitiesWithCourses: taxonomy.listCitiesWithCourses,
    listStates: taxonomy.listStates,
    listCourseTypes: taxonomy.listCourseTypes,
    resolvePage: taxonomy.resolvePage,
  },
  sitemap: {
    listParts: sitemap.listSitemapParts,
    listCourses: sitemap.listSitemapCourses,
    listOffers: sitemap.listSitemapOffers,
    listLists: sitemap.listSitemapLists,
  },
  community: {
    listReviews: community.listReviews,
    voteReview: community.voteReview,
    isFavourite: community.isFavourite,
    addFavourite: community.addFavourite,
    removeFavourite: community.removeFavourite,
    listFavourites: community.listFavourites,
    askQuestion: community.askQuestion,
    getParticipation: community.getParticipation,
    writeReview: community.writeReview,
  },
  moderation: {
    listReviews: moderation.listPendingReviews,
    decideReview: moderation.decideReview,
    listQuestions: moderation.listOpenQuestions,
    answerQuestion: moderation.answerQuestion,
    discardQuestion: moderation.discardQuestion,
  },
  courseAlert: {
    get: courseAlert.getCourseAlert,
    set: courseAlert.setCourseAlert,
    remove: courseAlert.removeCourseAlert,
    endAll: courseAlert.endCourseAlerts,
  },
  waitingList: {
    get: waitingList.getWaitingPlace,
    join: waitingList.joinWaitingList,
    leave: waitingList.leaveWaitingList,
    getInvitation: waitingList.getInvitation,
  },
  reference: {
    listPurchaseStages: reference.listPurchaseStages,
    listPublicPlaces: reference.listPublicPlaces,
    getStates: reference.getStates,
    getCardFlags: reference.getCardFlags,
    getSpecialNeeds: reference.getSpecialNeeds,
    getSpecialNeedsLevels: reference.getSpecialNeedsLevels,
    getCountries: reference.getCountries,
    listTestimonials: reference.listTestimonials,
    getCurrentPromotion: reference.getCurrentPromotion,
    getRedirect: reference.getRedirect,
  },
  blog: {
    listPosts: blog.listPosts,
    listSesiPosts: blog.listSesiPosts,
    getPost: blog.getPost,
  },
  footer: {
    listSocialNetworks: footer.listSocialNetworks,
    listSocialNetworksByBrand: footer.listSocialNetworksByBrand,
    listAllSocialNetworks: footer.listAllSocialNetworks,
    listCertificates: footer.listCertificates,
    listPaymentMethods: footer.listPaymentMethods,
    listContacts: footer.listContacts,
    getLayout: footer.getLayout,
  },
  site: {
    listLinks: siteLink.listSiteLinks,
  },
  contact: {
    requestCallback: contact.requestCallback,
    logRequest: contact.logRequest,
    sendCompanyLead: companyLead.sendCompanyLead,
  },
  newsletter: {
    subscribe: newsletter.subscribe,
    confirm: newsletter.confirmSubscription,
    cancel: newsletter.cancelSubscription,
  },
  purchase: {
    create: purchase.createPurchase,
    list: purchase.listPurchases,
    get: purchase.getPurchase,
    getTerms: purchase.getTerms,
    accept: purchase.acceptTerms,
    choosePayment: purchase.choosePayment,
    changeCoupon: purchase.changeCoupon,
    cancel: purchase.cancelPurchase,
    claimMeasurement: purchase.claimMeasurement,
    getCoupon: price.getCoupon,
    listInstallments: price.listInstallments,
  },
  choice: {
    listClasses: choice.listClasses,
    choose: choice.choose,
    cancelClass: choice.cancelClass,
  },
  newAcceptance: {
    get: newAcceptance.getNewAcceptance,
    answer: newAcceptance.answerNewAcceptance,
    changeClass: newAcceptance.changeClass,
  },
  refund: {
    withdraw: refund.withdraw,
    redirect: refund.redirectRefund,
  },
  enrolment: {
    apply: enrolment.applyForOffer,
    list: enrolment.listEnrolments,
    takeKeptSeat: enrolment.takeKeptSeat,
    giveUp: enrolment.giveEnrolmentUp,
  },
  grant: {
    addDocument: grant.addDocument,
    removeDocument: grant.removeDocument,
    getDocument: grant.getDocument,
    getDocumentPage: grant.getDocumentPage,
    listToDecide: grant.listToDecide,
    decide: grant.decide,
  },
  sales: {
    list: sale.listSales,
  },
  lead: {
    list: lead.listLeads,
    work: lead.workOnLead,
  },
  assisted: {
    readEmployer: employer.readEmployerRequest,
    answerEmployer: employer.answerEmployerRequest,
    findStudent: proposal.findStudent,
    getTerms: proposal.getSellerTerms,
    listDiscounts: proposal.listPendingDiscounts,
    propose: proposal.makeProposal,
    enrol: proposal.makeFundedProposal,
    get: proposal.getProposal,
    resend: proposal.resendProposal,
    cancel: proposal.cancelProposal,
    decide: proposal.decideDiscount,
    readLink: proposalLink.readProposalLink,
    openLink: proposalLink.openProposalLink,
    getLogin: proposalLink.getProposalLogin,
    sendCode: proposalLink.sendLoginCode,
    createLogin: proposalLink.createProposalLogin,
    listActs: proposalLink.listAssistance,
  },
  guardian: {
    getRequest: guardian.getGuardianRequest,
    resend: guardian.resendGuardianRequest,
    change: guardian.changeGuardian,
    readLink: guardianLink.readGuardianLink,
    openLink: guardianLink.openGuardianLink,
  },
  company: {
    createOrder: companyOrder.createCompanyOrder,
    getInvoice: companyOrder.getInvoiceOffer,
    invoice: companyOrder.invoiceOrder,
    askForInvoice: companyOrder.askForInvoice,
    getSeats: companyOrder.getCompanySeats,
    nameSeat: companyOrder.nameCompanySeat,
    resend: companyOrder.resendSeatLink,
    listOwnSeats: ownSeat.listOwnSeats,
    getOwnSeat: ownSeat.getOwnSeat,
    readLink: companyOrder.readSeatLink,
    acceptSeat: companyOrder.acceptSeat,
  },
  pix: {
    get: pix.getPixCharge,
    regenerate: pix.regeneratePixCharge,
    receiveWebhook: pix.receivePixWebhook,
    receiveBankNotice: pix.receiveBankNotice,
  },
  boleto: {
    get: boleto.getBoletos,
    print: boleto.printBoletos,
    previewRenewal: boleto.previewBoletoRenewal,
    renew: boleto.renewBoleto,
    receiveWebhook: boleto.receiveBoletoWebhook,
  },
  document: {
    receipt: document.getReceipt,
    terms: document.getAcceptedTerms,
    boleto: document.getBoletoDocument,
    boletoOfLink: document.getBoletoDocumentOfLink,
  },
  card: { receiveWebhook: card.receiveCardWebhook },
  gateway: { receiveWebhook: gateway.receiveGatewayWebhook },
  simulatedBank: {
    listCharges: bank.listBankCharges,
    getCharge: bank.getBankCharge,
    act: bank.actOnBankCharge,
    moveClock: bank.moveBankClock,
  },
};
