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
  'brand.save': asItIs('brand.save'),
  'setup.check': asItIs('setup.check'),
  'setup.create': asItIs('setup.create'),
  'session.refreshTokenUser': asItIs('session.refreshTokenUser'),
  'session.login': asItIs('session.login'),
  'session.completeLogin': asItIs('session.completeLogin'),
  'session.register': asItIs('session.register'),
  'session.logout': asItIs('session.logout'),
  'session.confirmAccess': (of) => ({ body: { senha: passwordOf(of) } }),
  'session.setPhone': (of) => ({ body: { telefone: '(48) 99123-7001', senha: passwordOf(of) } }),
  'recovery.request': ({ owner }) => ({ body: { identificador: owner.email } }),
  'recovery.reset': ({ ids }) => ({
    params: { codigoAcesso: ids['TROCAR_SENHA']!, codigoAplicacao: 'vitrine' },
    body: { senha: 'senha' },
  }),
  'emailAddress.confirm': ({ ids }) => ({ body: { token: ids['CONFIRMAR_EMAIL']! } }),
  'emailAddress.resend': asItIs('emailAddress.resend'),
  'emailAddress.change': (of) => ({ body: { email: 'novo.endereco@exemplo.com.br', senha: passwordOf(of) } }),
  'emailAddress.undo': ({ reads }) => ({ ...reads['emailAddress.checkUndo']!, body: {} }),
  'cpfClaim.send': asItIs('cpfClaim.send'),
  'cpfClaim.decide': ({ ids }) => ({
    params: { id: ids['claim']! },
    body: { decisao: 'RECUSADO', motivo: 'Documento ilegível.', documento_conferido: true },
  }),
  'loginConfirmation.answer': ({ ids }) => ({
    params: { hash: ids['CONFIRMAR_LOGIN']! },
    body: { resposta: 'fui-eu' },
  }),
  'secondFactor.start': (of) => ({ body: { senha: passwordOf(of) } }),
  'secondFactor.confirm': asItIs('secondFactor.confirm'),
  'secondFactor.stop': asItIs('secondFactor.stop'),
  'secondFactor.reset': asItIs('secondFactor.reset'),
  'account.updateRecord': () => ({ body: { rg: '7654321' } }),
  'account.setSpecialNeeds': () => ({
    body: { versao: '2026-11', consentimento: true, necessidades: ['deficiencia-auditiva'] },
  }),
  'account.erase': asItIs('account.erase'),
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
  'courseAlert.set': ofCourse,
  'courseAlert.remove': ofCourse,
  'waitingList.join': ofOffer,
  'waitingList.leave': ofOffer,
  'contact.requestCallback': asItIs('contact.requestCallback'),
  'contact.logRequest': asItIs('contact.logRequest'),
  'contact.sendCompanyLead': asItIs('contact.sendCompanyLead'),
  'newsletter.subscribe': asItIs('newsletter.subscribe'),
  'newsletter.confirm': asItIs('newsletter.confirm'),
  'courseAlert.endAll': asItIs('courseAlert.endAll'),
  'newsletter.cancel': asItIs('newsletter.cancel'),
  'finance.settle': ({ ids }) => ({
    body: { tipo: 'DEVOLUCAO_RECUSADA', referencia: ids['purchase']!, nota: 'Conferido com o banco.' },
  }),
  'finance.registerReceipt': asItIs('finance.registerReceipt'),
  'finance.checkReceipt': asItIs('finance.checkReceipt'),
  'finance.askForTarget': asItIs('finance.askForTarget'),
  'refundDesk.request': ofPurchase('purchase', {
    ...(spec('refundDesk.request').body as object),
    valor: 0.01,
    encerra: false,
  }),
  'refundDesk.decide': asItIs('refundDesk.decide'),
  'invoice.noteTransfer': ({ ids }) => ({
    params: { codigo: ids['ordered']! },
    body: { recebido_em: '2026-11-23', nota: 'Conferido no extrato.' },
  }),
  'invoice.setTerms': ({ owner }) => ({
    params: { id_pessoa: String(owner.personId) },
    body: { cnpj: '11.222.333/0001-81', limite: 2000 },
  }),
  'invoice.refuse': ({ owner }) => ({
    params: { id_pessoa: String(owner.personId) },
    body: { cnpj: '11.222.333/0001-81', motivo: 'Sem histórico de compras.' },
  }),
  'purchase.create': ({ offer }) => ({
    ...spec('purchase.create'),
    body: { ...(spec('purchase.create').body as object), id_oferta: offer },
  }),
  'purchase.accept': (of) => ofPurchase('toAccept', of.terms)(of),
  'purchase.choosePayment': ofPurchase('toChoose', { forma: 'pix' }),
  'purchase.changeCoupon': ofPurchase('toDiscount', { cupom: 'COMECE10' }),
  'purchase.cancel': ofPurchase('toCancel'),
  'purchase.claimMeasurement': ofPurchase('toMeasure'),
  'choice.choose': ofPurchase('purchase', { escolha: { tipo: 'DINHEIRO' } }),
  'choice.cancelClass': asItIs('choice.cancelClass'),
  'newAcceptance.answer': (of) =>
    ofPurchase('purchase', { pedido: of.ids['acceptance']!, resposta: 'ACEITO', ...of.terms })(of),
  'newAcceptance.changeClass': asItIs('newAcceptance.changeClass'),
  'refund.withdraw': ofPurchase('toWithdraw'),
  'refund.redirect': ofPurchase('purchase', spec('refund.redirect').body as object),
  'guardian.resend': ofPurchase('asked'),
  'guardian.change': ofPurchase('asked', spec('guardian.change').body as object),
  'guardian.openLink': ({ reads }) => ({ ...reads['guardian.readLink']!, body: {} }),
  'assisted.findStudent': asItIs('assisted.findStudent'),
  'assisted.propose': asItIs('assisted.propose'),
  'assisted.enrol': asItIs('assisted.enrol'),
  'assisted.resend': ({ ids }) => ({ params: { id: ids['proposal']! }, body: {} }),
  'assisted.decide': ({ ids }) => ({ params: { id: ids['proposal']! }, body: { decisao: 'APROVADO' } }),
  'assisted.cancel': ({ ids }) => ({ params: { id: ids['proposal']! }, body: {} }),
  'assisted.answerEmployer': ({ reads }) => ({
    ...reads['assisted.readEmployer']!,
    body: { resposta: 'CONFIRMADA' },
  }),
  'assisted.openLink': ({ reads }) => ({ ...reads['assisted.readLink']!, body: {} }),
  'assisted.sendCode': ({ reads }) => ({ ...reads['assisted.getLogin']!, body: {} }),
  'assisted.createLogin': ({ reads }) => ({
    ...reads['assisted.getLogin']!,
    body: spec('assisted.createLogin').body,
  }),
  'enrolment.apply': ({ offer }) => ({
    body: { ...(spec('enrolment.apply').body as object), id_oferta: offer },
  }),
  'enrolment.takeKeptSeat': ({ ids }) => ({ params: { protocolo: ids['protocol']! }, body: {} }),
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
  'enrolment.giveUp': ({ ids }) => ({ params: { protocolo: ids['protocol']! }, body: {} }),
  'company.createOrder': ({ offer }) => ({
    ...spec('company.createOrder'),
    body: { ...(spec('company.createOrder').body as object), id_oferta: offer },
  }),
  'company.invoice': ofPurchase('ordered'),
  'company.askForInvoice': ofPurchase('ordered'),
  'company.nameSeat': ({ ids }) => ({
    params: { codigo: ids['ordered']!, posicao: '1' },
    body: spec('company.nameSeat').body,
  }),
  'company.resend': ({ ids }) => ({ params: { codigo: ids['ordered']!, posicao: '1' }, body: {} }),
  'company.acceptSeat': ({ reads, terms }) => ({ ...reads['company.readLink']!, body: terms }),
  'lead.work': ({ ids }) => ({
    params: { tipo: 'LIGACAO', id: ids['lead']! },
    body: { situacao: 'CONCLUIDO', nota: '' },
  }),
  'pix.regenerate': ofPurchase('toRegenerate'),
  'pix.receiveWebhook': asItIs('pix.receiveWebhook'),
  'pix.receiveBankNotice': asItIs('pix.receiveBankNotice'),
  'boleto.renew': ({ ids }) => ({ body: { v: ids['v']! } }),
  'boleto.receiveWebhook': asItIs('boleto.receiveWebhook'),
  'card.receiveWebhook': asItIs('card.receiveWebhook'),
  'gateway.receiveWebhook': asItIs('gateway.receiveWebhook'),
  'simulatedBank.act': asItIs('simulatedBank.act'),
  'simulatedBank.moveClock': asItIs('simulatedBank.moveClock'),
};

export const lastCalls: readonly string[] = ['account.endOtherSessions', 'session.logout', 'account.erase'];

export const ofWhoeverHolds: ReadonlySet<string> = new Set([
  ...Object.entries(endpointAccess).flatMap(([name, { object }]) =>
    [
      'reset-link',
      'login-link',
      'undo-link',
      'newsletter-link',
      'cancellation-link',
      'alerts-link',
      'code-link',
    ].includes(object ?? '')
      ? [name]
      : [],
  ),
  'recovery.request',
  'community.voteReview',
  'boleto.print',
  'boleto.previewRenewal',
  'boleto.renew',
  'document.boletoOfLink',
]);

export const ofEverybody =
  /^(moderation|finance|refundDesk|invoice|cpfClaim|lead|grant\.(listToDecide|decide|getDocument|getDocumentPage)|mailbox|simulatedBank|assisted\.(listActs|findStudent)|secondFactor\.reset)/;
