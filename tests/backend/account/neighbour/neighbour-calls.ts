import { samplePdf } from '../../../support/documents/sample-documents.ts';
import { personPassword } from '../../../support/person.ts';
import { endpointAccess } from '../endpoint-access.ts';
import type { Belongings, Call } from './belongings.ts';

type Sample = (of: Belongings) => Call;

const spec = (name: string): Call => endpointAccess[name]!;

const asItIs =
  (name: string): Sample =>
  () =>
    spec(name);

const ofPurchase =
  (kind: string, body: object = {}): Sample =>
  ({ ids }) => ({ params: { codigo: ids[kind]!, codigoCompra: ids[kind]! }, body });

const ofCourse: Sample = ({ course }) => ({ params: { id: String(course) } });
const ofOffer: Sample = ({ offer }) => ({ params: { id: String(offer) } });

const passwordOf = ({ owner }: Belongings) => (owner.mark === '' ? 'Vitrine2026' : personPassword);

export const writeSamples: Readonly<Record<string, Sample>> = {
  'brand.saveBrand': asItIs('brand.saveBrand'),
  'brand.saveLook': asItIs('brand.saveLook'),
  'brand.saveImage': asItIs('brand.saveImage'),
  'brand.removeImage': asItIs('brand.removeImage'),
  'legal.saveLegalDraft': asItIs('legal.saveLegalDraft'),
  'legal.publishLegalText': asItIs('legal.publishLegalText'),
  'setup.checkSetup': asItIs('setup.checkSetup'),
  'setup.createFirstAdministrator': asItIs('setup.createFirstAdministrator'),
  'schoolSignIn.beginSchoolSignIn': asItIs('schoolSignIn.beginSchoolSignIn'),
  'schoolSignIn.completeSchoolSignIn': asItIs('schoolSignIn.completeSchoolSignIn'),
  'team.inviteToTeam': asItIs('team.inviteToTeam'),
  'team.resendTeamInvitation': asItIs('team.resendTeamInvitation'),
  'team.withdrawTeamInvitation': asItIs('team.withdrawTeamInvitation'),
  'team.changeTeamRole': asItIs('team.changeTeamRole'),
  'team.changeSellingTerms': asItIs('team.changeSellingTerms'),
  'team.endTeamSessions': asItIs('team.endTeamSessions'),
  'team.removeFromTeam': asItIs('team.removeFromTeam'),
  'team.checkTeamInvitation': asItIs('team.checkTeamInvitation'),
  'team.joinTeam': asItIs('team.joinTeam'),
  'team.joinTeamWithAccount': asItIs('team.joinTeamWithAccount'),
  'people.endPersonSessions': asItIs('people.endPersonSessions'),
  'tasks.retryMail': asItIs('tasks.retryMail'),
  'tasks.discardMail': asItIs('tasks.discardMail'),
  'checklist.testCharge': asItIs('checklist.testCharge'),
  'checklist.testMail': asItIs('checklist.testMail'),
  'catalogueImport.checkImport': asItIs('catalogueImport.checkImport'),
  'catalogueImport.runImport': asItIs('catalogueImport.runImport'),
  'catalogueImport.cancelImport': asItIs('catalogueImport.cancelImport'),
  'catalogueImport.putCatalogue': asItIs('catalogueImport.putCatalogue'),
  'machineKey.createMachineKey': asItIs('machineKey.createMachineKey'),
  'machineKey.endMachineKey': asItIs('machineKey.endMachineKey'),
  'courseSchedule.scheduleChange': asItIs('courseSchedule.scheduleChange'),
  'courseSchedule.cancelScheduledChange': asItIs('courseSchedule.cancelScheduledChange'),
  'mailWords.saveMailWords': asItIs('mailWords.saveMailWords'),
  'mailWords.previewMail': asItIs('mailWords.previewMail'),
  'mailWords.testMailWords': asItIs('mailWords.testMailWords'),
  'mailWords.restoreMailWords': asItIs('mailWords.restoreMailWords'),
  'faq.createFaqItem': asItIs('faq.createFaqItem'),
  'faq.saveFaqItem': asItIs('faq.saveFaqItem'),
  'faq.deleteFaqItem': asItIs('faq.deleteFaqItem'),
  'redirectDesk.addRedirects': asItIs('redirectDesk.addRedirects'),
  'redirectDesk.removeRedirect': asItIs('redirectDesk.removeRedirect'),
  'schoolPage.createSchoolPage': asItIs('schoolPage.createSchoolPage'),
  'schoolPage.saveSchoolPage': asItIs('schoolPage.saveSchoolPage'),
  'schoolPage.deleteSchoolPage': asItIs('schoolPage.deleteSchoolPage'),
  'testimonialDesk.createTestimonial': asItIs('testimonialDesk.createTestimonial'),
  'testimonialDesk.saveTestimonial': asItIs('testimonialDesk.saveTestimonial'),
  'testimonialDesk.deleteTestimonial': asItIs('testimonialDesk.deleteTestimonial'),
  'postDesk.createPost': asItIs('postDesk.createPost'),
  'postDesk.savePost': asItIs('postDesk.savePost'),
  'postDesk.publishPost': asItIs('postDesk.publishPost'),
  'postDesk.savePostCover': asItIs('postDesk.savePostCover'),
  'campaignDesk.createCampaign': asItIs('campaignDesk.createCampaign'),
  'campaignDesk.saveCampaign': asItIs('campaignDesk.saveCampaign'),
  'campaignDesk.endCampaign': asItIs('campaignDesk.endCampaign'),
  'couponDesk.createCoupon': asItIs('couponDesk.createCoupon'),
  'couponDesk.saveCoupon': asItIs('couponDesk.saveCoupon'),
  'couponDesk.endCoupon': asItIs('couponDesk.endCoupon'),
  'programmeDesk.createProgramme': asItIs('programmeDesk.createProgramme'),
  'programmeDesk.saveProgramme': asItIs('programmeDesk.saveProgramme'),
  'programmeDesk.publishProgramme': asItIs('programmeDesk.publishProgramme'),
  'programmeDesk.undoProgrammeTexts': asItIs('programmeDesk.undoProgrammeTexts'),
  'programmeDesk.createEdition': asItIs('programmeDesk.createEdition'),
  'programmeDesk.saveEdition': asItIs('programmeDesk.saveEdition'),
  'teacherDesk.createTeacher': asItIs('teacherDesk.createTeacher'),
  'teacherDesk.saveTeacher': asItIs('teacherDesk.saveTeacher'),
  'teacherDesk.saveTeacherPicture': asItIs('teacherDesk.saveTeacherPicture'),
  'teacherDesk.removeTeacherPicture': asItIs('teacherDesk.removeTeacherPicture'),
  'courseHistory.undoCourseTexts': asItIs('courseHistory.undoCourseTexts'),
  'offerDesk.cancelDeskOffer': asItIs('offerDesk.cancelDeskOffer'),
  'offerDesk.forecastMove': asItIs('offerDesk.forecastMove'),
  'offerDesk.moveDeskOffer': asItIs('offerDesk.moveDeskOffer'),
  'offerDesk.forecastPostponement': asItIs('offerDesk.forecastPostponement'),
  'offerDesk.postponeDeskOffer': asItIs('offerDesk.postponeDeskOffer'),
  'offerDesk.openEnrolment': asItIs('offerDesk.openEnrolment'),
  'pinnedCourses.savePinnedCourses': asItIs('pinnedCourses.savePinnedCourses'),
  'courseDesk.createCourse': asItIs('courseDesk.createCourse'),
  'courseDesk.saveCourse': asItIs('courseDesk.saveCourse'),
  'courseDesk.publishCourse': asItIs('courseDesk.publishCourse'),
  'courseDesk.publishCourses': asItIs('courseDesk.publishCourses'),
  'courseDesk.savePicture': asItIs('courseDesk.savePicture'),
  'courseDesk.removePicture': asItIs('courseDesk.removePicture'),
  'courseDesk.createOffer': asItIs('courseDesk.createOffer'),
  'courseDesk.saveOffer': asItIs('courseDesk.saveOffer'),
  'courseDesk.addUnit': asItIs('courseDesk.addUnit'),
  'courseDesk.saveUnit': asItIs('courseDesk.saveUnit'),
  'courseDesk.closeUnit': asItIs('courseDesk.closeUnit'),
  'courseDesk.saveNames': asItIs('courseDesk.saveNames'),
  'session.refreshTokenUser': asItIs('session.refreshTokenUser'),
  'session.login': asItIs('session.login'),
  'session.completeLogin': asItIs('session.completeLogin'),
  'session.register': asItIs('session.register'),
  'session.logout': asItIs('session.logout'),
  'session.confirmAccess': (of) => ({ body: { senha: passwordOf(of) } }),
  'session.setPhone': (of) => ({ body: { telefone: '(48) 99123-7001', senha: passwordOf(of) } }),
  'recovery.requestRecovery': ({ owner }) => ({ body: { identificador: owner.email } }),
  'recovery.resetPassword': ({ ids }) => ({
    params: { codigoAcesso: ids['TROCAR_SENHA']!, codigoAplicacao: 'vitrine' },
    body: { senha: 'senha' },
  }),
  'emailAddress.confirmEmail': ({ ids }) => ({ body: { token: ids['CONFIRMAR_EMAIL']! } }),
  'emailAddress.resendConfirmation': asItIs('emailAddress.resendConfirmation'),
  'emailAddress.changeEmail': (of) => ({
    body: { email: 'novo.endereco@exemplo.com.br', senha: passwordOf(of) },
  }),
  'emailAddress.undoEmailChange': ({ reads }) => ({ ...reads['emailAddress.checkEmailUndo']!, body: {} }),
  'cpfClaim.sendCpfClaim': asItIs('cpfClaim.sendCpfClaim'),
  'cpfClaim.decideCpfClaim': ({ ids }) => ({
    params: { id: ids['claim']! },
    body: { decisao: 'RECUSADO', motivo: 'Documento ilegível.', documento_conferido: true },
  }),
  'loginConfirmation.answerLoginConfirmation': ({ ids }) => ({
    params: { hash: ids['CONFIRMAR_LOGIN']! },
    body: { resposta: 'fui-eu' },
  }),
  'secondFactor.startSecondFactor': (of) => ({ body: { senha: passwordOf(of) } }),
  'secondFactor.confirmSecondFactor': asItIs('secondFactor.confirmSecondFactor'),
  'secondFactor.stopSecondFactor': asItIs('secondFactor.stopSecondFactor'),
  'secondFactor.resetSecondFactor': asItIs('secondFactor.resetSecondFactor'),
  'account.updatePersonRecord': () => ({ body: { rg: '7654321' } }),
  'account.setSpecialNeeds': () => ({
    body: { versao: '2026-11', consentimento: true, necessidades: ['deficiencia-auditiva'] },
  }),
  'account.eraseAccount': asItIs('account.eraseAccount'),
  'account.changePassword': asItIs('account.changePassword'),
  'account.endSession': (of) => ({ params: { id: of.ids['session']! }, body: { senha: passwordOf(of) } }),
  'account.endOtherSessions': (of) => ({ body: { senha: passwordOf(of) } }),
  'account.setConsents': asItIs('account.setConsents'),
  'community.voteReview': ({ course, ids }) => ({
    params: { id: String(course), reviewId: ids['review']! },
  }),
  'community.addFavourite': ofCourse,
  'community.removeFavourite': ofCourse,
  'community.askQuestion': (of) => ({ ...ofCourse(of), body: { texto: 'Preciso levar capacete?' } }),
  'community.writeReview': (of) => ({ ...ofCourse(of), body: { nota: 4, texto: 'As aulas foram boas.' } }),
  'moderation.decideReview': ({ ids }) => ({
    params: { id: ids['review']! },
    body: { decisao: 'RECUSADA', motivo: 'OFENSA' },
  }),
  'moderation.answerQuestion': ({ ids }) => ({
    params: { id: ids['question']! },
    body: { resposta: 'A escola empresta.' },
  }),
  'moderation.discardQuestion': ({ ids }) => ({ params: { id: ids['question']! }, body: {} }),
  'courseAlert.setCourseAlert': ofCourse,
  'courseAlert.removeCourseAlert': ofCourse,
  'waitingList.joinWaitingList': ofOffer,
  'waitingList.leaveWaitingList': ofOffer,
  'contact.requestCallback': asItIs('contact.requestCallback'),
  'contact.logRequest': asItIs('contact.logRequest'),
  'contact.sendCompanyLead': asItIs('contact.sendCompanyLead'),
  'newsletter.subscribe': asItIs('newsletter.subscribe'),
  'newsletter.confirmSubscription': asItIs('newsletter.confirmSubscription'),
  'courseAlert.endCourseAlerts': asItIs('courseAlert.endCourseAlerts'),
  'newsletter.cancelSubscription': asItIs('newsletter.cancelSubscription'),
  'finance.settleFinanceMatter': ({ ids }) => ({
    body: { tipo: 'DEVOLUCAO_RECUSADA', referencia: ids['purchase']!, nota: 'Conferido com o banco.' },
  }),
  'finance.registerReceipt': asItIs('finance.registerReceipt'),
  'finance.checkReceipt': asItIs('finance.checkReceipt'),
  'finance.askForTarget': asItIs('finance.askForTarget'),
  'refundDesk.requestRefund': ofPurchase('purchase', {
    ...(spec('refundDesk.requestRefund').body as object),
    valor: 0.01,
    encerra: false,
  }),
  'refundDesk.decideRefund': asItIs('refundDesk.decideRefund'),
  'invoice.noteTransfer': ({ ids }) => ({
    params: { codigo: ids['ordered']! },
    body: { recebido_em: '2026-11-23', nota: 'Conferido no extrato.' },
  }),
  'invoice.setInvoiceTerms': ({ owner }) => ({
    params: { id_pessoa: String(owner.personId) },
    body: { cnpj: '11.222.333/0001-81', limite: 2000 },
  }),
  'invoice.refuseInvoice': ({ owner }) => ({
    params: { id_pessoa: String(owner.personId) },
    body: { cnpj: '11.222.333/0001-81', motivo: 'Sem histórico de compras.' },
  }),
  'purchase.createPurchase': ({ offer }) => ({
    ...spec('purchase.createPurchase'),
    body: { ...(spec('purchase.createPurchase').body as object), id_oferta: offer },
  }),
  'purchase.acceptTerms': (of) => ofPurchase('toAccept', of.terms)(of),
  'purchase.choosePayment': ofPurchase('toChoose', { forma: 'pix' }),
  'purchase.changeCoupon': ofPurchase('toDiscount', { cupom: 'COMECE10' }),
  'purchase.cancelPurchase': ofPurchase('toCancel'),
  'purchase.claimMeasurement': ofPurchase('toMeasure'),
  'choice.choose': ofPurchase('purchase', { escolha: { tipo: 'DINHEIRO' } }),
  'choice.cancelOffer': asItIs('choice.cancelOffer'),
  'newAcceptance.answerNewAcceptance': (of) =>
    ofPurchase('purchase', { pedido: of.ids['acceptance']!, resposta: 'ACEITO', ...of.terms })(of),
  'newAcceptance.changeOfferTimes': asItIs('newAcceptance.changeOfferTimes'),
  'refund.withdraw': ofPurchase('toWithdraw'),
  'refund.redirectRefund': ofPurchase('purchase', spec('refund.redirectRefund').body as object),
  'guardian.resendGuardianRequest': ofPurchase('asked'),
  'guardian.changeGuardian': ofPurchase('asked', spec('guardian.changeGuardian').body as object),
  'guardian.openGuardianLink': ({ reads }) => ({ ...reads['guardian.readGuardianLink']!, body: {} }),
  'assisted.findStudent': asItIs('assisted.findStudent'),
  'assisted.makeProposal': asItIs('assisted.makeProposal'),
  'assisted.makeFundedProposal': asItIs('assisted.makeFundedProposal'),
  'assisted.resendProposal': ({ ids }) => ({ params: { id: ids['proposal']! }, body: {} }),
  'assisted.decideDiscount': ({ ids }) => ({
    params: { id: ids['proposal']! },
    body: { decisao: 'APROVADO' },
  }),
  'assisted.cancelProposal': ({ ids }) => ({ params: { id: ids['proposal']! }, body: {} }),
  'assisted.answerEmployerRequest': ({ reads }) => ({
    ...reads['assisted.readEmployerRequest']!,
    body: { resposta: 'CONFIRMADA' },
  }),
  'assisted.openProposalLink': ({ reads }) => ({ ...reads['assisted.readProposalLink']!, body: {} }),
  'assisted.sendLoginCode': ({ reads }) => ({ ...reads['assisted.getProposalLogin']!, body: {} }),
  'assisted.createProposalLogin': ({ reads }) => ({
    ...reads['assisted.getProposalLogin']!,
    body: spec('assisted.createProposalLogin').body,
  }),
  'enrolment.applyForOffer': ({ offer }) => ({
    body: { ...(spec('enrolment.applyForOffer').body as object), id_oferta: offer },
  }),
  'enrolment.takeReservedSeat': ({ ids }) => ({ params: { protocolo: ids['protocol']! }, body: {} }),
  'grant.addDocument': ({ ids }) => ({
    params: { protocolo: ids['protocol']! },
    body: { tipo: 'RG', nome: 'rg.pdf', conteudo: Buffer.from(samplePdf()).toString('base64') },
  }),
  'grant.removeDocument': ({ ids }) => ({
    params: { protocolo: ids['protocol']!, id: ids['document']! },
    body: {},
  }),
  'grant.decide': ({ ids }) => ({
    params: { protocolo: ids['protocol']! },
    body: { decisao: 'DEFERIDA' },
  }),
  'enrolment.giveEnrolmentUp': ({ ids }) => ({ params: { protocolo: ids['protocol']! }, body: {} }),
  'company.createCompanyOrder': ({ offer }) => ({
    ...spec('company.createCompanyOrder'),
    body: { ...(spec('company.createCompanyOrder').body as object), id_oferta: offer },
  }),
  'company.invoiceOrder': ofPurchase('ordered'),
  'company.askForInvoice': ofPurchase('ordered'),
  'company.nameCompanySeat': ({ ids }) => ({
    params: { codigo: ids['ordered']!, posicao: '1' },
    body: spec('company.nameCompanySeat').body,
  }),
  'company.resendSeatLink': ({ ids }) => ({ params: { codigo: ids['ordered']!, posicao: '1' }, body: {} }),
  'company.acceptSeat': ({ reads, terms }) => ({ ...reads['company.readSeatLink']!, body: terms }),
  'lead.workOnLead': ({ ids }) => ({
    params: { tipo: 'LIGACAO', id: ids['lead']! },
    body: { situacao: 'CONCLUIDO', nota: '' },
  }),
  'dataRequest.sendDataRequest': asItIs('dataRequest.sendDataRequest'),
  'dataRequest.addDataRequest': asItIs('dataRequest.addDataRequest'),
  'dataRequest.takeDataRequest': ({ ids }) => ({ params: { id: ids['dataRequest']! }, body: { versao: 1 } }),
  'dataRequest.answerDataRequest': ({ ids }) => ({
    params: { id: ids['dataRequest']! },
    body: { versao: 2, resposta: 'Enviamos a cópia.' },
  }),
  'orderDesk.resendOrderMail': ofPurchase('purchase', { email: 'confirmacao' }),
  'pix.regeneratePixCharge': ofPurchase('toRegenerate'),
  'pix.receivePixWebhook': asItIs('pix.receivePixWebhook'),
  'pix.receiveBankWebhook': asItIs('pix.receiveBankWebhook'),
  'boleto.renewBoleto': ({ ids }) => ({ body: { v: ids['v']! } }),
  'boleto.receiveBoletoWebhook': asItIs('boleto.receiveBoletoWebhook'),
  'card.receiveCardWebhook': asItIs('card.receiveCardWebhook'),
  'psp.receivePspWebhook': asItIs('psp.receivePspWebhook'),
  'simulatedBank.actOnBankCharge': asItIs('simulatedBank.actOnBankCharge'),
  'simulatedBank.moveBankClock': asItIs('simulatedBank.moveBankClock'),
};

export const lastCalls: readonly string[] = [
  'account.endOtherSessions',
  'session.logout',
  'account.eraseAccount',
];

export const ofLinkHolder: ReadonlySet<string> = new Set([
  ...Object.entries(endpointAccess).flatMap(([name, { object }]) =>
    [
      'reset-link',
      'login-link',
      'undo-link',
      'newsletter-link',
      'cancellation-link',
      'alerts-link',
      'code-link',
      'team-link',
    ].includes(object ?? '')
      ? [name]
      : [],
  ),
  'recovery.requestRecovery',
  'community.voteReview',
  'boleto.printBoletos',
  'boleto.previewBoletoRenewal',
  'boleto.renewBoleto',
  'document.getBoletoDocumentOfLink',
]);

export const sharedByAll =
  /^(moderation|team|people|tasks|audit|numbers|waitingDesk|dataRequest\.(listDataRequests|getDataRequest|addDataRequest|takeDataRequest|answerDataRequest)|finance|catalogueImport|machineKey|orderDesk|refundDesk|invoice|cpfClaim|lead|offerStudents|grant\.(listToDecide|decide|getDocument|getDocumentPage)|mailbox|simulatedBank|assisted\.(listActs|findStudent)|secondFactor\.reset)/;
