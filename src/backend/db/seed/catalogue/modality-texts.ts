import type { ModalityId } from './modalities.ts';

type ModalityText = {
  fecho: readonly string[];
  requisitos: string;
  certificacao: string;
  idadeMinima: number | null;
  escolaridade: string | null;
  documentos: readonly string[];
};

const identity = ['Documento de identidade', 'CPF'];
const school = [...identity, 'Comprovante de residência', 'Histórico escolar'];

export const modalityTexts: Record<ModalityId, ModalityText> = {
  1: {
    fecho: [
      'O certificado traz conteúdo, carga horária e instrutor responsável, como a fiscalização pede. Empresas podem enviar equipes e receber a lista de presença no mesmo dia.',
      'A avaliação tem prova escrita e prática; quem não atinge a nota refaz a parte que faltou sem custo. Venha com roupa confortável e calçado fechado.',
      'Se você já fez o treinamento em outra empresa, traga o certificado anterior: o instrutor confere a validade e orienta se cabe reciclagem.',
    ],
    requisitos:
      'Ter 18 anos completos, saber ler e escrever e, nas turmas com prática, apresentar atestado de saúde ocupacional válido.',
    certificacao:
      'Certificado de capacitação conforme a norma regulamentadora, com conteúdo e carga horária no verso.',
    idadeMinima: 18,
    escolaridade: null,
    documentos: [...identity, 'Atestado de saúde ocupacional (ASO)'],
  },
  3: {
    fecho: [
      'Não é preciso ter experiência: a turma começa junto e avança no ritmo de quem está ao lado. Quem falta a uma prática pode repor em outro horário.',
      'O certificado sai em até dez dias depois da última aula e vale em todo o país. O material de estudo fica disponível por mais seis meses.',
      'Ao terminar, você pode aproveitar parte das horas em cursos maiores da mesma área. A coordenação ajuda a planejar o próximo passo.',
      'A presença mínima é de 75%, e a avaliação acontece durante as aulas, com tarefas práticas. Não há prova surpresa.',
    ],
    requisitos: 'Ter 16 anos completos e Ensino Fundamental concluído. Não é exigida experiência anterior.',
    certificacao: 'Certificado do curso, com carga horária e conteúdo, válido em todo o território nacional.',
    idadeMinima: 16,
    escolaridade: 'Ensino Fundamental completo',
    documentos: [...identity, 'Comprovante de residência'],
  },
  4: {
    fecho: [
      'O curso é gratuito e faz parte do contrato de aprendizagem: você estuda, trabalha com carteira assinada e recebe pelas duas coisas. A empresa acompanha suas notas e sua frequência.',
      'As vagas são preenchidas por jovens indicados pelas indústrias, e os uniformes são fornecidos. Ao final, boa parte dos aprendizes é efetivada.',
    ],
    requisitos:
      'Ter de 14 a 23 anos, estar matriculado na escola ou ter concluído o Ensino Médio e ter contrato de aprendizagem com uma indústria.',
    certificacao: 'Certificado de aprendizagem industrial, reconhecido em todo o país.',
    idadeMinima: 14,
    escolaridade: 'Cursando o Ensino Fundamental ou Médio',
    documentos: [...school, 'Contrato de aprendizagem', 'Carteira de trabalho digital'],
  },
  5: {
    fecho: [
      'O valor mostrado corresponde à anuidade e já inclui o material didático. Há bolsas por desempenho e por renda, com inscrição no segundo semestre.',
      'A família acompanha frequência e notas pelo portal e participa de encontros a cada bimestre. O transporte é combinado com empresas da região.',
    ],
    requisitos:
      'Ter concluído o Ensino Fundamental. Candidatos com menos de 18 anos são matriculados pelo responsável.',
    certificacao: 'Diploma do Ensino Médio e, nos cursos articulados, diploma técnico com validade nacional.',
    idadeMinima: null,
    escolaridade: 'Ensino Fundamental completo',
    documentos: [...school, 'Documento do responsável', 'Carteira de vacinação'],
  },
  6: {
    fecho: [
      'O diploma tem validade nacional e permite o registro no conselho profissional, quando a ocupação exige. O estágio é opcional, e a unidade divulga vagas toda semana.',
      'A carga horária atende ao Catálogo Nacional de Cursos Técnicos. Quem ainda está no Ensino Médio pode estudar ao mesmo tempo, a partir do segundo ano.',
      'No último período, um projeto integrador é desenvolvido com empresa parceira e apresentado a uma banca. Muitos estudantes recebem ali a primeira proposta de trabalho.',
      'Conhecimentos adquiridos no trabalho podem ser aproveitados, mediante avaliação. Fale com a secretaria antes do início das aulas.',
    ],
    requisitos: 'Ter concluído o Ensino Médio ou estar matriculado a partir do 2º ano.',
    certificacao: 'Diploma de técnico de nível médio com validade nacional, registrado no Sistec.',
    idadeMinima: 16,
    escolaridade: 'Ensino Médio completo ou em curso',
    documentos: [...school, 'Certidão de nascimento ou casamento', 'Foto 3x4'],
  },
  7: {
    fecho: [
      'É uma formação curta e direta para quem já atua como técnico. As aulas se concentram em poucos dias da semana para não atrapalhar a escala de trabalho.',
      'Os estudos de caso saem da rotina dos próprios alunos, e o trabalho final costuma ser implantado na empresa em que cada um atua.',
    ],
    requisitos: 'Ter diploma de curso técnico na área ou em área próxima.',
    certificacao: 'Certificado de especialização técnica de nível médio.',
    idadeMinima: 18,
    escolaridade: 'Curso técnico completo',
    documentos: [...school, 'Diploma de curso técnico'],
  },
  8: {
    fecho: [
      'O valor mostrado corresponde ao primeiro semestre. A entrada pode ser feita pela nota do Enem, por vestibular agendado ou por transferência.',
      'O valor mostrado corresponde ao primeiro semestre e pode ser reduzido com bolsa. O curso é avaliado pelo MEC, e o corpo docente mistura mestres, doutores e gente da indústria.',
    ],
    requisitos:
      'Ter concluído o Ensino Médio e ser aprovado no processo seletivo, com nota do Enem ou vestibular.',
    certificacao: 'Diploma de graduação com validade nacional.',
    idadeMinima: null,
    escolaridade: 'Ensino Médio completo',
    documentos: [...school, 'Certificado de conclusão do Ensino Médio', 'Título de eleitor'],
  },
  9: {
    fecho: [
      'Os encontros são quinzenais, e o restante acontece em atividades orientadas. O trabalho de conclusão resolve um problema da sua empresa ou do seu projeto.',
      'A turma reúne perfis diferentes de propósito: a troca entre setores é parte do aprendizado. Professores convidados trazem casos recentes a cada módulo.',
    ],
    requisitos: 'Ter diploma de graduação em qualquer área, salvo indicação em contrário no plano do curso.',
    certificacao: 'Certificado de pós-graduação lato sensu, conforme a legislação do MEC.',
    idadeMinima: null,
    escolaridade: 'Ensino Superior completo',
    documentos: [...identity, 'Diploma de graduação', 'Currículo'],
  },
  10: {
    fecho: [
      'O conteúdo é atualizado a cada edição, e as horas valem como atividade complementar na graduação.',
      'As aulas são objetivas e terminam com um plano de aplicação, revisado pelo professor duas semanas depois.',
    ],
    requisitos: 'Estar cursando ou ter concluído uma graduação, ou ter experiência comprovada no tema.',
    certificacao: 'Certificado de extensão universitária.',
    idadeMinima: 18,
    escolaridade: 'Ensino Superior em curso ou completo',
    documentos: identity,
  },
  11: {
    fecho: [
      'O valor corresponde à anuidade. Visitas guiadas acontecem às quintas-feiras, e a equipe pedagógica conversa com a família sobre o perfil do estudante.',
      'Há plantões de dúvidas no contraturno e orientação de carreira no último ano, sem custo adicional.',
    ],
    requisitos: 'Ter concluído o Ensino Fundamental.',
    certificacao: 'Certificado de conclusão do Ensino Médio.',
    idadeMinima: null,
    escolaridade: 'Ensino Fundamental completo',
    documentos: [...school, 'Documento do responsável'],
  },
  12: {
    fecho: [
      'O valor corresponde à anuidade do turno escolhido. A adaptação é combinada com a família, no tempo de cada criança.',
    ],
    requisitos: 'Idade conforme o grupo, completada até 31 de março do ano letivo.',
    certificacao: 'Registro de acompanhamento da Educação Infantil.',
    idadeMinima: null,
    escolaridade: null,
    documentos: ['Certidão de nascimento', 'Carteira de vacinação', 'Documento do responsável'],
  },
  13: {
    fecho: [
      'O valor corresponde à anuidade. O material didático é adquirido à parte, e há período estendido opcional.',
    ],
    requisitos: 'Idade conforme o ano escolar e transferência da escola anterior, quando houver.',
    certificacao: 'Certificado de conclusão do Ensino Fundamental ao fim do nono ano.',
    idadeMinima: null,
    escolaridade: null,
    documentos: ['Certidão de nascimento', 'Histórico escolar', 'Documento do responsável'],
  },
  14: {
    fecho: [
      'Não há mensalidade nem taxa de material. Quem já estudou parte do percurso faz uma avaliação e começa de onde parou.',
    ],
    requisitos: 'Ter 15 anos completos para o Ensino Fundamental ou 18 anos para o Ensino Médio.',
    certificacao: 'Certificado de conclusão da etapa, com validade nacional.',
    idadeMinima: 15,
    escolaridade: null,
    documentos: [...school],
  },
  15: {
    fecho: [
      'Os materiais estão incluídos, e cada participante leva o que construiu. Crianças com menos de 12 anos participam acompanhadas.',
      'As turmas são pequenas, e não é preciso ter feito nada parecido antes. Traga curiosidade; as ferramentas ficam por nossa conta.',
    ],
    requisitos: 'Interesse pelo tema. Não há exigência de escolaridade.',
    certificacao: 'Declaração de participação com carga horária.',
    idadeMinima: null,
    escolaridade: null,
    documentos: identity,
  },
};

export const safetyTraining = {
  ambiente: [
    'As situações de risco são simuladas em ambiente controlado, com instrutor para cada grupo pequeno.',
    'Os equipamentos de proteção são fornecidos e conferidos antes de cada prática.',
    'Quem já tem experiência ajuda a discutir os casos, e quem está chegando pergunta sem receio.',
    'O instrutor adapta os exemplos ao setor em que a turma trabalha.',
  ],
  mercado: [
    'O treinamento é exigido de quem executa a atividade, e a empresa precisa guardar o registro à disposição da fiscalização.',
    'Muitas vagas pedem esse certificado já na contratação, e quem chega com ele começa antes.',
    'Prestadores de serviço usam o certificado para entrar em obras e indústrias de clientes.',
    'Além de cumprir a lei, o objetivo é simples: que todos voltem para casa inteiros no fim do turno.',
  ],
} as const;
