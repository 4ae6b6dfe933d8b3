import type { MailKind, MailProps } from '#/backend/mail/templates/mail-templates.ts';

export const shopUrl = 'https://loja.example';

interface SampleMail<Props> {
  props: Props;
  subject: string;
  preview: string;
  title: string;
  /** What either part has to tell. */
  facts: string[];
  /** What is pressed, and where it leads. */
  actions: [label: string, url: string][];
}

const nome = 'Ana Souza';
const hello = 'Olá, Ana.';
const token = 'q3J9c0yT7Vb1nL5xW2mZ8kR4dF6gH0sA-uE_iP1oXyz';
const link = (path: string) => `${shopUrl}/${path}/${token}`;

const confirmUrl = `${shopUrl}/confirme-seu-email?token=${token}`;

const codigo = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const paymentUrl = `${shopUrl}/pix/${codigo}`;
const purchaseUrl = `${shopUrl}/minhas-compras/${codigo}`;
const bought = { titulo: 'Operador de Torno CNC & Fresa', turma: 'Joinville · Noite · 07/dez/2026' };
const purchase = { nome, codigo, bought, totalCents: 123_450, purchaseUrl, paymentUrl };
const boleto = {
  ...purchase,
  boletoCents: 61_725,
  due: '24/nov/2026',
  installment: 2,
  printUrl: `${shopUrl}/boleto/ecommerce-imprimir?v=${token}`,
  renewUrl: `${shopUrl}/boleto/renovar?v=${token}`,
};
const newAcceptance = {
  changed: 'o contrato',
  until: '30/11/2026',
  url: `${shopUrl}/compra/novo-aceite?compra=${codigo}`,
};
const seat = {
  nome,
  ward: null,
  empresa: 'Metalúrgica Hoffmann',
  ...bought,
  url: `${shopUrl}/vaga-da-empresa/${token}`,
};
const boughtFacts = [`Curso: ${bought.titulo}`, `Turma: ${bought.turma}`];
const seatFacts = [hello, 'Empresa: Metalúrgica Hoffmann', ...boughtFacts];
const purchaseFacts = [hello, ...boughtFacts, `Compra: ${codigo}`, 'Total: R$ 1.234,50'];
const card = { name: 'Visa final 1111, em 3 parcelas', statement: 'VITRINE CURSOS' };
const cardFacts = ['Cartão: Visa final 1111, em 3 parcelas', 'Na fatura: VITRINE CURSOS'];
const boletoFacts = [hello, ...boughtFacts, `Compra: ${codigo}`, 'Parcela 2: R$ 617,25'];
const enrolment = {
  nome,
  protocolo: '7F3K-9QWX-2M4T',
  ...bought,
  motivo: '',
  isGrant: true,
  until: '30/11/2026',
  url: `${shopUrl}/inscricao/1001/20001`,
};
const enrolmentFacts = [hello, ...boughtFacts, 'Protocolo: 7F3K-9QWX-2M4T'];
const choiceFacts = [...purchaseFacts, 'Se você não escolher até 30/11/2026'];
const choiceActions: [string, string][] = [
  ['Escolher outra turma', `${purchaseUrl}#outra-turma`],
  ['Quero o dinheiro de volta', `${purchaseUrl}#dinheiro`],
];
const eitherOr = 'Seu dinheiro está seguro: escolha outra turma do mesmo curso ou o dinheiro de volta.';
const seePurchase: [string, string][] = [['Ver minha compra', purchaseUrl]];

const once24h = 'O link vale por 24 horas e funciona uma vez.';
const once30m = 'O link vale por 30 minutos e funciona uma vez.';

/** One of each kind of mail, and what it has to say. */
export const sampleMails: { readonly [Kind in MailKind]: SampleMail<MailProps<Kind>> } = {
  'boas-vindas': {
    props: { nome, url: `${shopUrl}/` },
    subject: 'Sua conta na Vitrine está pronta',
    preview: 'Agora você pode comprar cursos e acompanhar suas matrículas.',
    title: 'Boas-vindas à Vitrine',
    facts: [hello, 'Sua conta está pronta.'],
    actions: [['Encontrar um curso', `${shopUrl}/`]],
  },
  'confirmar-email': {
    props: { nome, url: confirmUrl },
    subject: 'Confirme seu e-mail',
    preview: 'Falta só confirmar que este endereço é seu.',
    title: 'Confirme seu e-mail',
    facts: [hello, once24h],
    actions: [['Confirmar meu e-mail', confirmUrl]],
  },
  'confirmar-novo-email': {
    props: { nome, url: confirmUrl },
    subject: 'Confirme seu novo e-mail',
    preview: 'Seu e-mail só muda depois que você confirmar.',
    title: 'Confirme seu novo e-mail',
    facts: [hello, once24h],
    actions: [['Confirmar novo e-mail', confirmUrl]],
  },
  'confirmar-login': {
    props: {
      nome,
      when: '21/nov/2026 às 09:30',
      browser: 'Chrome no Android',
      url: link('confirmacao-login'),
    },
    subject: 'Foi você que entrou na sua conta?',
    preview: 'Sua conta foi aberta em um navegador que não conhecemos.',
    title: 'Foi você que entrou?',
    facts: [hello, 'Quando: 21/nov/2026 às 09:30', 'Navegador: Chrome no Android', once24h],
    actions: [['Conferir este acesso', link('confirmacao-login')]],
  },
  'acesso-bloqueado': {
    props: { nome, url: link('trocasenha') },
    subject: 'Protegemos sua conta: crie uma nova senha',
    preview: 'Encerramos todos os acessos. A senha antiga não vale mais.',
    title: 'Crie uma nova senha',
    facts: [hello, once30m],
    actions: [['Criar nova senha', link('trocasenha')]],
  },
  'esqueci-senha': {
    props: { nome, url: link('trocasenha') },
    subject: 'Crie uma nova senha',
    preview: 'O link vale por 30 minutos.',
    title: 'Crie uma nova senha',
    facts: [hello, once30m],
    actions: [['Criar nova senha', link('trocasenha')]],
  },
  'senha-errada': {
    props: { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    subject: 'Erraram a senha da sua conta várias vezes',
    preview: 'Ninguém entrou. Você segue entrando como sempre.',
    title: 'Tentativas de entrar na sua conta',
    facts: [hello, 'errou a senha várias vezes'],
    actions: [['Criar nova senha', `${shopUrl}/esqueceu-sua-senha`]],
  },
  'senha-alterada': {
    props: { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    subject: 'Sua senha foi trocada',
    preview: 'Saímos da sua conta em todos os aparelhos.',
    title: 'Sua senha foi trocada',
    facts: [hello, 'A senha da sua conta acabou de ser trocada.'],
    actions: [['Pedir nova senha', `${shopUrl}/esqueceu-sua-senha`]],
  },
  'email-alterado': {
    props: { nome, url: `${shopUrl}/minha-conta`, undoUrl: link('desfazer-email') },
    subject: 'O e-mail da sua conta mudou',
    preview: 'A partir de agora falamos com você por outro endereço.',
    title: 'O e-mail da sua conta mudou',
    facts: [hello, 'Este aqui não abre mais a sua conta.', 'O link vale por 7 dias e funciona uma vez.'],
    actions: [['Não fui eu, desfazer', link('desfazer-email')]],
  },
  'segundo-fator-ligado': {
    props: { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    subject: 'A verificação em duas etapas está ligada',
    preview: 'A partir de agora sua conta pede um código além da senha.',
    title: 'Verificação em duas etapas ligada',
    facts: [hello, 'Guarde os códigos de recuperação'],
    actions: [['Pedir nova senha', `${shopUrl}/esqueceu-sua-senha`]],
  },
  'segundo-fator-desligado': {
    props: { nome, byTeam: true, url: `${shopUrl}/esqueceu-sua-senha` },
    subject: 'A verificação em duas etapas foi desligada',
    preview: 'A senha sozinha volta a abrir a sua conta.',
    title: 'Verificação em duas etapas desligada',
    facts: [hello, 'Uma pessoa da equipe desligou'],
    actions: [['Pedir nova senha', `${shopUrl}/esqueceu-sua-senha`]],
  },
  'ultimo-codigo-de-recuperacao': {
    props: { nome, url: `${shopUrl}/verificacao-em-duas-etapas` },
    subject: 'Resta um código de recuperação',
    preview: 'Faça novos códigos antes de precisar deles.',
    title: 'Resta um código de recuperação',
    facts: [hello, 'só resta um'],
    actions: [['Fazer novos códigos', `${shopUrl}/verificacao-em-duas-etapas`]],
  },
  'cpf-retirado': {
    props: { nome, url: `${shopUrl}/atualizar-cadastro` },
    subject: 'O CPF da sua conta precisa ser corrigido',
    preview: 'Retiramos um CPF que é de outra pessoa.',
    title: 'Corrija o CPF da sua conta',
    facts: [hello, 'Sua conta continua sua'],
    actions: [['Corrigir meu CPF', `${shopUrl}/atualizar-cadastro`]],
  },
  'cpf-liberado': {
    props: { nome, email: 'ana@exemplo.com.br', url: `${shopUrl}/autenticacao?register` },
    subject: 'Seu CPF está livre para a sua conta',
    preview: 'Conferimos seu documento. Agora você já pode criar sua conta.',
    title: 'Seu CPF está livre',
    facts: [hello, 'ana@exemplo.com.br'],
    actions: [['Criar minha conta', `${shopUrl}/autenticacao?register`]],
  },
  'cpf-recusado': {
    props: { nome, motivo: 'A foto do documento estava ilegível.', url: `${shopUrl}/este-cpf-e-meu` },
    subject: 'Não conseguimos confirmar seu CPF',
    preview: 'Veja por quê e o que fazer.',
    title: 'Não conseguimos confirmar seu CPF',
    facts: [hello, 'A foto do documento estava ilegível.'],
    actions: [['Pedir de novo', `${shopUrl}/este-cpf-e-meu`]],
  },
  'empresa-contato-recebido': {
    props: { nome, pessoas: 1250, url: `${shopUrl}/busca` },
    subject: 'Recebemos o pedido da sua empresa',
    preview: 'Nossa equipe responde em até dois dias úteis.',
    title: 'Recebemos seu pedido',
    facts: [hello, 'capacitação para 1.250 pessoas'],
    actions: [['Ver cursos', `${shopUrl}/busca`]],
  },
  'empresa-contato': {
    props: {
      id: 7,
      empresa: 'Metalúrgica Hoffmann & Filhos Ltda.',
      cnpj: '11.222.333/0001-81',
      nome: 'Juliana Hoffmann',
      email: 'juliana@empresa.example',
      telefone: '(47) 99123-0001',
      cidade: 'Joinville',
      pessoas: 25,
      mensagem: 'Precisamos de NR-12.\nDe preferência à noite.',
    },
    subject: 'Contato de empresa nº 7',
    preview: 'Pedido para 25 pessoas em Joinville.',
    title: 'Uma empresa pediu contato',
    facts: [
      'Empresa: Metalúrgica Hoffmann & Filhos Ltda.',
      'CNPJ: 11.222.333/0001-81',
      'Quem pediu: Juliana Hoffmann',
      'E-mail: juliana@empresa.example',
      'Telefone: (47) 99123-0001',
      'Cidade: Joinville',
      'Pessoas: 25',
      'Mensagem: Precisamos de NR-12.\nDe preferência à noite.',
    ],
    actions: [],
  },
  'newsletter-confirmar': {
    props: { url: `${shopUrl}/newsletter/confirmar?token=${token}` },
    subject: 'Confirme que quer receber novidades',
    preview: 'Falta só confirmar que este endereço é seu.',
    title: 'Quer receber nossas novidades?',
    facts: [
      once24h,
      'Você recebeu este e-mail porque alguém informou este endereço para receber novidades da Vitrine.',
    ],
    actions: [['Quero receber novidades', `${shopUrl}/newsletter/confirmar?token=${token}`]],
  },
  'newsletter-boas-vindas': {
    props: { url: `${shopUrl}/busca`, cancelUrl: `${shopUrl}/newsletter/cancelar?token=${token}` },
    subject: 'Você vai receber nossas novidades',
    preview: 'Sua inscrição está confirmada.',
    title: 'Inscrição confirmada',
    facts: ['Você recebeu este e-mail porque assinou as novidades da Vitrine.'],
    actions: [
      ['Ver os cursos', `${shopUrl}/busca`],
      ['Cancelar inscrição', `${shopUrl}/newsletter/cancelar?token=${token}`],
    ],
  },
  'cobranca-criada': {
    props: purchase,
    subject: 'Seu Pix está pronto para pagar',
    preview: 'Sua vaga fica reservada por 30 minutos.',
    title: 'Seu Pix está pronto',
    facts: [...purchaseFacts, 'Sua vaga está reservada por 30 minutos.'],
    actions: [['Abrir o Pix', paymentUrl]],
  },
  'pagamento-recebido': {
    props: purchase,
    subject: 'Recebemos seu pagamento',
    preview: 'Sua vaga está garantida.',
    title: 'Pagamento recebido',
    facts: purchaseFacts,
    actions: seePurchase,
  },
  'pagamento-tardio': {
    props: { ...purchase, until: '30/11/2026' },
    subject: 'Seu pagamento chegou depois do prazo',
    preview: eitherOr,
    title: 'Seu pagamento chegou depois do prazo',
    facts: choiceFacts,
    actions: choiceActions,
  },
  'turma-cancelada': {
    props: { ...purchase, until: '30/11/2026' },
    subject: 'Sua turma foi cancelada',
    preview: eitherOr,
    title: 'Sua turma foi cancelada',
    facts: choiceFacts,
    actions: choiceActions,
  },
  'turma-cancelada-sem-pagamento': {
    props: purchase,
    subject: 'Sua turma foi cancelada',
    preview: 'Não é preciso pagar nada por ela.',
    title: 'Sua turma foi cancelada',
    facts: purchaseFacts,
    actions: seePurchase,
  },
  'escolha-pendente': {
    props: { ...purchase, until: '30/11/2026' },
    subject: 'Escolha até 30/11/2026: outra turma ou o dinheiro de volta',
    preview: eitherOr,
    title: 'Falta a sua escolha',
    facts: choiceFacts,
    actions: choiceActions,
  },
  'inscricao-recebida': {
    props: enrolment,
    subject: 'Recebemos o seu pedido de bolsa',
    preview: 'Envie os documentos de Operador de Torno CNC & Fresa até 30/11/2026.',
    title: 'Falta enviar os documentos',
    facts: [...enrolmentFacts, 'até 30/11/2026. Sem eles'],
    actions: [['Enviar documentos', enrolment.url]],
  },
  'inscricao-documentos-lembrete': {
    props: enrolment,
    subject: 'Envie os documentos da inscrição até 30/11/2026',
    preview: 'Sua vaga em Operador de Torno CNC & Fresa espera pelos documentos.',
    title: 'Seus documentos ainda não chegaram',
    facts: [...enrolmentFacts, 'Sua vaga está guardada até 30/11/2026'],
    actions: [['Enviar documentos', enrolment.url]],
  },
  'inscricao-matriculada': {
    props: enrolment,
    subject: 'Sua matrícula está confirmada',
    preview: 'Você tem uma vaga em Operador de Torno CNC & Fresa.',
    title: 'Matrícula confirmada',
    facts: enrolmentFacts,
    actions: [['Ver minha inscrição', enrolment.url]],
  },
  'inscricao-em-espera': {
    props: enrolment,
    subject: 'Você está na lista de espera',
    preview: 'As vagas de Operador de Torno CNC & Fresa estão ocupadas por enquanto.',
    title: 'Você está na lista de espera',
    facts: [...enrolmentFacts, 'guarda a vaga por 24 horas'],
    actions: [['Ver meu lugar na lista', enrolment.url]],
  },
  'inscricao-desistencia': {
    props: enrolment,
    subject: 'Registramos a sua desistência da inscrição',
    preview: 'Você não está mais inscrito nesta turma.',
    title: 'Desistência registrada',
    facts: enrolmentFacts,
    actions: [['Ver a turma', enrolment.url]],
  },
  'inscricao-vaga-perdida': {
    props: enrolment,
    subject: 'Sua inscrição saiu da lista de espera',
    preview: 'Você pode se inscrever de novo.',
    title: 'Sua inscrição saiu da lista de espera',
    facts: enrolmentFacts,
    actions: [['Fazer a inscrição de novo', enrolment.url]],
  },
  'inscricao-indeferida': {
    props: { ...enrolment, motivo: 'A turma foi cancelada.' },
    subject: 'Sua inscrição não foi aceita',
    preview: 'Veja o motivo e outras turmas de Operador de Torno CNC & Fresa.',
    title: 'Inscrição não aceita',
    facts: [...enrolmentFacts, 'A turma foi cancelada.'],
    actions: [['Ver a inscrição', enrolment.url]],
  },
  'inscricao-responsavel': {
    props: { ...enrolment, aluno: 'Bia Souza' },
    subject: 'Bia Souza se inscreveu em um curso gratuito',
    preview: 'Você foi indicado como responsável.',
    title: 'Você foi indicado como responsável',
    facts: [...enrolmentFacts, 'Bia Souza tem menos de 18 anos', 'Não há nada a pagar.'],
    actions: [],
  },
  'novo-aceite-pedido': {
    props: { ...purchase, ...newAcceptance },
    subject: 'Sua compra mudou: precisamos do seu aceite',
    preview: 'Veja o que mudou e diga se aceita. Se não aceitar, devolvemos tudo o que você pagou.',
    title: 'Sua compra mudou',
    facts: [...purchaseFacts, 'Depois da sua compra mudou o contrato.', 'Responda até 30/11/2026.'],
    actions: [['Ver o que mudou', newAcceptance.url]],
  },
  'novo-aceite-lembrete': {
    props: { ...purchase, ...newAcceptance },
    subject: 'Falta o seu aceite, até 30/11/2026',
    preview: 'Veja o que mudou e diga se aceita. Se não aceitar, devolvemos tudo o que você pagou.',
    title: 'Falta o seu aceite',
    facts: [...purchaseFacts, 'Avisamos que mudou o contrato', 'Responda até 30/11/2026.'],
    actions: [['Ver o que mudou', newAcceptance.url]],
  },
  'lista-de-espera-encerrada': {
    props: { nome, ...bought, url: link('busca') },
    subject: 'A turma que você esperava foi cancelada',
    preview: 'Veja outras turmas de Operador de Torno CNC & Fresa.',
    title: 'A lista de espera terminou',
    facts: [hello, ...boughtFacts],
    actions: [['Ver outras turmas', link('busca')]],
  },
  'boleto-criado': {
    props: purchase,
    subject: 'Seu boleto está pronto para pagar',
    preview: 'Sua vaga fica reservada enquanto o boleto vale.',
    title: 'Seu boleto está pronto',
    facts: purchaseFacts,
    actions: [['Ver o boleto', purchase.purchaseUrl]],
  },
  'cartao-em-analise': {
    props: { ...purchase, card },
    subject: 'Seu pagamento está em análise',
    preview: 'Sua vaga fica guardada enquanto o banco decide.',
    title: 'Pagamento em análise',
    facts: [...purchaseFacts, ...cardFacts, 'no máximo 24 horas'],
    actions: seePurchase,
  },
  'cartao-recusado': {
    props: {
      ...purchase,
      card,
      reason: 'Este cartão está vencido. Use outro cartão.',
      until: '24/nov/2026 às 09:30',
    },
    subject: 'O pagamento com cartão não foi aprovado',
    preview: 'Sua vaga continua guardada: escolha outra forma de pagamento.',
    title: 'Pagamento não aprovado',
    facts: [...purchaseFacts, ...cardFacts, 'Este cartão está vencido.', 'até 24/nov/2026 às 09:30'],
    actions: [['Pagar de outra forma', purchaseUrl]],
  },
  'boleto-a-vencer': {
    props: boleto,
    subject: 'Seu boleto vence em 24/nov/2026',
    preview: 'Pague até o vencimento para não perder o prazo.',
    title: 'Seu boleto vence em breve',
    facts: boletoFacts,
    actions: [['Abrir o boleto', boleto.printUrl]],
  },
  'boleto-vence-hoje': {
    props: boleto,
    subject: 'Seu boleto vence hoje',
    preview: 'Ainda dá tempo de pagar sem multa.',
    title: 'Seu boleto vence hoje',
    facts: boletoFacts,
    actions: [['Abrir o boleto', boleto.printUrl]],
  },
  'boleto-vencido': {
    props: boleto,
    subject: 'Seu boleto venceu',
    preview: 'Renove o boleto para pagar com uma nova data.',
    title: 'Seu boleto venceu',
    facts: boletoFacts,
    actions: [['Renovar o boleto', boleto.renewUrl]],
  },
  'turma-confirmada': {
    props: purchase,
    subject: 'Sua turma está confirmada',
    preview: 'A turma chegou ao número de matrículas e vai acontecer.',
    title: 'Turma confirmada',
    facts: purchaseFacts,
    actions: seePurchase,
  },
  'turma-confirmada-da-empresa': {
    props: seat,
    subject: 'Sua turma está confirmada',
    preview: 'A turma chegou ao número de matrículas e vai acontecer.',
    title: 'Turma confirmada',
    facts: seatFacts,
    actions: [['Ver a minha vaga', seat.url]],
  },
  'vaga-da-empresa': {
    props: seat,
    subject: 'Metalúrgica Hoffmann reservou uma vaga para você',
    preview: 'Aceite a vaga com a sua conta: você não paga nada.',
    title: 'Uma vaga para você',
    facts: [...seatFacts, 'não encaminhe este e-mail'],
    actions: [['Ver e aceitar a vaga', seat.url]],
  },
  'vagas-confirmadas': {
    props: purchase,
    subject: 'As vagas da sua empresa estão confirmadas',
    preview: 'Cada aluno recebe um convite por e-mail.',
    title: 'Vagas confirmadas',
    facts: purchaseFacts,
    actions: [['Ver as vagas', purchaseUrl]],
  },
  'vagas-faturadas': {
    props: purchase,
    subject: 'As vagas da sua empresa estão confirmadas, com fatura em 30 dias',
    preview: 'Cada aluno recebe um convite por e-mail, e o boleto da fatura está na página da compra.',
    title: 'Vagas confirmadas',
    facts: purchaseFacts,
    actions: [['Ver a fatura e as vagas', purchaseUrl]],
  },
  'matricula-confirmada': {
    props: purchase,
    subject: 'Sua matrícula está confirmada',
    preview: 'Veja a data, o local e o que levar.',
    title: 'Matrícula confirmada',
    facts: purchaseFacts,
    actions: seePurchase,
  },
  'desistencia-registrada': {
    props: { ...purchase, refundedCents: 9900, target: null },
    subject: 'Sua desistência está registrada',
    preview: 'Devolvemos R$\u00a099,00, sem nenhum custo.',
    title: 'Desistência registrada',
    facts: [hello, ...boughtFacts, `Compra: ${codigo}`, 'Valor a devolver: R$ 99,00'],
    actions: [['Acompanhar a devolução', purchase.purchaseUrl]],
  },
  'devolucao-concluida': {
    props: { ...purchase, refundedCents: 9900, target: null },
    subject: 'Devolvemos seu pagamento',
    preview: 'R$\u00a099,00 já foram devolvidos.',
    title: 'Pagamento devolvido',
    facts: [hello, 'Devolvemos R$ 99,00', ...boughtFacts, `Compra: ${codigo}`, 'Valor devolvido: R$ 99,00'],
    actions: seePurchase,
  },
  'devolucao-nao-realizada': {
    props: { ...purchase, refundedCents: 9900, target: 'pix' },
    subject: 'Precisamos de uma conta para devolver seu dinheiro',
    preview: 'O banco não aceitou a devolução. Informe uma chave Pix ou uma conta sua.',
    title: 'Para onde devolvemos?',
    facts: [hello, ...boughtFacts, `Compra: ${codigo}`, 'Valor a devolver: R$ 99,00'],
    actions: [['Informar chave ou conta', purchase.purchaseUrl]],
  },
  'pedido-de-ligacao': {
    props: {
      nome: 'Bruno Martins',
      telefone: '(48) 99123-0001',
      email: null,
      url: `${shopUrl}/minhas-vendas/contatos`,
    },
    subject: 'Pedido de ligação de Bruno Martins',
    preview: 'Alguém quer que a gente ligue.',
    title: 'Pedido de ligação',
    facts: ['Nome: Bruno Martins', 'Telefone: (48) 99123-0001'],
    actions: [['Ver na lista de contatos', `${shopUrl}/minhas-vendas/contatos`]],
  },
  'compra-assistida': {
    props: {
      nome,
      vendedor: 'Eduarda',
      titulo: 'Técnico em Eletrotécnica',
      turma: 'Blumenau · Noite · 12/01/2027',
      totalCents: 123_450,
      expiraEm: new Date('2026-11-24T17:30:00Z'),
      url: link('compra-assistida'),
    },
    subject: 'Sua compra está pronta para confirmar',
    preview: 'Confira o curso, aceite o contrato e garanta a vaga.',
    title: 'Falta só você confirmar',
    facts: [hello, 'Curso: Técnico em Eletrotécnica', 'vale até 24/nov/2026 às 14:30'],
    actions: [['Ver e confirmar', link('compra-assistida')]],
  },
  'codigo-de-novo-acesso': {
    props: { nome, codigo: '042317' },
    subject: 'Seu código para criar o acesso',
    preview: 'Vale por 15 minutos.',
    title: 'Seu código',
    facts: [hello, 'Código: 042317', 'O código vale por 15 minutos.'],
    actions: [],
  },
  'desconto-decidido': {
    props: {
      nome,
      aprovado: true,
      desconto: 15,
      titulo: 'Técnico em Eletrotécnica',
      turma: 'Blumenau · Noite · 12/01/2027',
      url: `${shopUrl}/minhas-vendas/12`,
    },
    subject: 'Desconto de 15% aprovado',
    preview: 'Veja a compra em Minhas Vendas.',
    title: 'Sobre o desconto que você pediu',
    facts: [hello, 'O desconto de 15% foi aprovado', 'Curso: Técnico em Eletrotécnica'],
    actions: [['Ver em Minhas Vendas', `${shopUrl}/minhas-vendas/12`]],
  },
  'responsavel-convidado': {
    props: {
      ...purchase,
      aluno: 'Bia Souza',
      expiraEm: new Date('2026-11-24T17:30:00Z'),
      url: link('responsavel'),
    },
    subject: 'Bia Souza precisa do seu aceite para estudar',
    preview: 'Confira o curso, aceite o contrato e pague.',
    title: 'Falta o seu aceite',
    facts: [...purchaseFacts, 'A vaga está guardada até 24/nov/2026 às 14:30.', 'não encaminhe este e-mail'],
    actions: [['Ver e aceitar', link('responsavel')]],
  },
  'responsavel-trocado': {
    props: { ...purchase, aluno: 'Bia Souza' },
    subject: 'Você não responde mais pela compra de Bia Souza',
    preview: 'Outra pessoa foi indicada. Você não precisa fazer nada.',
    title: 'Outra pessoa foi indicada como responsável',
    facts: [...purchaseFacts, 'Outra pessoa responde agora pela compra de Bia Souza', 'o dinheiro volta'],
    actions: [],
  },
  'responsavel-sem-resposta': {
    props: { ...purchase, responsavel: 'Carla Souza' },
    subject: 'O prazo do seu responsável terminou',
    preview: 'A vaga foi liberada. Você pode pedir de novo.',
    title: 'O prazo terminou',
    facts: [...purchaseFacts, 'Carla Souza não aceitou o contrato a tempo', 'Nada foi cobrado.'],
    actions: [['Ver a compra', purchaseUrl]],
  },
  'turma-aberta': {
    props: {
      nome,
      ...bought,
      url: link('cursos-rapidos'),
    },
    subject: 'Abriu uma turma do curso que você quer',
    preview: 'As inscrições de Operador de Torno CNC & Fresa estão abertas.',
    title: 'Abriu uma turma',
    facts: [hello, ...boughtFacts],
    actions: [['Ver a turma', link('cursos-rapidos')]],
  },
  'vaga-na-lista-de-espera': {
    props: {
      nome,
      ...bought,
      expiraEm: new Date('2026-11-22T12:30:00Z'),
      url: link('lista-de-espera'),
    },
    subject: 'Abriu uma vaga para você',
    preview: 'A vaga de Operador de Torno CNC & Fresa está guardada por 24 horas.',
    title: 'Abriu uma vaga para você',
    facts: [hello, ...boughtFacts, 'Guardada até: 22/nov/2026'],
    actions: [['Garantir minha vaga', link('lista-de-espera')]],
  },
  'pergunta-respondida': {
    props: {
      nome,
      titulo: 'Soldador',
      pergunta: 'Preciso levar luvas & óculos?',
      resposta: 'A escola empresta.\nBasta chegar dez minutos antes.',
      url: `${shopUrl}/cursos-rapidos/soldador/1#perguntas`,
    },
    subject: 'Respondemos sua pergunta',
    preview: 'Sua pergunta sobre Soldador tem resposta.',
    title: 'Respondemos sua pergunta',
    facts: [
      hello,
      'Curso: Soldador',
      'Pergunta: Preciso levar luvas & óculos?',
      'Resposta: A escola empresta.',
      'Basta chegar dez minutos antes.',
    ],
    actions: [['Ver na página do curso', `${shopUrl}/cursos-rapidos/soldador/1#perguntas`]],
  },
};
