export const frequentQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'Como faço minha matrícula?',
    answer:
      'Escolha o curso, compare as turmas por cidade, data e horário e toque em “Quero me matricular”. Você entra na sua conta ou cria uma, confere os dados de quem vai estudar, aceita o contrato e paga. Quando o pagamento é confirmado, a matrícula está feita e a vaga é sua.',
  },
  {
    question: 'Preciso ter uma conta para ver os cursos?',
    answer:
      'Não. Toda a vitrine, com preços, turmas e avaliações, está aberta. A conta só é pedida para comprar, favoritar cursos e acompanhar matrículas.',
  },
  {
    question: 'Por quanto tempo minha vaga fica reservada?',
    answer:
      'Com o Pix, a vaga fica reservada por 30 minutos a partir da geração do código. Se o prazo passar, você pode gerar um novo código enquanto houver vaga na turma.',
  },
  {
    question: 'Quais são as formas de pagamento?',
    answer:
      'As formas aceitas em cada turma, o número de parcelas e o total de cada opção aparecem na página do curso e antes da confirmação da compra. Você sempre vê o preço à vista e o total parcelado lado a lado.',
  },
  {
    question: 'Paguei e a confirmação não apareceu. E agora?',
    answer:
      'O Pix costuma ser confirmado em segundos, mas o banco pode demorar alguns minutos. A situação da compra fica em “Minhas compras”. Se o dinheiro chegar depois do prazo, você fica com a vaga, se ainda houver uma, ou escolhe outra turma ou a devolução.',
  },
  {
    question: 'Posso desistir da compra?',
    answer:
      'Sim. Pelo Código de Defesa do Consumidor, você pode desistir em até 7 dias depois da compra e recebe de volta tudo o que pagou.',
  },
  {
    question: 'Há cursos gratuitos?',
    answer:
      'Sim. Na busca, filtre por “Gratuito” para ver todos os cursos gratuitos com turmas abertas. Bolsas seguem a Política de Descontos e Bolsas, no rodapé desta página.',
  },
  {
    question: 'Como uso um cupom de desconto?',
    answer:
      'Digite o código no resumo da compra, antes de pagar. O desconto é aplicado na hora, quando o cupom vale para o curso e está no prazo.',
  },
  {
    question: 'Quem tem menos de 18 anos pode se matricular?',
    answer:
      'Sim, desde que tenha a idade mínima do curso. A matrícula é feita em nome do estudante, com um responsável legal que aceita o contrato e faz o pagamento.',
  },
  {
    question: 'Recebo certificado?',
    answer:
      'Sim. Cada página de curso diz qual certificado ou diploma é emitido e o que é preciso para recebê-lo, como frequência e aproveitamento mínimos.',
  },
  {
    question: 'O que acontece se a turma for cancelada ou adiada?',
    answer:
      'Avisamos por e-mail. Se a turma for cancelada, devolvemos o valor integral. Se for adiada, você decide se continua na nova data ou recebe o dinheiro de volta.',
  },
  {
    question: 'Como falo com o atendimento?',
    answer:
      'Use “Ligamos para você”, no rodapé e no menu, e telefonamos no horário comercial. Os outros contatos estão no rodapé de todas as páginas.',
  },
];
