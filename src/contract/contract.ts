import * as employer from './assisted/employer.ts';
import * as proposal from './assisted/proposal.ts';
import * as proposalLink from './assisted/proposal-link.ts';
import * as community from './community/community.ts';
import * as course from './catalogue/course.ts';
import * as audit from './school/audit.ts';
import * as catalogueImport from './catalogue/catalogue-import.ts';
import * as couponDesk from './catalogue/coupon-desk.ts';
import * as campaignDesk from './catalogue/campaign-desk.ts';
import * as programmeDesk from './catalogue/programme-desk.ts';
import * as programme from './catalogue/programmes.ts';
import * as teacherDesk from './catalogue/teacher-desk.ts';
import * as teacher from './catalogue/teachers.ts';
import * as courseSchedule from './catalogue/course-schedule.ts';
import * as courseDesk from './catalogue/course-desk.ts';
import * as pinnedCourses from './catalogue/pinned-courses.ts';
import * as offerDesk from './catalogue/offer-consequences.ts';
import * as courseHistory from './catalogue/course-history.ts';
import * as offerStudents from './catalogue/offer-students.ts';
import * as moderation from './community/moderation.ts';
import * as reference from './content/reference.ts';
import * as compare from './compare/compare.ts';
import * as routine from './routine/routine.ts';
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
import * as people from './account/people.ts';
import * as privacy from './account/privacy.ts';
import * as schoolSignIn from './identity/school-sign-in.ts';
import * as secondFactor from './identity/second-factor.ts';
import * as session from './identity/session.ts';
import * as boleto from './purchasing/boleto.ts';
import * as document from './purchasing/document.ts';
import * as card from './purchasing/card.ts';
import * as psp from './purchasing/psp.ts';
import * as dataRequest from './account/data-request.ts';
import * as waitingDesk from './seats/waiting-list-desk.ts';
import * as numbers from './finance/numbers.ts';
import * as orderDesk from './purchasing/order-desk.ts';
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
import * as checklist from './school/checklist.ts';
import * as legalText from './school/legal-text.ts';
import * as machineKey from './school/machine-key.ts';
import * as setup from './school/setup.ts';
import * as tasks from './school/tasks.ts';
import * as team from './school/team.ts';
import * as faq from './words/faq.ts';
import * as mailWords from './words/mail-words.ts';
import * as postDesk from './words/post-desk.ts';
import * as redirectDesk from './words/redirect-desk.ts';
import * as schoolPage from './words/school-page.ts';
import * as testimonialDesk from './words/testimonial-desk.ts';
import * as sale from './sales/sale.ts';
import * as bank from './simulated-bank/simulated-bank.ts';

/**
 * The whole wire: every endpoint with its method, path, input and output. The backend implements it, the
 * storefront calls it, and the OpenAPI document is made from it.
 */
export const contract = {
  brand: {
    getBrand: brand.getBrand,
    saveBrand: brand.saveBrand,
    saveLook: brand.saveLook,
    getImage: brand.getImage,
    saveImage: brand.saveImage,
    removeImage: brand.removeImage,
  },
  legal: {
    getLegalText: legalText.getLegalText,
    getLegalDraft: legalText.getLegalDraft,
    saveLegalDraft: legalText.saveLegalDraft,
    publishLegalText: legalText.publishLegalText,
  },
  setup: {
    checkSetup: setup.checkSetup,
    createFirstAdministrator: setup.createFirstAdministrator,
  },
  team: {
    listTeam: team.listTeam,
    inviteToTeam: team.inviteToTeam,
    resendTeamInvitation: team.resendTeamInvitation,
    withdrawTeamInvitation: team.withdrawTeamInvitation,
    changeTeamRole: team.changeTeamRole,
    changeSellingTerms: team.changeSellingTerms,
    endTeamSessions: team.endTeamSessions,
    removeFromTeam: team.removeFromTeam,
    checkTeamInvitation: team.checkTeamInvitation,
    joinTeam: team.joinTeam,
    joinTeamWithAccount: team.joinTeamWithAccount,
  },
  checklist: {
    getChecklist: checklist.getChecklist,
    testCharge: checklist.testCharge,
    testMail: checklist.testMail,
  },
  people: {
    findPeople: people.findPeople,
    getPerson: people.getPerson,
    endPersonSessions: people.endPersonSessions,
  },
  tasks: {
    listTasks: tasks.listTasks,
    listUnsentMails: tasks.listUnsentMails,
    retryMail: tasks.retryMail,
    discardMail: tasks.discardMail,
  },
  mailWords: {
    listMails: mailWords.listMails,
    getMail: mailWords.getMail,
    saveMailWords: mailWords.saveMailWords,
    previewMail: mailWords.previewMail,
    testMailWords: mailWords.testMailWords,
    listMailChanges: mailWords.listMailChanges,
    restoreMailWords: mailWords.restoreMailWords,
  },
  faq: {
    getFaq: faq.getFaq,
    listFaqItems: faq.listFaqItems,
    getFaqItem: faq.getFaqItem,
    createFaqItem: faq.createFaqItem,
    saveFaqItem: faq.saveFaqItem,
    deleteFaqItem: faq.deleteFaqItem,
  },
  postDesk: {
    listDeskPosts: postDesk.listDeskPosts,
    getDeskPost: postDesk.getDeskPost,
    createPost: postDesk.createPost,
    savePost: postDesk.savePost,
    publishPost: postDesk.publishPost,
    savePostCover: postDesk.savePostCover,
  },
  redirectDesk: {
    listRedirects: redirectDesk.listRedirects,
    addRedirects: redirectDesk.addRedirects,
    removeRedirect: redirectDesk.removeRedirect,
  },
  schoolPage: {
    listSchoolPages: schoolPage.listSchoolPages,
    getSchoolPage: schoolPage.getSchoolPage,
    listDeskSchoolPages: schoolPage.listDeskSchoolPages,
    getDeskSchoolPage: schoolPage.getDeskSchoolPage,
    createSchoolPage: schoolPage.createSchoolPage,
    saveSchoolPage: schoolPage.saveSchoolPage,
    deleteSchoolPage: schoolPage.deleteSchoolPage,
  },
  testimonialDesk: {
    listDeskTestimonials: testimonialDesk.listDeskTestimonials,
    getDeskTestimonial: testimonialDesk.getDeskTestimonial,
    createTestimonial: testimonialDesk.createTestimonial,
    saveTestimonial: testimonialDesk.saveTestimonial,
    deleteTestimonial: testimonialDesk.deleteTestimonial,
  },
  audit: { listActs: audit.listActs },
  catalogueImport: {
    checkImport: catalogueImport.checkImport,
    getImport: catalogueImport.getImport,
    runImport: catalogueImport.runImport,
    cancelImport: catalogueImport.cancelImport,
    getRefusedLines: catalogueImport.getRefusedLines,
    exportCatalogue: catalogueImport.exportCatalogue,
    putCatalogue: catalogueImport.putCatalogue,
  },
  machineKey: {
    listMachineKeys: machineKey.listMachineKeys,
    createMachineKey: machineKey.createMachineKey,
    endMachineKey: machineKey.endMachineKey,
  },
  courseSchedule: {
    getCourseSchedule: courseSchedule.getCourseSchedule,
    scheduleChange: courseSchedule.scheduleChange,
    cancelScheduledChange: courseSchedule.cancelScheduledChange,
  },
  couponDesk: {
    listCoupons: couponDesk.listCoupons,
    getDeskCoupon: couponDesk.getDeskCoupon,
    createCoupon: couponDesk.createCoupon,
    saveCoupon: couponDesk.saveCoupon,
    endCoupon: couponDesk.endCoupon,
  },
  campaignDesk: {
    listCampaigns: campaignDesk.listCampaigns,
    getDeskCampaign: campaignDesk.getDeskCampaign,
    createCampaign: campaignDesk.createCampaign,
    saveCampaign: campaignDesk.saveCampaign,
    endCampaign: campaignDesk.endCampaign,
  },
  programmeDesk: {
    listDeskProgrammes: programmeDesk.listDeskProgrammes,
    getDeskProgramme: programmeDesk.getDeskProgramme,
    createProgramme: programmeDesk.createProgramme,
    saveProgramme: programmeDesk.saveProgramme,
    publishProgramme: programmeDesk.publishProgramme,
    saveProgrammePicture: programmeDesk.saveProgrammePicture,
    removeProgrammePicture: programmeDesk.removeProgrammePicture,
    createEdition: programmeDesk.createEdition,
    saveEdition: programmeDesk.saveEdition,
    listProgrammeHistory: programmeDesk.listProgrammeHistory,
    undoProgrammeTexts: programmeDesk.undoProgrammeTexts,
  },
  teacherDesk: {
    listDeskTeachers: teacherDesk.listDeskTeachers,
    getDeskTeacher: teacherDesk.getDeskTeacher,
    createTeacher: teacherDesk.createTeacher,
    saveTeacher: teacherDesk.saveTeacher,
    saveTeacherPicture: teacherDesk.saveTeacherPicture,
    removeTeacherPicture: teacherDesk.removeTeacherPicture,
  },
  courseHistory: {
    listCourseHistory: courseHistory.listCourseHistory,
    undoCourseTexts: courseHistory.undoCourseTexts,
  },
  offerStudents: { listStudents: offerStudents.listStudents },
  offerDesk: {
    getConsequences: offerDesk.getConsequences,
    cancelDeskOffer: offerDesk.cancelDeskOffer,
    forecastMove: offerDesk.forecastMove,
    moveDeskOffer: offerDesk.moveDeskOffer,
    forecastPostponement: offerDesk.forecastPostponement,
    postponeDeskOffer: offerDesk.postponeDeskOffer,
    openEnrolment: offerDesk.openEnrolment,
  },
  pinnedCourses: {
    getPinnedCourses: pinnedCourses.getPinnedCourses,
    savePinnedCourses: pinnedCourses.savePinnedCourses,
  },
  courseDesk: {
    listDeskCourses: courseDesk.listDeskCourses,
    nameCourses: courseDesk.nameCourses,
    getCourseOptions: courseDesk.getCourseOptions,
    getDeskCourse: courseDesk.getDeskCourse,
    createCourse: courseDesk.createCourse,
    saveCourse: courseDesk.saveCourse,
    publishCourse: courseDesk.publishCourse,
    publishCourses: courseDesk.publishCourses,
    savePicture: courseDesk.savePicture,
    removePicture: courseDesk.removePicture,
    previewCourse: courseDesk.previewCourse,
    createOffer: courseDesk.createOffer,
    saveOffer: courseDesk.saveOffer,
    listDeskUnits: courseDesk.listDeskUnits,
    addUnit: courseDesk.addUnit,
    saveUnit: courseDesk.saveUnit,
    closeUnit: courseDesk.closeUnit,
    getNames: courseDesk.getNames,
    saveNames: courseDesk.saveNames,
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
  schoolSignIn: {
    getSchoolSignIn: schoolSignIn.getSchoolSignIn,
    beginSchoolSignIn: schoolSignIn.beginSchoolSignIn,
    completeSchoolSignIn: schoolSignIn.completeSchoolSignIn,
  },
  recovery: {
    requestRecovery: password.requestRecovery,
    checkRecovery: password.checkRecovery,
    resetPassword: password.resetPassword,
  },
  emailAddress: {
    confirmEmail: emailAddress.confirmEmail,
    resendConfirmation: emailAddress.resendConfirmation,
    changeEmail: emailAddress.changeEmail,
    checkEmailUndo: emailAddress.checkEmailUndo,
    undoEmailChange: emailAddress.undoEmailChange,
  },
  cpfClaim: {
    sendCpfClaim: cpfClaim.sendCpfClaim,
    listCpfClaims: cpfClaim.listCpfClaims,
    decideCpfClaim: cpfClaim.decideCpfClaim,
  },
  refundDesk: {
    getRefundDesk: refundDesk.getRefundDesk,
    listRefundRequests: refundDesk.listRefundRequests,
    requestRefund: refundDesk.requestRefund,
    decideRefund: refundDesk.decideRefund,
  },
  dataRequest: {
    listOwnDataRequests: dataRequest.listOwnDataRequests,
    sendDataRequest: dataRequest.sendDataRequest,
    listDataRequests: dataRequest.listDataRequests,
    getDataRequest: dataRequest.getDataRequest,
    addDataRequest: dataRequest.addDataRequest,
    takeDataRequest: dataRequest.takeDataRequest,
    answerDataRequest: dataRequest.answerDataRequest,
  },
  waitingDesk: {
    listWaitingOffers: waitingDesk.listWaitingOffers,
    listWaitingPeople: waitingDesk.listWaitingPeople,
  },
  numbers: {
    getNumbers: numbers.getNumbers,
    listOfferSeats: numbers.listOfferSeats,
  },
  orderDesk: {
    findOrders: orderDesk.findOrders,
    getOrder: orderDesk.getOrder,
    findCompanyOrders: orderDesk.findCompanyOrders,
    resendOrderMail: orderDesk.resendOrderMail,
  },
  finance: {
    listFinanceMatters: finance.listFinanceMatters,
    settleFinanceMatter: finance.settleFinanceMatter,
    registerReceipt: finance.registerReceipt,
    checkReceipt: finance.checkReceipt,
    askForTarget: finance.askForTarget,
  },
  invoice: {
    listInvoices: invoice.listInvoices,
    noteTransfer: invoice.noteTransfer,
    listCompanies: invoice.listCompanies,
    setInvoiceTerms: invoice.setInvoiceTerms,
    refuseInvoice: invoice.refuseInvoice,
  },
  loginConfirmation: {
    checkLoginConfirmation: loginConfirmation.checkLoginConfirmation,
    answerLoginConfirmation: loginConfirmation.answerLoginConfirmation,
  },
  secondFactor: {
    getSecondFactor: secondFactor.getSecondFactor,
    startSecondFactor: secondFactor.startSecondFactor,
    confirmSecondFactor: secondFactor.confirmSecondFactor,
    stopSecondFactor: secondFactor.stopSecondFactor,
    resetSecondFactor: secondFactor.resetSecondFactor,
  },
  mailbox: {
    listMailbox: mailbox.listMailbox,
    getMailboxMail: mailbox.getMailboxMail,
  },
  account: {
    getPersonRecord: account.getPersonRecord,
    updatePersonRecord: account.updatePersonRecord,
    setSpecialNeeds: account.setSpecialNeeds,
    eraseAccount: account.eraseAccount,
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
    getCourse: course.getCourse,
    getCourseOffer: course.getCourseOffer,
    listCourseOffers: course.listCourseOffers,
    getEnrolmentInfo: course.getEnrolmentInfo,
    getPicture: course.getPicture,
  },
  programme: {
    listProgrammes: programme.listProgrammes,
    getProgramme: programme.getProgramme,
  },
  compare: { compareCourses: compare.compareCourses },
  routine: { findRoutine: routine.findRoutine },
  teacher: {
    listTeachers: teacher.listTeachers,
    getTeacher: teacher.getTeacher,
  },
  search: {
    searchCourses: search.searchCourses,
    getSearchFacets: search.getSearchFacets,
    suggestCourses: search.suggestCourses,
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
    listUnits: taxonomy.listUnits,
    listCourseTypes: taxonomy.listCourseTypes,
    resolvePage: taxonomy.resolvePage,
  },
  sitemap: {
    listSitemapParts: sitemap.listSitemapParts,
    listSitemapCourses: sitemap.listSitemapCourses,
    listSitemapOffers: sitemap.listSitemapOffers,
    listSitemapLists: sitemap.listSitemapLists,
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
    listPendingReviews: moderation.listPendingReviews,
    decideReview: moderation.decideReview,
    listOpenQuestions: moderation.listOpenQuestions,
    answerQuestion: moderation.answerQuestion,
    discardQuestion: moderation.discardQuestion,
  },
  courseAlert: {
    getCourseAlert: courseAlert.getCourseAlert,
    setCourseAlert: courseAlert.setCourseAlert,
    removeCourseAlert: courseAlert.removeCourseAlert,
    endCourseAlerts: courseAlert.endCourseAlerts,
  },
  waitingList: {
    getWaitingPlace: waitingList.getWaitingPlace,
    joinWaitingList: waitingList.joinWaitingList,
    leaveWaitingList: waitingList.leaveWaitingList,
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
    listSiteLinks: siteLink.listSiteLinks,
  },
  contact: {
    requestCallback: contact.requestCallback,
    logRequest: contact.logRequest,
    sendCompanyLead: companyLead.sendCompanyLead,
  },
  newsletter: {
    subscribe: newsletter.subscribe,
    confirmSubscription: newsletter.confirmSubscription,
    cancelSubscription: newsletter.cancelSubscription,
  },
  purchase: {
    createPurchase: purchase.createPurchase,
    listPurchases: purchase.listPurchases,
    getPurchase: purchase.getPurchase,
    getTerms: purchase.getTerms,
    acceptTerms: purchase.acceptTerms,
    choosePayment: purchase.choosePayment,
    changeCoupon: purchase.changeCoupon,
    cancelPurchase: purchase.cancelPurchase,
    claimMeasurement: purchase.claimMeasurement,
    getCoupon: price.getCoupon,
    listInstallments: price.listInstallments,
  },
  choice: {
    listOffersToChoose: choice.listOffersToChoose,
    choose: choice.choose,
    cancelOffer: choice.cancelOffer,
  },
  newAcceptance: {
    getNewAcceptance: newAcceptance.getNewAcceptance,
    answerNewAcceptance: newAcceptance.answerNewAcceptance,
    changeOfferTimes: newAcceptance.changeOfferTimes,
  },
  refund: {
    withdraw: refund.withdraw,
    redirectRefund: refund.redirectRefund,
  },
  enrolment: {
    applyForOffer: enrolment.applyForOffer,
    listEnrolments: enrolment.listEnrolments,
    takeReservedSeat: enrolment.takeReservedSeat,
    giveEnrolmentUp: enrolment.giveEnrolmentUp,
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
    listSales: sale.listSales,
  },
  lead: {
    listLeads: lead.listLeads,
    workOnLead: lead.workOnLead,
  },
  assisted: {
    readEmployerRequest: employer.readEmployerRequest,
    answerEmployerRequest: employer.answerEmployerRequest,
    findStudent: proposal.findStudent,
    getSellerTerms: proposal.getSellerTerms,
    listPendingDiscounts: proposal.listPendingDiscounts,
    makeProposal: proposal.makeProposal,
    makeFundedProposal: proposal.makeFundedProposal,
    getProposal: proposal.getProposal,
    resendProposal: proposal.resendProposal,
    cancelProposal: proposal.cancelProposal,
    decideDiscount: proposal.decideDiscount,
    readProposalLink: proposalLink.readProposalLink,
    openProposalLink: proposalLink.openProposalLink,
    getProposalLogin: proposalLink.getProposalLogin,
    sendLoginCode: proposalLink.sendLoginCode,
    createProposalLogin: proposalLink.createProposalLogin,
    listAssistance: proposalLink.listAssistance,
  },
  guardian: {
    getGuardianRequest: guardian.getGuardianRequest,
    resendGuardianRequest: guardian.resendGuardianRequest,
    changeGuardian: guardian.changeGuardian,
    readGuardianLink: guardianLink.readGuardianLink,
    openGuardianLink: guardianLink.openGuardianLink,
  },
  company: {
    createCompanyOrder: companyOrder.createCompanyOrder,
    getInvoiceOffer: companyOrder.getInvoiceOffer,
    invoiceOrder: companyOrder.invoiceOrder,
    askForInvoice: companyOrder.askForInvoice,
    getCompanySeats: companyOrder.getCompanySeats,
    nameCompanySeat: companyOrder.nameCompanySeat,
    resendSeatLink: companyOrder.resendSeatLink,
    listOwnSeats: ownSeat.listOwnSeats,
    getOwnSeat: ownSeat.getOwnSeat,
    readSeatLink: companyOrder.readSeatLink,
    acceptSeat: companyOrder.acceptSeat,
  },
  pix: {
    getPixCharge: pix.getPixCharge,
    regeneratePixCharge: pix.regeneratePixCharge,
    receivePixWebhook: pix.receivePixWebhook,
    receiveBankWebhook: pix.receiveBankWebhook,
  },
  boleto: {
    getBoletos: boleto.getBoletos,
    printBoletos: boleto.printBoletos,
    previewBoletoRenewal: boleto.previewBoletoRenewal,
    renewBoleto: boleto.renewBoleto,
    receiveBoletoWebhook: boleto.receiveBoletoWebhook,
  },
  document: {
    getReceipt: document.getReceipt,
    getAcceptedTerms: document.getAcceptedTerms,
    getBoletoDocument: document.getBoletoDocument,
    getBoletoDocumentOfLink: document.getBoletoDocumentOfLink,
  },
  card: { receiveCardWebhook: card.receiveCardWebhook },
  psp: { receivePspWebhook: psp.receivePspWebhook },
  simulatedBank: {
    listBankCharges: bank.listBankCharges,
    getBankCharge: bank.getBankCharge,
    actOnBankCharge: bank.actOnBankCharge,
    moveBankClock: bank.moveBankClock,
  },
};
