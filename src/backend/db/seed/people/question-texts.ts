import type { ModalityId } from '../catalogue/modalities.ts';

/** Question and answer pairs that are true of every course of these modalities; null: of all. */
export const questionPairs: readonly {
  modalities: readonly ModalityId[] | null;
  pergunta: string;
  resposta: string;
}[] = [
  {
    modalities: null,
    pergunta: 'Posso pagar parte no Pix e parte no cartão?',
    resposta:
      'Cada compra aceita uma forma de pagamento. Você pode trocar de forma antes de pagar, sem perder a vaga.',
  },
  {
    modalities: null,
    pergunta: 'Se eu desistir, recebo o dinheiro de volta?',
    resposta:
      'Sim. Nos primeiros sete dias depois da compra a devolução é integral. Depois disso, vale o que está no contrato.',
  },
  {
    modalities: null,
    pergunta: 'O que acontece se a turma não fechar?',
    resposta:
      'Avisamos por e-mail e você escolhe entre outra turma, outra unidade ou a devolução de todo o valor.',
  },
  {
    modalities: null,
    pergunta: 'A unidade tem acessibilidade para cadeirante?',
    resposta:
      'Sim, há rampas, elevador ou sala térrea e banheiro adaptado. Informe a necessidade na matrícula para prepararmos a sala.',
  },
  {
    modalities: null,
    pergunta: 'Tem desconto para quem já foi aluno?',
    resposta:
      'Há descontos para egressos em algumas turmas. A Política de Descontos e Bolsas mostra as condições.',
  },
  {
    modalities: null,
    pergunta: 'Minha empresa pode pagar o curso e receber a nota fiscal?',
    resposta: 'Pode. Na página Para empresas, peça o contato e informe o CNPJ; a nota sai em nome dela.',
  },
  {
    modalities: null,
    pergunta: 'Tem estacionamento na unidade?',
    resposta:
      'A maioria das unidades tem vagas internas, por ordem de chegada. O endereço de cada turma está na página.',
  },
  {
    modalities: [1],
    pergunta: 'O certificado vale quanto tempo?',
    resposta:
      'Depende da norma: há treinamentos anuais, bienais e outros sem prazo fixo. A validade vem escrita no certificado.',
  },
  {
    modalities: [1],
    pergunta: 'Preciso levar EPI?',
    resposta:
      'Capacete, cinto e demais equipamentos são fornecidos. Venha com calça comprida e calçado fechado.',
  },
  {
    modalities: [1],
    pergunta: 'Vocês dão esse treinamento dentro da empresa?',
    resposta: 'Sim, para grupos a partir de dez pessoas. Fale com a equipe na página Para empresas.',
  },
  {
    modalities: [1],
    pergunta: 'O atestado de saúde é obrigatório mesmo?',
    resposta: 'Para a parte prática, sim. O ASO precisa estar dentro da validade e citar a atividade.',
  },
  {
    modalities: [3],
    pergunta: 'Preciso ter alguma experiência antes de começar?',
    resposta: 'Não. O curso parte do básico, e o instrutor ajusta o ritmo à turma.',
  },
  {
    modalities: [3],
    pergunta: 'O material e os EPIs estão incluídos no valor?',
    resposta: 'Sim, o material de aula está incluído. Só o uniforme, quando exigido, é comprado à parte.',
  },
  {
    modalities: [3],
    pergunta: 'Tenho 15 anos, posso fazer?',
    resposta: 'A idade mínima é de 16 anos. Antes dos 18, a matrícula é feita com o responsável.',
  },
  {
    modalities: [3],
    pergunta: 'Esse certificado serve para trabalhar em outro estado?',
    resposta: 'Serve. O certificado é válido em todo o território nacional.',
  },
  {
    modalities: [3, 6, 7],
    pergunta: 'Quantas faltas eu posso ter?',
    resposta:
      'É preciso frequentar pelo menos 75% das aulas. Práticas perdidas podem ser repostas quando há turma paralela.',
  },
  {
    modalities: [6],
    pergunta: 'Ainda estou no segundo ano do Ensino Médio. Já posso entrar?',
    resposta:
      'Pode, a partir do segundo ano. O diploma técnico é emitido depois que você conclui o Ensino Médio.',
  },
  {
    modalities: [6],
    pergunta: 'O estágio é obrigatório?',
    resposta: 'Não é obrigatório, mas ajudamos quem quiser fazer. As horas são registradas no histórico.',
  },
  {
    modalities: [6],
    pergunta: 'Dá para trancar a matrícula se eu mudar de turno no emprego?',
    resposta: 'Sim. Você pode trancar por até um semestre ou pedir troca de turno, se houver vaga.',
  },
  {
    modalities: [6],
    pergunta: 'Consigo registro no conselho profissional com esse diploma?',
    resposta: 'Nas ocupações regulamentadas, sim. O diploma é registrado no Sistec, que o conselho consulta.',
  },
  {
    modalities: [8],
    pergunta: 'Posso usar a nota do Enem de dois anos atrás?',
    resposta: 'Sim, aceitamos as três últimas edições, desde que a redação não esteja zerada.',
  },
  {
    modalities: [8],
    pergunta: 'Esse valor é do curso inteiro?',
    resposta: 'Não, é do primeiro semestre. Os seguintes são renovados na rematrícula.',
  },
  {
    modalities: [8, 9],
    pergunta: 'O diploma é reconhecido pelo MEC?',
    resposta: 'Sim. O número do ato regulatório está no contrato, que você lê antes de pagar.',
  },
  {
    modalities: [9],
    pergunta: 'Preciso fazer TCC?',
    resposta: 'Há um trabalho final aplicado, individual ou em dupla, orientado ao longo do curso.',
  },
  {
    modalities: [9, 10],
    pergunta: 'As aulas ficam gravadas?',
    resposta: 'As aulas a distância ficam gravadas por noventa dias. As presenciais não são gravadas.',
  },
  {
    modalities: [5, 11],
    pergunta: 'Tem período integral?',
    resposta: 'Algumas unidades têm. Veja o turno de cada turma na tabela da página.',
  },
  {
    modalities: [5, 11],
    pergunta: 'Como funcionam as bolsas?',
    resposta:
      'Há bolsas por renda e por desempenho, com inscrição no segundo semestre. A Política de Descontos e Bolsas explica os critérios.',
  },
  {
    modalities: [4],
    pergunta: 'Como consigo o contrato de aprendizagem?',
    resposta:
      'A empresa contrata e indica o jovem. Deixe seu currículo na unidade, que nós encaminhamos às indústrias.',
  },
  {
    modalities: [14],
    pergunta: 'Parei na sétima série. Começo de onde?',
    resposta:
      'Fazemos uma avaliação de reconhecimento de saberes e você entra na etapa certa, sem repetir o que já sabe.',
  },
  {
    modalities: [15],
    pergunta: 'Minha filha tem 10 anos, pode participar?',
    resposta: 'Pode, acompanhada de um adulto. Para a criança não é cobrada taxa extra.',
  },
];

export const openQuestions: readonly string[] = [
  'Vai abrir turma no período da manhã ainda este semestre?',
  'Vocês aceitam transferência de outra instituição no meio do curso?',
  'Tem ônibus que passa perto da unidade à noite?',
  'Consigo fazer dois cursos ao mesmo tempo se os dias não baterem?',
  'O notebook é fornecido ou preciso levar o meu?',
];
