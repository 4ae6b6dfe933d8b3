import type { MailKind, MailProps } from '#/backend/mail/templates/mail-templates.ts';

type MailSamples = { readonly [Kind in MailKind]: MailProps<Kind> };

/** What each mail could be about, for previews; its links lead nowhere. */
export function mailSamples(shopUrl: string): MailSamples {
  const nome = 'Ana Souza';
  const token = 'q3J9c0yT7Vb1nL5xW2mZ8kR4dF6gH0sA-uE_iP1oXyz';
  const link = (path: string) => `${shopUrl}/${path}/${token}`;

  const confirmUrl = `${shopUrl}/confirme-seu-email?token=${token}`;

  const codigo = '01JABCDEFGHJKMNPQRSTVWXYZ0';
  const paymentUrl = `${shopUrl}/pix/${codigo}`;
  const purchaseUrl = `${shopUrl}/minhas-compras/${codigo}`;
  const bought = { titulo: 'Operador de Torno CNC & Fresa', turma: 'Joinville · Noite · 07/dez/2026' };
  const purchase = {
    nome,
    codigo,
    bought,
    totalCents: 123_450,
    kind: 'BOUGHT' as const,
    reader: 'buyer' as const,
    student: nome,
    purchaseUrl,
    paymentUrl,
  };
  const boleto = {
    ...purchase,
    boletoCents: 61_725,
    due: '24/nov/2026',
    installment: 2,
    printUrl: `${shopUrl}/boleto/ecommerce-imprimir?v=${token}`,
    renewUrl: `${shopUrl}/boleto/renovar?v=${token}`,
  };
  const newAcceptance = {
    isPaid: true,
    changed: 'o contrato',
    recado: 'A oficina entra em reforma em dezembro.',
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
  const card = { name: 'Visa final 1111, em 3 parcelas', statement: 'VITRINE CURSOS' };
  const enrolment = {
    nome,
    protocolo: '7F3K-9QWX-2M4T',
    ...bought,
    motivo: '',
    isGrant: true,
    until: '30/11/2026',
    url: `${shopUrl}/inscricao/1001/20001`,
  };

  return {
    'boas-vindas': { nome, url: `${shopUrl}/` },
    'confirmar-email': { nome, url: confirmUrl },
    'confirmar-novo-email': { nome, url: confirmUrl },
    'confirmar-login': {
      nome,
      when: '21/nov/2026 às 09:30',
      browser: 'Chrome no Android',
      url: link('confirmacao-login'),
    },
    'acesso-bloqueado': { nome, url: link('trocasenha') },
    'esqueci-senha': { nome, url: link('trocasenha') },
    'senha-errada': { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    'senha-alterada': { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    'email-alterado': { nome, url: `${shopUrl}/minha-conta`, undoUrl: link('desfazer-email') },
    'segundo-fator-ligado': { nome, url: `${shopUrl}/esqueceu-sua-senha` },
    'segundo-fator-desligado': { nome, byTeam: true, url: `${shopUrl}/esqueceu-sua-senha` },
    'ultimo-codigo-de-recuperacao': { nome, url: `${shopUrl}/verificacao-em-duas-etapas` },
    'cpf-retirado': { nome, url: `${shopUrl}/atualizar-cadastro` },
    'cpf-liberado': { nome, email: 'ana@exemplo.com.br', url: `${shopUrl}/autenticacao?register` },
    'cpf-recusado': {
      nome,
      motivo: 'A foto do documento estava ilegível.',
      url: `${shopUrl}/este-cpf-e-meu`,
    },
    'solicitacao-respondida': {
      nome,
      pedido: 'Corrigir meus dados',
      resposta: 'Corrigimos o seu sobrenome.',
      hasAccount: true,
      url: `${shopUrl}/minha-conta?secao=privacidade`,
    },
    'empresa-contato-recebido': { nome, pessoas: 1250, url: `${shopUrl}/busca` },
    'empresa-contato': {
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
    'newsletter-confirmar': { url: `${shopUrl}/newsletter/confirmar?token=${token}` },
    'newsletter-boas-vindas': {
      url: `${shopUrl}/busca`,
      cancelUrl: `${shopUrl}/newsletter/cancelar?token=${token}`,
    },
    'cobranca-criada': purchase,
    'pagamento-recebido': purchase,
    'pagamento-tardio': { ...purchase, until: '30/11/2026' },
    'turma-cancelada': {
      ...purchase,
      recado: 'A oficina entra em reforma em dezembro.',
      until: '30/11/2026',
    },
    'turma-cancelada-sem-pagamento': { ...purchase, recado: 'A oficina entra em reforma em dezembro.' },
    'escolha-pendente': { ...purchase, until: '30/11/2026' },
    'inscricao-recebida': enrolment,
    'inscricao-documentos-lembrete': { ...enrolment, missing: ['Comprovante de renda'], hasSome: true },
    'inscricao-matriculada': enrolment,
    'inscricao-em-espera': enrolment,
    'inscricao-desistencia': enrolment,
    'inscricao-vaga-perdida': enrolment,
    'inscricao-indeferida': { ...enrolment, motivo: 'A turma foi cancelada.' },
    'inscricao-turma-mudou': {
      ...enrolment,
      agora: [
        ['Aulas', '11/jan/2027 a 26/mar/2027'],
        ['Horário', '18:30 às 22:00'],
        ['Lugar', 'Unidade Centro, Joinville/SC'],
      ],
      recado: 'A oficina entra em reforma em dezembro.',
    },
    'inscricao-responsavel': { ...enrolment, aluno: 'Bia Souza' },
    'novo-aceite-pedido': { ...purchase, ...newAcceptance },
    'novo-aceite-lembrete': { ...purchase, ...newAcceptance },
    'turma-adiada': {
      ...purchase,
      isPaid: true,
      recado: newAcceptance.recado,
      url: newAcceptance.url,
    },
    'turma-com-data': { ...purchase, recado: newAcceptance.recado },
    'lista-de-espera-encerrada': { nome, ...bought, url: link('busca') },
    'boleto-criado': purchase,
    'cartao-em-analise': { ...purchase, card },
    'cartao-recusado': {
      ...purchase,
      card,
      reason: 'Este cartão está vencido. Use outro cartão.',
      until: '24/nov/2026 às 09:30 (horário de Brasília)',
    },
    'boleto-a-vencer': boleto,
    'boleto-vence-hoje': boleto,
    'boleto-vencido': boleto,
    'turma-confirmada': purchase,
    'turma-confirmada-da-empresa': seat,
    'vaga-da-empresa-encerrada': seat,
    'vaga-da-empresa': seat,
    'vagas-confirmadas': purchase,
    'vagas-faturadas': purchase,
    'fatura-pedida': {
      empresa: 'Metalúrgica Hoffmann Ltda',
      cnpj: '12.ABC.345/01DE-35',
      nome: 'Carla Souza',
      bought: purchase.bought,
      seats: 12,
      totalCents: 1_200_000,
      url: `${shopUrl}/financeiro/empresas`,
    },
    'fatura-permitida': { ...purchase, limitCents: 500_000 },
    'fatura-recusada': { ...purchase, reason: 'Ainda não há compras da empresa.' },
    'matricula-confirmada': purchase,
    'desistencia-registrada': { ...purchase, refundedCents: 9900, target: null },
    'devolucao-registrada': {
      ...purchase,
      refundedCents: 9000,
      retainedCents: 900,
      ends: true,
      reason: 'Mudança de cidade.',
    },
    'devolucao-concluida': { ...purchase, refundedCents: 9900, target: null },
    'devolucao-nao-realizada': { ...purchase, refundedCents: 9900, target: 'pix' },
    'pagamento-contestado': { ...purchase, refundedCents: 9900 },
    'matricula-encerrada-pelo-banco': { ...purchase, refundedCents: 9900 },
    'pedido-de-ligacao': {
      nome: 'Bruno Martins',
      telefone: '(48) 99123-0001',
      email: null,
      url: `${shopUrl}/minhas-vendas/contatos`,
    },
    'compra-assistida': {
      nome,
      vendedor: 'Eduarda',
      titulo: 'Técnico em Eletrotécnica',
      turma: 'Blumenau · Noite · 12/01/2027',
      totalCents: 123_450,
      expiraEm: new Date('2026-11-24T17:30:00Z'),
      url: link('compra-assistida'),
    },
    'empresa-confirma-matricula': {
      vendedor: 'Carla',
      empresa: 'Metalúrgica Hoffmann',
      ...bought,
      cents: 123_450,
      expiraEm: new Date('2026-11-23T12:00:00-03:00'),
      url: link('matricula-da-empresa'),
    },
    'custeio-decidido': {
      nome,
      por: 'empresa',
      aprovado: true,
      ...bought,
      url: `${shopUrl}/minhas-vendas/7`,
    },
    'codigo-de-novo-acesso': { nome, codigo: '042317' },
    'desconto-decidido': {
      nome,
      aprovado: true,
      desconto: 15,
      titulo: 'Técnico em Eletrotécnica',
      turma: 'Blumenau · Noite · 12/01/2027',
      url: `${shopUrl}/minhas-vendas/12`,
    },
    'responsavel-convidado': {
      ...purchase,
      aluno: 'Bia Souza',
      expiraEm: new Date('2026-11-24T17:30:00Z'),
      url: link('responsavel'),
    },
    'responsavel-trocado': { ...purchase, aluno: 'Bia Souza' },
    'responsavel-sem-resposta': { ...purchase, responsavel: 'Carla Souza' },
    'turma-aberta': {
      nome,
      ...bought,
      url: link('cursos-rapidos'),
      endUrl: `${shopUrl}/newsletter/avisos?token=${token}`,
    },
    'vaga-na-lista-de-espera': {
      nome,
      ...bought,
      expiraEm: new Date('2026-11-22T12:30:00Z'),
      url: link('lista-de-espera'),
    },
    'convite-da-equipe': {
      papel: 'Financeiro',
      trabalho: 'cuida de devoluções, faturas e pendências de pagamento',
      expiraEm: new Date('2026-12-06T12:30:00Z'),
      url: link('convite-da-equipe'),
    },
    'email-de-teste': { remetente: 'nao-responda@loja.example', url: `${shopUrl}/gestao` },
    'papel-alterado': {
      nome,
      papel: 'Financeiro',
      trabalho: 'cuida de devoluções, faturas e pendências de pagamento',
      url: `${shopUrl}/minha-conta`,
    },
    'acesso-encerrado': { nome, volta: true },
    'pergunta-respondida': {
      nome,
      titulo: 'Soldador',
      pergunta: 'Preciso levar luvas & óculos?',
      resposta: 'A escola empresta.\nBasta chegar dez minutos antes.',
      url: `${shopUrl}/cursos-rapidos/soldador/1#perguntas`,
    },
  };
}
