/**
 * Sentences of reviews, by mark; a review joins one to three. `practical` only goes to courses
 * with a workshop.
 */
export const reviewSentences = {
  5: {
    opening: [
      'Superou o que eu esperava.',
      'Fiz depois do serviço e, mesmo com sono, a aula passava rápido.',
      'Recomendo para quem está começando do zero, como eu.',
      'Melhor investimento que fiz este ano.',
      'Já indiquei para dois colegas da empresa.',
      'Voltei a estudar depois de quinze anos e me senti em casa.',
      'Curso sério, sem enrolação.',
      'Entrei sem saber quase nada e saí trabalhando na área.',
      'Turma boa, professor excelente e estrutura de primeira.',
      'Tinha medo de não acompanhar, mas o ritmo foi tranquilo.',
      'Valeu cada quilômetro de estrada até a unidade.',
      'Foi um presente que me dei e que mudou minha rotina.',
    ],
    body: [
      'O professor explica quantas vezes for preciso e conhece o dia a dia da profissão.',
      'O conteúdo é exatamente o que as empresas perguntam na entrevista.',
      'A apostila é clara e continuo consultando no trabalho.',
      'Gostei que a avaliação é durante as aulas e não só no fim.',
      'Consegui um aumento dois meses depois de entregar o certificado.',
      'A secretaria respondeu tudo rápido e a matrícula foi simples.',
      'O grupo da turma segue ativo, trocando vagas e dúvidas.',
      'Paguei no Pix e no mesmo dia a matrícula estava confirmada.',
      'A turma era pequena, deu para tirar todas as dúvidas.',
      'O instrutor trouxe exemplos reais, inclusive de erros que ele mesmo cometeu.',
    ],
    practical: [
      'As aulas práticas fazem toda a diferença, cada um tem a sua bancada.',
      'Botei a mão na massa desde o segundo dia.',
      'Os equipamentos são iguais aos que uso hoje na empresa.',
      'A oficina é limpa, organizada e tem ferramenta para todo mundo.',
      'Errei bastante na prática e foi assim que aprendi.',
    ],
  },
  4: {
    opening: [
      'Muito bom, com um detalhe ou outro a melhorar.',
      'Gostei bastante do curso.',
      'Curso bem organizado.',
      'Valeu a pena, aprendi mais do que imaginava.',
      'Atendeu ao que eu precisava para o trabalho.',
      'Bom custo-benefício.',
    ],
    body: [
      'Só achei a carga horária curta, podia ter mais uma semana.',
      'O estacionamento lota cedo, chegue com antecedência.',
      'A última parte foi um pouco corrida, mas o professor ficou depois da aula para ajudar.',
      'Faltou um pouco mais de exercício para fazer em casa.',
      'O ar-condicionado da sala estava fraco, de resto tudo certo.',
      'O material poderia vir antes da primeira aula.',
      'Gostaria de mais opções de horário aos sábados.',
      'O certificado demorou uns dias a mais do que o combinado, mas chegou.',
    ],
    practical: [
      'A parte prática é o ponto forte, podia ocupar mais tempo.',
      'As máquinas são boas, mas uma estava em manutenção na minha semana.',
      'Aprendi muito na oficina, a teoria é que foi um pouco puxada.',
    ],
  },
  3: {
    opening: [
      'É um curso razoável.',
      'Cumpre o que promete, sem surpreender.',
      'Esperava um pouco mais.',
      'Bom para quem nunca teve contato com o assunto.',
    ],
    body: [
      'Quem já trabalha na área vai achar básico.',
      'Trocaram de professor no meio e a turma sentiu.',
      'A data de início mudou uma vez e tive que me reorganizar.',
      'O conteúdo é bom, mas a turma estava cheia demais.',
      'A lanchonete fecha antes do intervalo da noite, leve seu lanche.',
    ],
    practical: ['Faltou tempo de prática para todos.', 'Em alguns dias dividimos a bancada em três.'],
  },
  2: {
    opening: ['Não atendeu às minhas expectativas.', 'Deixou a desejar.', 'Achei fraco em relação ao preço.'],
    body: [
      'Demoraram para responder minhas mensagens.',
      'Parte do material estava desatualizada.',
      'A turma foi adiada duas vezes antes de começar.',
      'Aprendi, mas tive que buscar muita coisa por fora.',
    ],
    practical: ['A prática ficou para o final e foi muito rápida.'],
  },
  1: {
    opening: ['Não recomendo esta turma.', 'Tive problemas desde o começo.'],
    body: [
      'Cancelaram em cima da hora e precisei esperar a próxima; o reembolso veio, mas perdi as folgas.',
      'O horário mudou depois da matrícula e não consegui acompanhar.',
      'O sistema das aulas caiu várias vezes na primeira semana.',
    ],
    practical: ['A máquina principal passou metade do curso parada.'],
  },
} as const;

/** A sentence about the subject, by area, for some of the good reviews; true of every course of the area. */
export const reviewTopics: Record<string, readonly string[]> = {
  alimentos: [
    'A parte de boas práticas abriu meus olhos.',
    'Passei a prestar atenção em temperatura e higiene.',
    'Já coloquei em prática no serviço.',
  ],
  'automacao-e-eletroeletronica': [
    'Passei a entender o diagrama antes de mexer em qualquer fio.',
    'Ver a primeira montagem funcionar foi demais.',
    'Hoje encontro o defeito com método.',
  ],
  automotiva: [
    'Parei de trabalhar no chute.',
    'Hoje explico o serviço para o cliente com segurança.',
    'Aprendi a orçar antes de abrir a caixa de ferramentas.',
  ],
  'madeira-e-mobiliario': [
    'O acabamento do que faço mudou.',
    'Perdi o medo das máquinas com as aulas de segurança.',
    'Meu primeiro trabalho pago já cobriu o curso.',
  ],
  ceramica: [
    'Aprendi a ler o defeito da peça.',
    'Ver a queima completa foi o ponto alto.',
    'Entendi de onde vinham minhas trincas.',
  ],
  energia: [
    'A parte de segurança é levada a sério.',
    'Hoje meço antes de concluir.',
    'Passei a trabalhar com norma, e o cliente percebe a diferença.',
  ],
  'gestao-logistica-e-seguranca-do-trabalho': [
    'Consegui organizar meu setor.',
    'Apliquei o que aprendi na semana seguinte.',
    'Passei a falar com mais segurança nas reuniões.',
  ],
  'industria-criativa': [
    'Montei meu portfólio durante as aulas.',
    'Fechei meu primeiro trabalho pago ainda no curso.',
    'As críticas da turma melhoraram muito o que eu fazia.',
  ],
  'celulose-e-papel': [
    'A visita à fábrica ajudou a juntar todas as peças.',
    'Entendi o processo inteiro, e não só o meu posto.',
  ],
  'construcao-civil': [
    'Passei a enxergar a obra com outros olhos.',
    'Aprendi a medir antes de fazer.',
    'Parei de perder material.',
  ],
  metalmecanica: [
    'Peguei confiança com os instrumentos.',
    'Saí direto para uma vaga na indústria.',
    'Passei a ler desenho sem medo.',
  ],
  'nautico-e-naval': [
    'Consegui vaga num estaleiro de Navegantes.',
    'Os professores conhecem de perto os estaleiros.',
  ],
  'quimica-e-meio-ambiente': [
    'Uso as fichas e planilhas todo mês.',
    'Passei a entender o porquê de cada procedimento.',
  ],
  'refrigeracao-e-climatizacao': [
    'No primeiro verão já recuperei o valor do curso.',
    'Meus serviços pararam de voltar com defeito.',
  ],
  'tecnologia-da-informacao': [
    'Meu projeto final virou assunto na entrevista.',
    'Passei a resolver sozinho o que antes pedia para os outros.',
    'Uso o que aprendi todos os dias no trabalho.',
    'O desafio final foi difícil e divertido.',
  ],
  'textil-vestuario-e-moda': [
    'Meu acabamento melhorou muito.',
    'Passei a olhar o tecido antes de começar.',
    'Ganhei ritmo sem perder qualidade.',
  ],
  plastico: ['Entendi de onde vem a rebarba.', 'Reduzi o refugo no meu turno.'],
  'design-e-comunicacao': [
    'Aprendi a defender minhas ideias diante do cliente.',
    'Meu portfólio ficou outro.',
  ],
  educacao: ['Perdi a vergonha de participar.', 'Minha família percebeu a diferença.'],
  'eletronica-e-automacao': [
    'O osciloscópio deixou de ser um mistério.',
    'Hoje sigo um roteiro antes de condenar o equipamento.',
  ],
  manufatura: [
    'Levei as ideias para a empresa e o refugo caiu.',
    'Os exercícios com dados de verdade ensinam mais do que qualquer slide.',
  ],
  'manutencao-e-operacao': [
    'Passei a ouvir a máquina com outra atenção.',
    'Montei um plano para o meu setor.',
  ],
  materiais: ['Ver a amostra no microscópio foi incrível.', 'Entendi por que as peças trincavam.'],
  'mineracao-e-extracao': [
    'A aula de campo vale o curso.',
    'Fiquei com outra atenção à segurança da frente.',
  ],
  'sistemas-de-energia': [
    'O campo de treinamento é excelente.',
    'As contas feitas em aula batem com o que vejo no serviço.',
  ],
};

/** Instead of `reviewTopics` in safety training. */
export const safetyTopics: readonly string[] = [
  'Revi hábitos que eu tinha havia anos.',
  'Os casos de acidente contados em aula marcaram a turma.',
  'Voltei para a empresa e pedi a troca de equipamentos vencidos.',
  'A prática é cobrada de verdade, ninguém só assina a lista.',
  'Toda a minha equipe fez e o clima de segurança mudou.',
  'Saí sabendo quando devo parar o serviço.',
];

export const schoolReviews: readonly (readonly [4 | 5, string])[] = [
  [5, 'Minha filha acorda querendo ir para a escola. Os professores conhecem cada aluno pelo nome.'],
  [5, 'A comunicação com a família é clara e frequente. Nos sentimos acolhidos.'],
  [5, 'Os projetos fazem os alunos pensar, e isso aparece nas conversas em casa.'],
  [5, 'Terminei o que tinha deixado para trás e ganhei coragem para continuar.'],
  [4, 'Ótima escola. O trânsito na saída é que complica em dias de chuva.'],
  [4, 'Muito boa estrutura e bons professores. O material poderia ser avisado com mais antecedência.'],
];

export const workshopReviews: readonly (readonly [3 | 4 | 5, string])[] = [
  [5, 'Fui por curiosidade e já me inscrevi em outra oficina.'],
  [5, 'Tarde muito agradável, e levei para casa o que fiz.'],
  [5, 'Fiz com meu filho e foi um ótimo programa de sábado.'],
  [4, 'Gostei muito, só achei pouco tempo para terminar com calma.'],
  [4, 'Material incluído, turma pequena e instrutor paciente.'],
  [3, 'Legal, mas esperava ir um pouco além do básico.'],
];
