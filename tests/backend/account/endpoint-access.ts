import { demoBrand } from '#/backend/db/seed/content/demo-brand.ts';
import { usualLook } from '#/domain/school/look.ts';
import { contract } from '#/contract/contract.ts';
import { canPay, loginKinds, type LoginKind } from '#/domain/person/login-kind.ts';

export type Access =
  | 'public'
  | 'signed-in'
  | 'refresh-cookie'
  | 'provider'
  | 'machine'
  | readonly LoginKind[];

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
  | 'team-link'
  | 'team-account-link'
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
  'reset-link': 'anyone who holds the link',
  'login-link': 'anyone who holds the link',
  'undo-link': 'anyone who holds the link',
  'newsletter-link': 'anyone who holds the link',
  'employer-link': 'anyone who holds the link',
  'cancellation-link': 'anyone who holds the link',
  'alerts-link': 'anyone who holds the link',
  'code-link': 'anyone who holds the link',
  'team-link': 'anyone who holds the link',
  'team-account-link': '410, as missing',
  'own-part': 'unseen, untouched',
};

const missingCode = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const missingUuid = '00000000-0000-4000-8000-000000000000';
const missingToken = 'A'.repeat(43);
const missingCourse = { id: '999999999' };
const unitOfNowhere = {
  nome: 'Unidade',
  endereco: 'Rua A, 1',
  cidade: 'Nenhures',
  uf: 'SC',
  cep: '88000-000',
};

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

const managers: readonly LoginKind[] = ['ADMIN'];

export const deskCourse = {
  titulo: 'Curso da matriz de papéis',
  id_modalidade: 3,
  id_area_atuacao: 1,
  id_tipo_curso: 2,
  descricao: 'Texto',
  publico_alvo: 'Todos',
  objetivos: ['Aprender'],
  conteudo: [{ titulo: 'Módulo', carga_horaria: 10, topicos: [] }],
  carga_horaria: 10,
  duracao_meses: 1,
  certificacao: 'Certificado',
  requisitos: '',
  video_url: null,
  termos_busca: '',
  preco_original: 100,
  preco_promocional: null,
  periodo_preco: 'curso',
};

const missingMail = { tipo: 'nenhum' };
const mailWords = { assunto: '', abertura: '', fechamento: '' };
const faqEntry = { secao: 'Geral', pergunta: 'Pode?', resposta: 'Pode.', ordem: 10, publicada: true };
const schoolPageEntry = {
  titulo: 'Quem somos',
  slug: 'quem-somos-nos',
  resumo: 'A escola.',
  texto: 'Ensinamos.',
  ordem: 10,
  publicada: true,
};
const deskCampaign = {
  titulo: 'Campanha',
  descricao: 'Cursos.',
  primeiro_dia: '2026-12-01',
  ultimo_dia: '2026-12-31',
  cursos: [999_999_999],
};
const testimonialEntry = { nome: 'Ana', curso: 'Solda', texto: 'Bom.', ordem: 10, publicado: true };
const postEntry = { titulo: 'Matriz', slug: '', resumo: 'Resumo', texto: 'Texto.', data: '2031-03-01' };

const deskCoupon = {
  descricao: 'Desconto',
  tipo: 'PERCENTUAL',
  percentual: 10,
  valor: null,
  valido_de: '2031-03-01',
  valido_ate: '2031-03-31',
  minimo: 0,
  usos_por_pessoa: 1,
  usos_total: null,
  modalidades: [],
  cursos: [999_999_999],
  destaque: false,
};

const deskTeacher = { nome: 'Professora da matriz', biografia: '', links: [], mostrado: false };
const deskProgramme = { titulo: 'Programa', resumo: 'Resumo', texto: '', cursos: [1, 2] };
const deskEdition = { preco: 100, parcelas_max: 1, a_venda: false };
const ofProgramme = { access: managers, params: { slug: 'nenhum' } };
const ofTeacher = { access: managers, params: { slug: 'ninguem' } };

export const deskOffer = {
  formato: 'ead',
  id_unidade: 1,
  turno: 'livre',
  dias_semana: [],
  hora_inicio: null,
  hora_fim: null,
  data_inicio: '2031-03-01',
  data_fim: '2031-06-01',
  inscricoes_ate: '2031-03-01',
  carga_horaria: 10,
  vagas_total: 20,
  vagas_minimas: 0,
  tipo_oferta: 'PAGO',
  preco_original: 100,
  preco_promocional: null,
  parcelas_max: 1,
  idade_minima: null,
  escolaridade: null,
  documentos: [],
  confere_documentos: false,
};

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
  'brand.getBrand': open(),
  'brand.saveBrand': { access: ['ADMIN'], body: { ...demoBrand, versao: 99 } },
  'brand.saveLook': { access: ['ADMIN'], body: { ...usualLook, versao: 99 } },
  'brand.getImage': open({ params: { arquivo: `${'0'.repeat(32)}.png` } }),
  'brand.saveImage': { access: ['ADMIN'], body: { uso: 'logo', conteudo: 'bmFkYQ==' } },
  'brand.removeImage': { access: ['ADMIN'], params: { uso: 'icone' } },
  'legal.getLegalText': open({ params: { texto: 'termos' } }),
  'legal.getLegalDraft': { access: ['ADMIN'], params: { texto: 'contrato' } },
  'legal.saveLegalDraft': {
    access: ['ADMIN'],
    params: { texto: 'termos' },
    body: { rascunho: 'Texto', versao: 99 },
  },
  'legal.publishLegalText': {
    access: ['ADMIN'],
    params: { texto: 'termos' },
    body: { rascunho: 'Texto', versao: 99 },
  },
  'setup.checkSetup': open({ body: { codigo: missingToken } }),
  'setup.createFirstAdministrator': open({
    body: {
      codigo: missingToken,
      nome: 'Helena Prado',
      email: 'direcao@exemplo.com.br',
      senha: 'Girassol2031',
    },
  }),
  'schoolSignIn.getSchoolSignIn': open(),
  'schoolSignIn.beginSchoolSignIn': open({ body: { destino: '/' } }),
  'schoolSignIn.completeSchoolSignIn': open({ body: { state: missingToken } }),
  'team.listTeam': { access: ['ADMIN'] },
  'team.inviteToTeam': {
    access: ['ADMIN'],
    body: { email: 'colega@exemplo.com.br', papel: 'FINANCEIRO' },
  },
  'team.resendTeamInvitation': { access: ['ADMIN'], params: { id: '999999999' }, body: {} },
  'team.withdrawTeamInvitation': { access: ['ADMIN'], params: { id: '999999999' }, body: {} },
  'team.changeTeamRole': { access: ['ADMIN'], params: { id: '999999999' }, body: { papel: 'SUPERVISOR' } },
  'team.changeSellingTerms': {
    access: ['ADMIN'],
    params: { id: '999999999' },
    body: { idSupervisor: null, descontoMaximo: 5 },
  },
  'team.endTeamSessions': { access: ['ADMIN'], params: { id: '999999999' }, body: {} },
  'team.removeFromTeam': { access: ['ADMIN'], params: { id: '999999999' }, body: {} },
  'team.checkTeamInvitation': open({ object: 'team-link', body: { convite: missingToken } }),
  'team.joinTeam': open({
    object: 'team-link',
    body: { convite: missingToken, nome: 'Rui Prado', senha: 'Girassol2031' },
  }),
  'team.joinTeamWithAccount': signedIn({
    object: 'team-account-link',
    body: { convite: missingToken, senha: 'Vitrine2026' },
  }),
  'checklist.getChecklist': { access: managers },
  'checklist.testCharge': { access: managers, body: {} },
  'checklist.testMail': { access: managers, body: {} },
  'people.findPeople': { access: managers, query: '?busca=nada' },
  'people.getPerson': { access: managers, params: { id: '999999999' } },
  'people.endPersonSessions': { access: managers, params: { id: '999999999' }, body: {} },
  'tasks.listTasks': { access: managers },
  'tasks.listUnsentMails': { access: managers },
  'tasks.retryMail': { access: managers, params: { id: '999999999' }, body: {} },
  'tasks.discardMail': { access: managers, params: { id: '999999999' }, body: {} },
  'audit.listActs': { access: managers },
  'catalogueImport.checkImport': {
    access: managers,
    body: { arquivos: [{ nome: 'a.csv', conteudo: '' }], retirar_ausentes: false },
  },
  'catalogueImport.getImport': { access: managers, params: missingCourse },
  'catalogueImport.runImport': { access: managers, params: missingCourse, body: {} },
  'catalogueImport.cancelImport': { access: managers, params: missingCourse, body: {} },
  'catalogueImport.getRefusedLines': { access: managers, params: missingCourse },
  'catalogueImport.exportCatalogue': { access: managers, params: { formato: 'json' } },
  'catalogueImport.putCatalogue': { access: 'machine', body: { simular: true } },
  'machineKey.listMachineKeys': { access: managers },
  'machineKey.createMachineKey': { access: managers, body: { nome: 'Sistema', escopo: 'catalogo' } },
  'machineKey.endMachineKey': { access: managers, params: { id: '999999999' }, body: {} },
  'courseSchedule.getCourseSchedule': { access: managers, params: missingCourse },
  'courseSchedule.scheduleChange': {
    access: managers,
    params: missingCourse,
    body: {
      mudanca: {
        tipo: 'PUBLICAR',
        id_oferta: null,
        dia: '2099-01-01',
        hora: '08:00',
        preco_original: null,
        preco_promocional: null,
      },
    },
  },
  'courseSchedule.cancelScheduledChange': {
    access: managers,
    params: { ...missingCourse, mudanca: '999999999' },
    body: {},
  },
  'mailWords.listMails': { access: managers },
  'mailWords.getMail': { access: managers, params: missingMail },
  'mailWords.saveMailWords': { access: managers, params: missingMail, body: { ...mailWords, versao: 0 } },
  'mailWords.previewMail': { access: managers, params: missingMail, body: mailWords },
  'mailWords.testMailWords': { access: managers, params: missingMail, body: mailWords },
  'mailWords.listMailChanges': { access: managers, params: missingMail },
  'mailWords.restoreMailWords': {
    access: managers,
    params: missingMail,
    body: { versao: 0, mudanca: null },
  },
  'faq.getFaq': open(),
  'faq.listFaqItems': { access: managers },
  'faq.getFaqItem': { access: managers, params: missingCourse },
  'faq.createFaqItem': { access: managers, body: faqEntry },
  'faq.saveFaqItem': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, pergunta_frequente: faqEntry },
  },
  'faq.deleteFaqItem': { access: managers, params: missingCourse, body: { versao: 1 } },
  'redirectDesk.listRedirects': { access: managers },
  'redirectDesk.addRedirects': { access: managers, body: { linhas: '/matriz-antiga;/busca' } },
  'redirectDesk.removeRedirect': { access: managers, body: { caminho: '/nenhum' } },
  'schoolPage.listSchoolPages': open(),
  'schoolPage.getSchoolPage': open({ params: { slug: 'quem-somos' } }),
  'schoolPage.listDeskSchoolPages': { access: managers },
  'schoolPage.getDeskSchoolPage': { access: managers, params: missingCourse },
  'schoolPage.createSchoolPage': { access: managers, body: schoolPageEntry },
  'schoolPage.saveSchoolPage': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, pagina: schoolPageEntry },
  },
  'schoolPage.deleteSchoolPage': { access: managers, params: missingCourse, body: { versao: 1 } },
  'testimonialDesk.listDeskTestimonials': { access: managers },
  'testimonialDesk.getDeskTestimonial': { access: managers, params: missingCourse },
  'testimonialDesk.createTestimonial': { access: managers, body: testimonialEntry },
  'testimonialDesk.saveTestimonial': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, depoimento: testimonialEntry },
  },
  'testimonialDesk.deleteTestimonial': { access: managers, params: missingCourse, body: { versao: 1 } },
  'postDesk.listDeskPosts': { access: managers },
  'postDesk.getDeskPost': { access: managers, params: missingCourse },
  'postDesk.createPost': { access: managers, body: postEntry },
  'postDesk.savePost': { access: managers, params: missingCourse, body: { versao: 1, post: postEntry } },
  'postDesk.publishPost': { access: managers, params: missingCourse, body: { publicado: true } },
  'postDesk.savePostCover': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, conteudo: 'AA==' },
  },
  'campaignDesk.listCampaigns': { access: managers },
  'campaignDesk.getDeskCampaign': { access: managers, params: { tag: 'nenhuma' } },
  'campaignDesk.createCampaign': { access: managers, body: { tag: 'matriz', campanha: deskCampaign } },
  'campaignDesk.saveCampaign': {
    access: managers,
    params: { tag: 'nenhuma' },
    body: { versao: 1, campanha: deskCampaign },
  },
  'campaignDesk.endCampaign': { access: managers, params: { tag: 'nenhuma' }, body: {} },
  'couponDesk.listCoupons': { access: managers },
  'couponDesk.getDeskCoupon': { access: managers, params: { codigo: 'NENHUM' } },
  'couponDesk.createCoupon': { access: managers, body: { codigo: 'MATRIZ', cupom: deskCoupon } },
  'couponDesk.saveCoupon': {
    access: managers,
    params: { codigo: 'NENHUM' },
    body: { versao: 1, cupom: deskCoupon },
  },
  'couponDesk.endCoupon': { access: managers, params: { codigo: 'NENHUM' }, body: {} },
  'programmeDesk.listDeskProgrammes': { access: managers },
  'programmeDesk.getDeskProgramme': ofProgramme,
  'programmeDesk.createProgramme': {
    access: managers,
    body: { slug: 'programa-da-matriz', programa: deskProgramme },
  },
  'programmeDesk.saveProgramme': { ...ofProgramme, body: { versao: 1, programa: deskProgramme } },
  'programmeDesk.publishProgramme': { ...ofProgramme, body: { publicado: true } },
  'programmeDesk.listProgrammeHistory': ofProgramme,
  'programmeDesk.undoProgrammeTexts': { ...ofProgramme, body: { mudanca: 1 } },
  'programmeDesk.saveProgrammePicture': { ...ofProgramme, body: { versao_imagem: 1, texto: 'Bancada' } },
  'programmeDesk.removeProgrammePicture': { ...ofProgramme, body: { versao_imagem: 1 } },
  'programmeDesk.createEdition': { ...ofProgramme, body: { edicao: { ...deskEdition, turmas: [1, 2] } } },
  'programmeDesk.saveEdition': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, edicao: deskEdition },
  },
  'teacherDesk.listDeskTeachers': { access: managers },
  'teacherDesk.getDeskTeacher': ofTeacher,
  'teacherDesk.createTeacher': {
    access: managers,
    body: { slug: 'professora-da-matriz', professor: deskTeacher },
  },
  'teacherDesk.saveTeacher': { ...ofTeacher, body: { versao: 1, professor: deskTeacher } },
  'teacherDesk.saveTeacherPicture': { ...ofTeacher, body: { versao_imagem: 1, texto: 'Retrato' } },
  'teacherDesk.removeTeacherPicture': { ...ofTeacher, body: { versao_imagem: 1 } },
  'offerDesk.getConsequences': { access: managers, params: missingCourse },
  'offerDesk.cancelDeskOffer': {
    access: managers,
    params: missingCourse,
    body: { previsto: 'nada', motivo: 'Professor doente' },
  },
  'offerDesk.forecastPostponement': { access: managers, params: missingCourse, body: {} },
  'offerDesk.postponeDeskOffer': {
    access: managers,
    params: missingCourse,
    body: { previsto: 'nada', motivo: 'Professor doente' },
  },
  'offerDesk.forecastMove': { access: managers, params: missingCourse, body: { mudanca: deskOffer } },
  'offerDesk.moveDeskOffer': {
    access: managers,
    params: missingCourse,
    body: { previsto: 'nada', motivo: 'Professor doente', mudanca: deskOffer },
  },
  'offerDesk.openEnrolment': { access: managers, params: missingCourse, body: { abertas: true } },
  'courseHistory.listCourseHistory': { access: managers, params: missingCourse },
  'courseHistory.undoCourseTexts': { access: managers, params: missingCourse, body: { mudanca: 1 } },
  'offerStudents.listStudents': { access: ['SUPERVISOR', 'ADMIN'], params: missingCourse },
  'pinnedCourses.getPinnedCourses': { access: managers },
  'pinnedCourses.savePinnedCourses': { access: managers, body: { versao: 999, cursos: [] } },
  'courseDesk.listDeskCourses': { access: managers },
  'courseDesk.publishCourses': { access: managers, body: { cursos: [999_999_999], publicado: true } },
  'courseDesk.nameCourses': { access: managers },
  'courseDesk.getCourseOptions': { access: managers },
  'courseDesk.getDeskCourse': { access: managers, params: missingCourse },
  'courseDesk.previewCourse': { access: managers, params: missingCourse },
  'courseDesk.createCourse': { access: managers, body: { ...deskCourse, id_modalidade: 999 } },
  'courseDesk.saveCourse': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, curso: deskCourse },
  },
  'courseDesk.publishCourse': { access: managers, params: missingCourse, body: { publicado: true } },
  'courseDesk.savePicture': {
    access: managers,
    params: missingCourse,
    body: { versao_imagem: 1, texto: 'Bancada' },
  },
  'courseDesk.removePicture': { access: managers, params: missingCourse, body: { versao_imagem: 1 } },
  'courseDesk.createOffer': { access: managers, params: missingCourse, body: { turma: deskOffer } },
  'courseDesk.saveOffer': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, turma: deskOffer },
  },
  'courseDesk.addUnit': {
    access: managers,
    body: unitOfNowhere,
  },
  'courseDesk.listDeskUnits': { access: managers },
  'courseDesk.saveUnit': {
    access: managers,
    params: { id: '999999999' },
    body: { versao: 1, unidade: unitOfNowhere },
  },
  'courseDesk.closeUnit': { access: managers, params: { id: '999999999' }, body: { fechada: true } },
  'courseDesk.getNames': { access: managers },
  'courseDesk.saveNames': {
    access: managers,
    params: { lista: 'tipos' },
    body: { versao: 999_999, nomes: [] },
  },
  'session.getPersonData': signedIn(),
  'session.refreshTokenUser': { access: 'refresh-cookie', body: {} },
  'session.login': open({ body: {} }),
  'session.completeLogin': open({ body: { codigo: '000000' } }),
  'session.register': open({ body: {} }),
  'session.logout': open({ body: {} }),
  'session.confirmAccess': signedIn({ body: { codigo: '000000' } }),
  'session.setPhone': signedIn({ body: { telefone: '(48) 99123-0001' } }),
  'recovery.requestRecovery': open({ body: { identificador: 'ninguem@exemplo.com.br' } }),
  'recovery.checkRecovery': open({
    object: 'reset-link',
    params: { codigoAcesso: missingToken, codigoAplicacao: 'vitrine' },
  }),
  'recovery.resetPassword': open({
    object: 'reset-link',
    params: { codigoAcesso: missingToken, codigoAplicacao: 'vitrine' },
    body: { senha: 'Nova2026x' },
  }),
  'emailAddress.confirmEmail': open({ object: 'email-link', body: { token: missingToken } }),
  'emailAddress.resendConfirmation': signedIn({ body: {} }),
  'emailAddress.changeEmail': signedIn({ body: { email: 'outro@exemplo.com.br', senha: 'Errada2026' } }),
  'emailAddress.checkEmailUndo': open({ object: 'undo-link', params: { codigo: missingToken } }),
  'emailAddress.undoEmailChange': open({ object: 'undo-link', params: { codigo: missingToken } }),
  'cpfClaim.sendCpfClaim': open({ body: {} }),
  'cpfClaim.listCpfClaims': { access: ['SUPERVISOR', 'ADMIN'] },
  'cpfClaim.decideCpfClaim': {
    access: ['SUPERVISOR', 'ADMIN'],
    params: { id: '999999' },
    body: { decisao: 'APROVADO', documento_conferido: true },
  },
  'loginConfirmation.checkLoginConfirmation': open({ object: 'login-link', params: { hash: missingToken } }),
  'loginConfirmation.answerLoginConfirmation': open({
    object: 'login-link',
    params: { hash: missingToken },
    body: { resposta: 'fui-eu' },
  }),
  'secondFactor.getSecondFactor': { access: team },
  'secondFactor.startSecondFactor': { access: team, body: { senha: 'Errada2026' } },
  'secondFactor.confirmSecondFactor': { access: team, body: { codigo: '000000' } },
  'secondFactor.stopSecondFactor': { access: team, body: { senha: 'Errada2026', codigo: '000000' } },
  'secondFactor.resetSecondFactor': {
    access: ['SUPERVISOR', 'ADMIN'],
    body: { email: 'outro@exemplo.com.br', senha: 'Errada2026' },
  },
  'mailbox.listMailbox': open(),
  'mailbox.getMailboxMail': open({ params: { id: '999999999' } }),
  'account.getPersonRecord': signedIn(),
  'account.updatePersonRecord': signedIn({ body: {} }),
  'account.setSpecialNeeds': signedIn({
    body: { versao: '2026-11', consentimento: false, necessidades: [] },
  }),
  'account.eraseAccount': { access: shoppers, body: { senha: 'Errada2026' } },
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
  'course.getCourse': open({ params: missingCourse }),
  'course.getCourseOffer': open({ params: { id: '999999999', offerId: '999999999' } }),
  'course.listCourseOffers': open({ params: missingCourse }),
  'course.getEnrolmentInfo': open({ params: { a: '999999999', b: '999999999' } }),
  'course.getPicture': open({ params: { arquivo: `${'0'.repeat(32)}-640.webp` } }),
  'programme.listProgrammes': open(),
  'programme.getProgramme': open({ params: { slug: 'nenhum' } }),
  'compare.compareCourses': open(),
  'routine.findRoutine': open(),
  'teacher.listTeachers': open(),
  'teacher.getTeacher': open({ params: { slug: 'ninguem' } }),
  'search.searchCourses': open(),
  'search.getSearchFacets': open(),
  'search.suggestCourses': open({ query: '?titulo_prefixo=mec' }),
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
  'taxonomy.listUnits': open(),
  'taxonomy.listCourseTypes': open(),
  'taxonomy.resolvePage': open({ params: { segmento: 'blumenau' } }),
  'sitemap.listSitemapParts': open(),
  'sitemap.listSitemapCourses': open({ params: { parte: '1' } }),
  'sitemap.listSitemapOffers': open({ params: { parte: '1' } }),
  'sitemap.listSitemapLists': open(),
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
  'moderation.listPendingReviews': { access: ['ADMIN'] },
  'moderation.decideReview': {
    access: ['ADMIN'],
    params: missingCourse,
    body: { decisao: 'RECUSADA', motivo: 'OFENSA' },
  },
  'moderation.listOpenQuestions': { access: answerers },
  'moderation.answerQuestion': {
    access: answerers,
    params: missingCourse,
    body: { resposta: 'A escola empresta as luvas.' },
  },
  'moderation.discardQuestion': { access: ['ADMIN'], params: missingCourse, body: {} },
  'finance.listFinanceMatters': { access: ['FINANCEIRO', 'ADMIN'] },
  'finance.settleFinanceMatter': {
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
  'orderDesk.findOrders': { access: ['SUPERVISOR', 'FINANCEIRO', 'ADMIN'] },
  'orderDesk.getOrder': {
    access: ['SUPERVISOR', 'FINANCEIRO', 'ADMIN'],
    params: { codigo: missingCode },
  },
  'orderDesk.findCompanyOrders': { access: ['SUPERVISOR', 'FINANCEIRO', 'ADMIN'] },
  'orderDesk.resendOrderMail': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { codigo: missingCode },
    body: { email: 'recibo' },
  },
  'waitingDesk.listWaitingOffers': { access: deciders },
  'waitingDesk.listWaitingPeople': { access: deciders, params: missingCourse },
  'dataRequest.listOwnDataRequests': signedIn(),
  'dataRequest.sendDataRequest': signedIn({ body: { tipo: 'OUTRO', pedido: 'Quero saber de tudo.' } }),
  'dataRequest.listDataRequests': { access: managers },
  'dataRequest.getDataRequest': { access: managers, params: missingCourse },
  'dataRequest.addDataRequest': {
    access: managers,
    body: {
      tipo: 'ACESSO',
      canal: 'TELEFONE',
      nome: 'Ana Souza',
      email: null,
      recebida_em: '2026-11-02',
      pedido: 'Quero uma cópia de tudo.',
    },
  },
  'dataRequest.takeDataRequest': { access: managers, params: missingCourse, body: { versao: 1 } },
  'dataRequest.answerDataRequest': {
    access: managers,
    params: missingCourse,
    body: { versao: 1, resposta: 'Enviamos a cópia.' },
  },
  'numbers.getNumbers': { access: ['FINANCEIRO', 'ADMIN'] },
  'numbers.listOfferSeats': { access: ['FINANCEIRO', 'ADMIN'] },
  'refundDesk.getRefundDesk': { access: ['FINANCEIRO', 'ADMIN'], params: { codigo: missingCode } },
  'refundDesk.listRefundRequests': { access: ['FINANCEIRO', 'ADMIN'] },
  'refundDesk.requestRefund': {
    access: ['FINANCEIRO'],
    params: { codigo: missingCode },
    body: { chave: 'f'.repeat(32), valor: 10, encerra: true, motivo: 'Pedido por telefone.' },
  },
  'refundDesk.decideRefund': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id: '0199a0b0-0000-7000-8000-000000000000' },
    body: { aprovada: true },
  },
  'invoice.listInvoices': { access: ['FINANCEIRO', 'ADMIN'] },
  'invoice.noteTransfer': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { codigo: missingCode },
    body: { recebido_em: '2026-11-23', nota: 'Conferido no extrato.' },
  },
  'invoice.listCompanies': { access: ['FINANCEIRO', 'ADMIN'] },
  'invoice.setInvoiceTerms': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id_pessoa: '999999999' },
    body: { cnpj: '11.222.333/0001-81', limite: 1000 },
  },
  'invoice.refuseInvoice': {
    access: ['FINANCEIRO', 'ADMIN'],
    params: { id_pessoa: '999999999' },
    body: { cnpj: '11.222.333/0001-81', motivo: 'Sem histórico de compras.' },
  },
  'courseAlert.getCourseAlert': signedIn({ object: 'own-part', params: missingCourse }),
  'courseAlert.setCourseAlert': { access: buyers, params: missingCourse },
  'courseAlert.endCourseAlerts': open({ object: 'alerts-link', body: { token: missingToken } }),
  'courseAlert.removeCourseAlert': signedIn({ object: 'own-part', params: missingCourse }),
  'waitingList.getWaitingPlace': signedIn({ object: 'own-part', params: { id: '999999999' } }),
  'waitingList.joinWaitingList': { access: buyers, params: { id: '999999999' } },
  'waitingList.leaveWaitingList': signedIn({ object: 'own-part', params: { id: '999999999' } }),
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
  'site.listSiteLinks': open(),
  'contact.requestCallback': open({ body: {} }),
  'contact.logRequest': open({ body: {} }),
  'contact.sendCompanyLead': open({ body: {} }),
  'newsletter.subscribe': open({ body: {} }),
  'newsletter.confirmSubscription': open({ object: 'newsletter-link', body: { token: missingToken } }),
  'newsletter.cancelSubscription': open({ object: 'cancellation-link', body: { token: missingToken } }),
  'purchase.createPurchase': {
    access: buyers,
    object: 'purchase-key',
    headers: { 'idempotency-key': missingUuid },
    body: { id_oferta: 999_999_999, aluno: student },
  },
  'purchase.listPurchases': signedIn(),
  'purchase.getPurchase': ofPurchase(),
  'purchase.getTerms': open({ query: '?id_oferta=999999999' }),
  'purchase.acceptTerms': ofPurchase({ body: { versao: 'x', sha256: 'x' } }),
  'purchase.choosePayment': { ...ofPurchase({ body: { forma: 'pix' } }), access: buyers },
  'purchase.changeCoupon': { ...ofPurchase({ body: { cupom: 'NADA' } }), access: buyers },
  'purchase.cancelPurchase': ofPurchase({ body: {} }),
  'purchase.claimMeasurement': ofPurchase({ body: {} }),
  'choice.listOffersToChoose': ofPurchase(),
  'choice.choose': ofPurchase({ body: { escolha: { tipo: 'DINHEIRO' } } }),
  'choice.cancelOffer': { access: ['ADMIN'], params: missingCourse, body: {} },
  'newAcceptance.getNewAcceptance': ofPurchase(),
  'newAcceptance.answerNewAcceptance': ofPurchase({
    body: { pedido: '00000000-0000-4000-8000-000000000000', resposta: 'ACEITO', versao: '1', sha256: 'a' },
  }),
  'newAcceptance.changeOfferTimes': { access: ['ADMIN'], params: missingCourse, body: {} },
  'refund.withdraw': ofPurchase({ body: {} }),
  'refund.redirectRefund': ofPurchase({
    body: { destino: { tipo: 'pix', tipo_chave: 'email', chave: 'aluno@vitrine.dev' } },
  }),
  'purchase.getCoupon': open({ params: { codigo: 'NADA' }, query: '?id_oferta=999999999' }),
  'purchase.listInstallments': open({ query: '?id_oferta=999999999' }),
  'guardian.getGuardianRequest': ofPurchase(),
  'guardian.resendGuardianRequest': ofPurchase({ body: {} }),
  'guardian.changeGuardian': ofPurchase({ body: { responsavel: { ...guardian } } }),
  'guardian.readGuardianLink': { access: buyers, object: 'guardian-link', params: { convite: missingToken } },
  'guardian.openGuardianLink': {
    access: buyers,
    object: 'guardian-link',
    params: { convite: missingToken },
    body: {},
  },
  'assisted.readEmployerRequest': open({ object: 'employer-link', params: { convite: missingToken } }),
  'assisted.answerEmployerRequest': open({
    object: 'employer-link',
    params: { convite: missingToken },
    body: { resposta: 'CONFIRMADA' },
  }),
  'assisted.findStudent': { access: sellers, body: { cpf: '168.995.350-09' } },
  'assisted.getSellerTerms': { access: sellers },
  'assisted.listPendingDiscounts': { access: ['SUPERVISOR'] },
  'assisted.makeProposal': {
    access: sellers,
    body: { id_oferta: 999_999_999, cpf: '168.995.350-09' },
  },
  'assisted.makeFundedProposal': {
    access: sellers,
    body: { id_oferta: 999_999_999, cpf: '168.995.350-09', custeio: { tipo: 'BOLSA' } },
  },
  'assisted.getProposal': { access: sellers, object: 'proposal', params: { id: '999999999' } },
  'assisted.resendProposal': { access: sellers, object: 'proposal', params: { id: '999999999' }, body: {} },
  'assisted.cancelProposal': { access: sellers, object: 'proposal', params: { id: '999999999' }, body: {} },
  'assisted.decideDiscount': {
    access: ['SUPERVISOR'],
    object: 'proposal',
    params: { id: '999999999' },
    body: { decisao: 'APROVADO' },
  },
  'assisted.readProposalLink': { access: buyers, object: 'assisted-link', params: { link: missingToken } },
  'assisted.openProposalLink': {
    access: buyers,
    object: 'assisted-link',
    params: { link: missingToken },
    body: {},
  },
  'assisted.getProposalLogin': open({ object: 'code-link', params: { link: missingToken } }),
  'assisted.sendLoginCode': open({ object: 'code-link', params: { link: missingToken }, body: {} }),
  'assisted.createProposalLogin': open({
    object: 'code-link',
    params: { link: missingToken },
    body: { codigo: '000000', senha: 'Kx7mangue42', aceites: { termos: true, novidades: false } },
  }),
  'assisted.listAssistance': ofPurchase(),
  'enrolment.applyForOffer': {
    access: buyers,
    body: { id_oferta: 999_999_999, aluno: student, declaracao: 'x' },
  },
  'enrolment.listEnrolments': signedIn(),
  'enrolment.takeReservedSeat': ofEnrolment(),
  'enrolment.giveEnrolmentUp': ofEnrolment(),
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
  'company.createCompanyOrder': {
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
  'company.getInvoiceOffer': ofPurchase({ object: 'company-order' }),
  'company.invoiceOrder': {
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
  'company.getCompanySeats': ofPurchase({ object: 'company-order' }),
  'company.nameCompanySeat': ofPurchase({
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
  'company.resendSeatLink': ofPurchase({
    object: 'company-order',
    params: { codigo: missingCode, posicao: '1' },
    body: {},
  }),
  'company.listOwnSeats': signedIn(),
  'company.getOwnSeat': signedIn({
    object: 'company-seat',
    params: { codigo: missingCode, posicao: '1' },
  }),
  'company.readSeatLink': { access: buyers, object: 'seat-link', params: { convite: missingToken } },
  'company.acceptSeat': {
    access: buyers,
    object: 'seat-link',
    params: { convite: missingToken },
    body: { versao: '1', sha256: 'a'.repeat(64) },
  },
  'sales.listSales': { access: ['CONTACT_CENTER', 'SUPERVISOR'] },
  'lead.listLeads': { access: sellers },
  'lead.workOnLead': {
    access: sellers,
    object: 'lead',
    params: { tipo: 'LIGACAO', id: '999999999' },
    body: { situacao: 'CONCLUIDO', nota: '' },
  },
  'pix.getPixCharge': ofPurchase(),
  'pix.regeneratePixCharge': { ...ofPurchase({ body: {} }), access: buyers },
  'pix.receivePixWebhook': { access: 'provider', body: { pix: [] } },
  'pix.receiveBankWebhook': {
    access: 'provider',
    params: { segredo: missingToken },
    body: { pix: [] },
  },
  'boleto.getBoletos': ofPurchase(),
  'boleto.printBoletos': open({ query: `?v=${missingToken}` }),
  'boleto.previewBoletoRenewal': open({ query: `?v=${missingToken}` }),
  'boleto.renewBoleto': open({ body: { v: missingToken } }),
  'boleto.receiveBoletoWebhook': { access: 'provider', body: { boletos: [] } },
  'document.getReceipt': ofPurchase(),
  'document.getAcceptedTerms': ofPurchase(),
  'document.getBoletoDocument': ofPurchase(),
  'document.getBoletoDocumentOfLink': open({ query: `?v=${missingToken}` }),
  'card.receiveCardWebhook': { access: 'provider', body: { cartoes: [] } },
  'psp.receivePspWebhook': { access: 'provider', body: { type: 'payment' } },
  'simulatedBank.listBankCharges': open(),
  'simulatedBank.getBankCharge': open({ params: { txid: 'a'.repeat(32) } }),
  'simulatedBank.actOnBankCharge': open({ params: { txid: 'a'.repeat(32), acao: 'pagar' }, body: {} }),
  'simulatedBank.moveBankClock': open({ body: { minutos: 0 } }),
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
  if (access === 'machine') return 'sign in';
  if (access === 'public') return 'in';
  if (role === 'VISITOR') return 'sign in';
  if (typeof access === 'string') return 'in';
  return access.includes(role) ? 'in' : 'refused';
}

export const roles: readonly (LoginKind | 'VISITOR')[] = ['VISITOR', ...loginKinds];
