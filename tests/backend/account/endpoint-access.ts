import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { contract } from '#/contract/contract.ts';
import { canPay, loginKinds, type LoginKind } from '#/domain/person/login-kind.ts';

export type Access = 'public' | 'signed-in' | 'refresh-cookie' | 'provider' | readonly LoginKind[];

export interface EndpointAccess {
  access: Access;
  params?: Readonly<Record<string, string>>;
  query?: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  object?: ObjectKind;
}

export type ObjectKind =
  | 'purchase'
  | 'enrolment'
  | 'session'
  | 'unpublished-review'
  | 'purchase-key'
  | 'company-order'
  | 'company-seat'
  | 'invitation'
  | 'email-link'
  | 'guardian-link'
  | 'assisted-link'
  | 'employer-link'
  | 'seat-link'
  | 'proposal'
  | 'enrolment-document'
  | 'lead'
  | 'reset-link'
  | 'login-link'
  | 'undo-link'
  | 'newsletter-link'
  | 'cancellation-link'
  | 'alerts-link'
  | 'code-link'
  | 'own-part';

export const foreignResponses: Readonly<Record<ObjectKind, string>> = {
  purchase: '404, as missing',
  enrolment: '404, as missing',
  session: '404, as missing',
  'unpublished-review': '404, as missing',
  'purchase-key': 'as an unused key',
  'company-order': '404, as missing',
  'company-seat': '404, as missing',
  invitation: '410, as missing',
  'email-link': '410, as missing',
  'guardian-link': '403, without what it is for',
  'assisted-link': '403, without what it is for',
  'seat-link': '403, without what it is for',
  proposal: '404, as missing',
  'enrolment-document': '404, as missing, but for who decides',
  lead: '409, once another seller took it',
  'reset-link': 'whoever holds the link',
  'login-link': 'whoever holds the link',
  'undo-link': 'whoever holds the link',
  'newsletter-link': 'whoever holds the link',
  'employer-link': 'whoever holds the link',
  'cancellation-link': 'whoever holds the link',
  'alerts-link': 'whoever holds the link',
  'code-link': 'whoever holds the link',
  'own-part': 'unseen, untouched',
};

const missingCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const missingUuid = '00000000-0000-4000-8000-000000000000';
const missingToken = 'A'.repeat(43);
const missingCourse = { id: '999999999' };

const open = (rest: Omit<EndpointAccess, 'access'> = {}): EndpointAccess => ({ access: 'public', ...rest });
const signedIn = (rest: Omit<EndpointAccess, 'access'> = {}): EndpointAccess => ({
  access: 'signed-in',
  ...rest,
});
const ofPurchase = (rest: Omit<EndpointAccess, 'access'> = {}): EndpointAccess =>
  signedIn({ object: 'purchase', params: { codigo: missingCode, codigoCompra: missingCode }, ...rest });

const ofEnrolment = (rest: Omit<EndpointAccess, 'access'> = {}): EndpointAccess =>
  signedIn({ object: 'enrolment', params: { protocolo: 'AAAA-AAAA-AAAA' }, body: {}, ...rest });

/** All but the contact centre, which never pays. */
const buyers = loginKinds.filter(canPay);

const shoppers: readonly LoginKind[] = ['ALUNO', 'RESPONSAVEL', 'EMPRESA'];

const team: readonly LoginKind[] = ['CONTACT_CENTER', 'SUPERVISOR', 'FINANCEIRO', 'ADMIN'];

const answerers: readonly LoginKind[] = ['CONTACT_CENTER', 'SUPERVISOR', 'ADMIN'];

const sellers: readonly LoginKind[] = ['CONTACT_CENTER', 'SUPERVISOR'];

const deciders: readonly LoginKind[] = ['SUPERVISOR', 'ADMIN'];

const student = {
  nome: 'Ana Souza',
  cpf: '529.982.247-25',
  nascimento: '1998-04-12',
  telefone: '(48) 99123-0001',
  email: 'aluno@vitrine.dev',
};

const guardian = {
  nome: 'Carla Souza',
  cpf: '111.444.777-35',
  telefone: '(48) 99123-0002',
  email: 'responsavel@exemplo.com.br',
  parentesco: 'MAE',
};

/** Every endpoint of the contract by `section.name`. A new one must be added here, or the test fails. */
export const endpointAccess: Readonly<Record<string, EndpointAccess>> = {
  'brand.get': open(),
  'brand.save': { access: ['ADMIN'], body: { ...demoBrand, versao: 99 } },
  'setup.check': open({ body: { codigo: missingToken } }),
  'setup.create': open({
    body: {
      codigo: missingToken,
      nome: 'Helena Prado',
      email: 'direcao@exemplo.com.br',
      senha: 'Girassol2031',
    },
  }),
  'session.getPersonData': signedIn(),
  'session.refreshTokenUser': { access: 'refresh-cookie', body: {} },
  'session.login': open({ body: {} }),
  'session.completeLogin': open({ body: { codigo: '000000' } }),
  'session.register': open({ body: {} }),
  'session.logout': open({ body: {} }),
  'session.confirmAccess': signedIn({ body: { codigo: '000000' } }),
  'session.setPhone': signedIn({ body: { telefone: '(48) 99123-0001' } }),
  'recovery.request': open({ body: { identificador: 'ninguem@exemplo.com.br' } }),
  'recovery.check': open({
    object: 'reset-link',
    params: { codigoAcesso: missingToken, codigoAplicacao: 'vitrine' },
  }),
  'recovery.reset': open({
    object: 'reset-link',
    params: { codigoAcesso: missingToken, codigoAplicacao: 'vitrine' },
    body: { senha: 'Nova2026x' },
  }),
  'emailAddress.confirm': open({ object: 'email-link', body: { token: missingToken } }),
  'emailAddress.resend': signedIn({ body: {} }),
  'emailAddress.change': signedIn({ body: { email: 'outro@exemplo.com.br', senha: 'Errada2026' } }),
  'emailAddress.checkUndo': open({ object: 'undo-link', params: { codigo: missingToken } }),
  'emailAddress.undo': open({ object: 'undo-link', params: { codigo: missingToken } }),
  'cpfClaim.send': open({ body: {} }),
  'cpfClaim.list': { access: ['SUPERVISOR', 'ADMIN'] },
  'cpfClaim.decide': {
    access: ['SUPERVISOR', 'ADMIN'],
    params: { id: '999999' },
    body: { decisao: 'APROVADO', documento_conferido: true },
  },
  'loginConfirmation.check': open({ object: 'login-link', params: { hash: missingToken } }),
  'loginConfirmation.answer': open({
    object: 'login-link',
    params: { hash: missingToken },
    body: { resposta: 'fui-eu' },
  }),
  'secondFactor.get': { access: team },
  'secondFactor.start': { access: team, body: { senha: 'Errada2026' } },
  'secondFactor.confirm': { access: team, body: { codigo: '000000' } },
  'secondFactor.stop': { access: team, body: { senha: 'Errada2026', codigo: '000000' } },
  'secondFactor.reset': {
    access: ['SUPERVISOR', 'ADMIN'],
    body: { email: 'outro@exemplo.com.br', senha: 'Errada2026' },
  },
  'mailbox.list': open(),
  'mailbox.get': open({ params: { id: '999999999' } }),
  'account.getRecord': signedIn(),
  'account.updateRecord': signedIn({ body: {} }),
  'account.setSpecialNeeds': signedIn({
    body: { versao: '2026-11', consentimento: false, necessidades: [] },
  }),
  'account.erase': { access: shoppers, body: { senha: 'Errada2026' } },
  'account.changePassword': signedIn({ body: { senhaAtual: 'Errada2026', senhaNova: 'Nova2026x' } }),
  'account.listSessions': signedIn(),
  'account.endSession': signedIn({
    object: 'session',
    params: { id: missingUuid },
    body: { senha: 'Vitrine2026' },
  }),
  'account.endOtherSessions': signedIn({ body: { senha: 'Errada2026' } }),
  'account.listConsents': signedIn(),
  'account.setConsents': signedIn({
    body: { versao: '2026-11', escolhas: [{ tipo: 'NOVIDADES', aceito: false }] },
  }),
  'account.exportData': signedIn(),
  'account.findPostalCode': open({ params: { cep: '89010000' } }),
  'course.get': open({ params: missingCourse }),
  'course.getOffer': open({ params: { id: '999999999', offerId: '999999999' } }),
  'course.listOffers': open({ params: missingCourse }),
  'course.getEnrolmentInfo': open({ params: { a: '999999999', b: '999999999' } }),
  'search.courses': open(),
  'search.facets': open(),
  'search.suggest': open({ query: '?titulo_prefixo=mec' }),
  'taxonomy.listModalities': open(),
  'taxonomy.getModality': open({ params: { id: '6' } }),
  'taxonomy.listAreaGroups': open(),
  'taxonomy.listAreaGroupsByModality': open({ params: { id: '6' } }),
  'taxonomy.listAreaGroupsWithCourses': open({ params: { id: '6' } }),
  'taxonomy.getArea': open({ params: { id: '1' } }),
  'taxonomy.listCoursesByArea': open(),
  'taxonomy.listGraduationCourses': open(),
  'taxonomy.listTechnicalCourses': open(),
  'taxonomy.listQuickCourses': open(),
  'taxonomy.getModalityServices': open(),
  'taxonomy.listCities': open(),
  'taxonomy.listCitiesByState': open({ query: '?uf=SC' }),
  'taxonomy.listCitiesWithCourses': open(),
  'taxonomy.listStates': open(),
  'taxonomy.listCourseTypes': open(),
  'taxonomy.resolvePage': open({ params: { segmento: 'blumenau' } }),
  'sitemap.listParts': open(),
  'sitemap.listCourses': open({ params: { parte: '1' } }),
  'sitemap.listOffers': open({ params: { parte: '1' } }),
  'sitemap.listLists': open(),
  'community.listReviews': open({ params: missingCourse }),
  'community.voteReview': signedIn({
    object: 'unpublished-review',
    params: { id: '999999999', reviewId: '999999999' },
  }),
  'community.isFavourite': open({ object: 'own-part', params: missingCourse }),
  'community.addFavourite': signedIn({ params: missingCourse }),
  'community.removeFavourite': signedIn({ object: 'own-part', params: missingCourse }),
  'community.listFavourites': signedIn(),
  'community.askQuestion': signedIn({ params: missingCourse, body: { texto: 'Preciso levar luvas?' } }),
  'community.getParticipation': signedIn({ object: 'own-part', params: missingCourse }),
  'community.writeReview': signedIn({
    params: missingCourse,
    body: { nota: 5, texto: 'Gostei muito das aulas.' },
  }),
  'moderation.listReviews': { access: ['ADMIN'] },
  'moderation.decideReview': {
    access: ['ADMIN'],
    params: missingCourse,
    body: { decisao: 'RECUSADA', motivo: 'OFENSA' },
  },
  'moderation.listQuestions': { access: answerers },
  'moderation.answerQuestion': {
    access: answerers,
    params: missingCourse,
    body: { resposta: 'A escola empresta as luvas.' },
  },
  'moderation.discardQuestion': { access: ['ADMIN'], params: missingCourse, body: {} },
  'finance.listMatters': { access: ['FINANCEIRO', 'ADMIN'] },
  'finance.settle': {
    access: ['FINANCEIRO', 'ADMIN'],
    body: { tipo: 'AVISO_ESTRANHO', referencia: 'nenhuma', nota: 'Conferido com o banco.' },
  },
  'finance.registerReceipt': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id: 'nenhuma' },
    body: { comprovante: 'E123456', pago_em: '2026-11-23', nota: 'Pix da escola.' },
  },
  'finance.checkReceipt': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id: 'nenhuma' },
    body: { aceito: true },
  },
  'finance.askForTarget': { access: ['FINANCEIRO', 'ADMIN'], params: { id: 'nenhuma' }, body: {} },
  'refundDesk.get': { access: ['FINANCEIRO', 'ADMIN'], params: { codigo: missingCode } },
  'refundDesk.list': { access: ['FINANCEIRO', 'ADMIN'] },
  'refundDesk.request': {
    access: ['FINANCEIRO'],
    params: { codigo: missingCode },
    body: { chave: 'f'.repeat(32), valor: 10, encerra: true, motivo: 'Pedido por telefone.' },
  },
  'refundDesk.decide': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id: '0199a0b0-0000-7000-8000-000000000000' },
    body: { aprovada: true },
  },
  'invoice.list': { access: ['FINANCEIRO', 'ADMIN'] },
  'invoice.noteTransfer': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { codigo: missingCode },
    body: { recebido_em: '2026-11-23', nota: 'Conferido no extrato.' },
  },
  'invoice.listCompanies': { access: ['FINANCEIRO', 'ADMIN'] },
  'invoice.setTerms': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id_pessoa: '999999999' },
    body: { cnpj: '11.222.333/0001-81', limite: 1000 },
  },
  'invoice.refuse': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id_pessoa: '999999999' },
    body: { cnpj: '11.222.333/0001-81', motivo: 'Sem histórico de compras.' },
  },
  'courseAlert.get': signedIn({ object: 'own-part', params: missingCourse }),
  'courseAlert.set': { access: buyers, params: missingCourse },
  'courseAlert.endAll': open({ object: 'alerts-link', body: { token: missingToken } }),
  'courseAlert.remove': signedIn({ object: 'own-part', params: missingCourse }),
  'waitingList.get': signedIn({ object: 'own-part', params: { id: '999999999' } }),
  'waitingList.join': { access: buyers, params: { id: '999999999' } },
  'waitingList.leave': signedIn({ object: 'own-part', params: { id: '999999999' } }),
  'waitingList.getInvitation': open({ object: 'invitation', params: { convite: missingToken } }),
  'reference.listPurchaseStages': open(),
  'reference.listPublicPlaces': open(),
  'reference.getStates': open(),
  'reference.getCardFlags': open(),
  'reference.getSpecialNeeds': open(),
  'reference.getSpecialNeedsLevels': open({ query: '?tipoDeficiencia=deficiencia-visual' }),
  'reference.getCountries': open(),
  'reference.listTestimonials': open({ params: { id: '0' } }),
  'reference.getCurrentPromotion': open(),
  'reference.getRedirect': open({ query: '?caminho=/nada' }),
  'blog.listPosts': open(),
  'blog.listSesiPosts': open(),
  'blog.getPost': open({ params: { slug: 'curso-tecnico-ou-graduacao' } }),
  'footer.listSocialNetworks': open(),
  'footer.listSocialNetworksByBrand': open(),
  'footer.listAllSocialNetworks': open(),
  'footer.listCertificates': open(),
  'footer.listPaymentMethods': open(),
  'footer.listContacts': open(),
  'footer.getLayout': open({ params: { value: 'padrao' } }),
  'site.listLinks': open(),
  'contact.requestCallback': open({ body: {} }),
  'contact.logRequest': open({ body: {} }),
  'contact.sendCompanyLead': open({ body: {} }),
  'newsletter.subscribe': open({ body: {} }),
  'newsletter.confirm': open({ object: 'newsletter-link', body: { token: missingToken } }),
  'newsletter.cancel': open({ object: 'cancellation-link', body: { token: missingToken } }),
  'purchase.create': {
    access: buyers,
    object: 'purchase-key',
    headers: { 'idempotency-key': missingUuid },
    body: { id_oferta: 999_999_999, aluno: student },
  },
  'purchase.list': signedIn(),
  'purchase.get': ofPurchase(),
  'purchase.getTerms': open({ query: '?id_oferta=999999999' }),
  'purchase.accept': ofPurchase({ body: { versao: 'x', sha256: 'x' } }),
  'purchase.choosePayment': { ...ofPurchase({ body: { forma: 'pix' } }), access: buyers },
  'purchase.changeCoupon': { ...ofPurchase({ body: { cupom: 'NADA' } }), access: buyers },
  'purchase.cancel': ofPurchase({ body: {} }),
  'purchase.claimMeasurement': ofPurchase({ body: {} }),
  'choice.listClasses': ofPurchase(),
  'choice.choose': ofPurchase({ body: { escolha: { tipo: 'DINHEIRO' } } }),
  'choice.cancelClass': { access: ['ADMIN'], params: missingCourse, body: {} },
  'newAcceptance.get': ofPurchase(),
  'newAcceptance.answer': ofPurchase({
    body: { pedido: '00000000-0000-4000-8000-000000000000', resposta: 'ACEITO', versao: '1', sha256: 'a' },
  }),
  'newAcceptance.changeClass': { access: ['ADMIN'], params: missingCourse, body: {} },
  'refund.withdraw': ofPurchase({ body: {} }),
  'refund.redirect': ofPurchase({
    body: { destino: { tipo: 'pix', tipo_chave: 'email', chave: 'aluno@vitrine.dev' } },
  }),
  'purchase.getCoupon': open({ params: { codigo: 'NADA' }, query: '?id_oferta=999999999' }),
  'purchase.listInstallments': open({ query: '?id_oferta=999999999' }),
  'guardian.getRequest': ofPurchase(),
  'guardian.resend': ofPurchase({ body: {} }),
  'guardian.change': ofPurchase({ body: { responsavel: { ...guardian } } }),
  'guardian.readLink': { access: buyers, object: 'guardian-link', params: { convite: missingToken } },
  'guardian.openLink': {
    access: buyers,
    object: 'guardian-link',
    params: { convite: missingToken },
    body: {},
  },
  'assisted.readEmployer': open({ object: 'employer-link', params: { convite: missingToken } }),
  'assisted.answerEmployer': open({
    object: 'employer-link',
    params: { convite: missingToken },
    body: { resposta: 'CONFIRMADA' },
  }),
  'assisted.findStudent': { access: sellers, body: { cpf: '168.995.350-09' } },
  'assisted.getTerms': { access: sellers },
  'assisted.listDiscounts': { access: ['SUPERVISOR'] },
  'assisted.propose': {
    access: sellers,
    body: { id_oferta: 999_999_999, cpf: '168.995.350-09' },
  },
  'assisted.enrol': {
    access: sellers,
    body: { id_oferta: 999_999_999, cpf: '168.995.350-09', custeio: { tipo: 'BOLSA' } },
  },
  'assisted.get': { access: sellers, object: 'proposal', params: { id: '999999999' } },
  'assisted.resend': { access: sellers, object: 'proposal', params: { id: '999999999' }, body: {} },
  'assisted.cancel': { access: sellers, object: 'proposal', params: { id: '999999999' }, body: {} },
  'assisted.decide': {
    access: ['SUPERVISOR'],
    object: 'proposal',
    params: { id: '999999999' },
    body: { decisao: 'APROVADO' },
  },
  'assisted.readLink': { access: buyers, object: 'assisted-link', params: { link: missingToken } },
  'assisted.openLink': { access: buyers, object: 'assisted-link', params: { link: missingToken }, body: {} },
  'assisted.getLogin': open({ object: 'code-link', params: { link: missingToken } }),
  'assisted.sendCode': open({ object: 'code-link', params: { link: missingToken }, body: {} }),
  'assisted.createLogin': open({
    object: 'code-link',
    params: { link: missingToken },
    body: { codigo: '000000', senha: 'Kx7mangue42', aceites: { termos: true, novidades: false } },
  }),
  'assisted.listActs': ofPurchase(),
  'enrolment.apply': {
    access: buyers,
    body: { id_oferta: 999_999_999, aluno: student, declaracao: 'x' },
  },
  'enrolment.list': signedIn(),
  'enrolment.takeKeptSeat': ofEnrolment(),
  'enrolment.giveUp': ofEnrolment(),
  'grant.addDocument': ofEnrolment({ body: { tipo: 'RG', nome: 'rg.pdf', conteudo: '' } }),
  'grant.removeDocument': ofEnrolment({
    params: { protocolo: 'AAAA-AAAA-AAAA', id: missingUuid },
  }),
  'grant.getDocument': signedIn({
    object: 'enrolment-document',
    params: { protocolo: 'AAAA-AAAA-AAAA', id: missingUuid },
  }),
  'grant.getDocumentPage': {
    access: deciders,
    params: { protocolo: 'AAAA-AAAA-AAAA', id: missingUuid, pagina: '1' },
  },
  'grant.listToDecide': { access: deciders },
  'grant.decide': {
    access: deciders,
    params: { protocolo: 'AAAA-AAAA-AAAA' },
    body: { decisao: 'DEFERIDA' },
  },
  'company.createOrder': {
    access: shoppers,
    object: 'purchase-key',
    headers: { 'idempotency-key': missingUuid },
    body: {
      id_oferta: 999_999_999,
      empresa: { cnpj: '11.222.333/0001-81', razao_social: 'Metalúrgica Hoffmann' },
      vagas: 1,
      alunos: [],
    },
  },
  'company.getInvoice': ofPurchase({ object: 'company-order' }),
  'company.invoice': {
    access: buyers,
    object: 'company-order',
    params: { codigo: missingCode },
    body: {},
  },
  'company.askForInvoice': {
    access: buyers,
    object: 'company-order',
    params: { codigo: missingCode },
    body: {},
  },
  'company.getSeats': ofPurchase({ object: 'company-order' }),
  'company.nameSeat': ofPurchase({
    object: 'company-order',
    params: { codigo: missingCode, posicao: '1' },
    body: {
      aluno: {
        nome: student.nome,
        cpf: student.cpf,
        nascimento: student.nascimento,
        email: student.email,
      },
    },
  }),
  'company.resend': ofPurchase({
    object: 'company-order',
    params: { codigo: missingCode, posicao: '1' },
    body: {},
  }),
  'company.listOwnSeats': signedIn(),
  'company.getOwnSeat': signedIn({
    object: 'company-seat',
    params: { codigo: missingCode, posicao: '1' },
  }),
  'company.readLink': { access: buyers, object: 'seat-link', params: { convite: missingToken } },
  'company.acceptSeat': {
    access: buyers,
    object: 'seat-link',
    params: { convite: missingToken },
    body: { versao: '1', sha256: 'a'.repeat(64) },
  },
  'sales.list': { access: ['CONTACT_CENTER', 'SUPERVISOR'] },
  'lead.list': { access: sellers },
  'lead.work': {
    access: sellers,
    object: 'lead',
    params: { tipo: 'LIGACAO', id: '999999999' },
    body: { situacao: 'CONCLUIDO', nota: '' },
  },
  'pix.get': ofPurchase(),
  'pix.regenerate': { ...ofPurchase({ body: {} }), access: buyers },
  'pix.receiveWebhook': { access: 'provider', body: { pix: [] } },
  'pix.receiveBankNotice': {
    access: 'provider',
    params: { segredo: missingToken },
    body: { pix: [] },
  },
  'boleto.get': ofPurchase(),
  'boleto.print': open({ query: `?v=${missingToken}` }),
  'boleto.previewRenewal': open({ query: `?v=${missingToken}` }),
  'boleto.renew': open({ body: { v: missingToken } }),
  'boleto.receiveWebhook': { access: 'provider', body: { boletos: [] } },
  'document.receipt': ofPurchase(),
  'document.terms': ofPurchase(),
  'document.boleto': ofPurchase(),
  'document.boletoOfLink': open({ query: `?v=${missingToken}` }),
  'card.receiveWebhook': { access: 'provider', body: { cartoes: [] } },
  'gateway.receiveWebhook': { access: 'provider', body: { type: 'payment' } },
  'simulatedBank.listCharges': open(),
  'simulatedBank.getCharge': open({ params: { txid: 'a'.repeat(32) } }),
  'simulatedBank.act': open({ params: { txid: 'a'.repeat(32), acao: 'pagar' }, body: {} }),
  'simulatedBank.moveClock': open({ body: { minutos: 0 } }),
};

export interface Endpoint {
  name: string;
  method: string;
  path: string;
}

export function listEndpoints(): Endpoint[] {
  return Object.entries(contract).flatMap(([section, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const { method = 'GET', path = '' } = endpoint['~orpc'].route;
      return { name: `${section}.${name}`, method, path };
    }),
  );
}

export function fillParams(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`);
    return value;
  });
}

export function expectedOutcome({ access }: EndpointAccess, role: LoginKind | 'VISITOR') {
  if (access === 'provider') return 'refused';
  if (access === 'public') return 'in';
  if (role === 'VISITOR') return 'sign in';
  if (typeof access === 'string') return 'in';
  return access.includes(role) ? 'in' : 'refused';
}

export const roles: readonly (LoginKind | 'VISITOR')[] = ['VISITOR', ...loginKinds];
