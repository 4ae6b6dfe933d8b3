import { purchaseStateLabels, type PurchaseState } from '../purchase-state.ts';
import { orderKind, type OrderFacts, type OrderKind } from './order-kind.ts';

type PerState = Readonly<Record<PurchaseState, string>>;

export interface ActWords {
  label: string;
  question: string;
  keep: string;
}

export interface OrderWords {
  /** 'compra' or 'matrícula'; both are feminine, so that one article fits. */
  noun: string;
  Noun: string;
  price: string | null;
  states: PerState;
  way: readonly PurchaseState[];
  done: Partial<PerState>;
  toCome: Partial<PerState>;
  heldAgain: string;
  changed: string;
  steps: Pick<
    PerState,
    'EM_ANALISE' | 'PAGA' | 'MATRICULADA' | 'CANCELADA' | 'ARREPENDIDA' | 'ESTORNADA' | 'TURMA_CANCELADA'
  > & {
    EXPIRADA: string;
  };
  money: string;
  seat: string;
  held: string;
  stillHeld: string;
  cancel: ActWords;
  seatGoesBack: string;
  giveUp: ActWords & { title: string; warning: string; law: string | null };
}

const bought: OrderWords = {
  noun: 'compra',
  Noun: 'Compra',
  price: null,
  states: purchaseStateLabels,
  way: ['AGUARDANDO_ACEITE', 'AGUARDANDO_PAGAMENTO', 'PAGA', 'MATRICULADA'],
  done: {
    AGUARDANDO_ACEITE: 'Vaga reservada',
    AGUARDANDO_PAGAMENTO: 'Contrato aceito',
    EM_ANALISE: 'Pagamento enviado para análise',
  },
  toCome: {
    AGUARDANDO_PAGAMENTO: 'Pagamento',
    PAGA: 'Confirmação do pagamento',
    MATRICULADA: 'Matrícula',
  },
  heldAgain: 'Vaga reservada de novo',
  changed: 'Sua compra mudou',
  steps: {
    EM_ANALISE: 'O pagamento está em análise. Avisamos por e-mail; não é preciso fazer nada.',
    PAGA: 'Recebemos o pagamento e estamos confirmando sua matrícula.',
    MATRICULADA: 'Sua matrícula está confirmada: veja quando e onde são as aulas.',
    EXPIRADA: 'O prazo para pagar terminou e a vaga foi liberada. Se ainda quiser a turma, compre de novo.',
    CANCELADA: 'Esta compra foi cancelada antes do pagamento. Não há nada a fazer.',
    ARREPENDIDA: 'A desistência está registrada. Não é preciso fazer nada.',
    ESTORNADA: 'O valor que você pagou foi devolvido. Não há nada a fazer.',
    TURMA_CANCELADA: 'A turma foi cancelada. Não é preciso pagar nada por ela.',
  },
  money: 'Seu dinheiro',
  seat: 'a vaga',
  held: 'Sua vaga está guardada',
  stillHeld: 'Sua vaga continua guardada',
  cancel: { label: 'Cancelar compra', question: 'Cancelar esta compra?', keep: 'Manter a compra' },
  seatGoesBack: 'Sua vaga volta para a turma',
  giveUp: {
    title: 'Seus direitos',
    label: 'Desistir da compra',
    question: 'Desistir desta compra?',
    keep: 'Manter a matrícula',
    warning:
      'Sua matrícula termina agora, a vaga passa para outra pessoa e tudo o que você pagou volta para você.',
    law: 'Código de Defesa do Consumidor, artigo 49, e Decreto 7.962 de 2013.',
  },
};

const company: OrderWords = {
  ...bought,
  states: { ...bought.states, MATRICULADA: 'Vagas confirmadas' },
  done: { ...bought.done, AGUARDANDO_ACEITE: 'Vagas reservadas' },
  toCome: { ...bought.toCome, MATRICULADA: 'Confirmação das vagas' },
  heldAgain: 'Vagas reservadas de novo',
  steps: {
    ...bought.steps,
    PAGA: 'Recebemos o pagamento e estamos confirmando as vagas.',
    MATRICULADA: 'As vagas são da empresa: cada pessoa aceita a sua pelo link que recebeu.',
    EXPIRADA:
      'O prazo para pagar terminou e as vagas foram liberadas. Se ainda quiser a turma, faça outro pedido.',
    ARREPENDIDA: 'A desistência da empresa está registrada. Não é preciso fazer nada.',
    ESTORNADA: 'O valor que a empresa pagou foi devolvido. Não há nada a fazer.',
  },
  money: 'O dinheiro da empresa',
  seat: 'as vagas',
  held: 'As vagas estão guardadas',
  stillHeld: 'As vagas continuam guardadas',
  seatGoesBack: 'As vagas voltam para a turma',
  giveUp: {
    ...bought.giveUp,
    title: 'Desistência',
    keep: 'Manter as vagas',
    warning:
      'As vagas passam para outras pessoas, também as que já foram aceitas. O que a empresa já pagou volta para ela.',
    law: null,
  },
};

/** No one pays here, so that no word speaks of payment, of buying or of money back. */
const unpaid: OrderWords = {
  noun: 'matrícula',
  Noun: 'Matrícula',
  price: 'Sem custo para você',
  states: {
    AGUARDANDO_ACEITE: 'Aguardando aceite do contrato',
    AGUARDANDO_PAGAMENTO: 'Contrato aceito',
    EM_ANALISE: 'Em confirmação',
    PAGA: 'Vaga garantida',
    MATRICULADA: 'Matrícula confirmada',
    EXPIRADA: 'Prazo de aceite encerrado',
    CANCELADA: 'Matrícula cancelada',
    ARREPENDIDA: 'Desistência registrada',
    ESTORNADA: 'Matrícula encerrada',
    TURMA_CANCELADA: 'Turma cancelada',
    PAGAMENTO_TARDIO: 'Prazo de aceite encerrado',
  },
  way: ['AGUARDANDO_ACEITE', 'MATRICULADA'],
  done: { AGUARDANDO_ACEITE: 'Vaga reservada' },
  toCome: { MATRICULADA: 'Matrícula' },
  heldAgain: bought.heldAgain,
  changed: 'Sua matrícula mudou',
  steps: {
    EM_ANALISE: 'Estamos confirmando sua matrícula. Não é preciso fazer nada.',
    PAGA: 'Estamos confirmando sua matrícula. Não é preciso fazer nada.',
    MATRICULADA: bought.steps.MATRICULADA,
    EXPIRADA:
      'O prazo para aceitar o contrato terminou e a vaga foi liberada. Se ainda quiser a turma, peça um novo link a quem atendeu você.',
    CANCELADA: 'Esta matrícula foi cancelada. Não há nada a fazer.',
    ARREPENDIDA: bought.steps.ARREPENDIDA,
    ESTORNADA: 'Esta matrícula terminou. Não há nada a fazer.',
    TURMA_CANCELADA:
      'A turma foi cancelada, e sua matrícula terminou. Para ver outra turma, fale com a gente.',
  },
  money: bought.money,
  seat: bought.seat,
  held: bought.held,
  stillHeld: bought.stillHeld,
  cancel: {
    label: 'Cancelar a matrícula',
    question: 'Cancelar esta matrícula?',
    keep: 'Manter a matrícula',
  },
  seatGoesBack: bought.seatGoesBack,
  giveUp: {
    title: 'Se você não puder estudar',
    label: 'Desistir da matrícula',
    question: 'Desistir desta matrícula?',
    keep: 'Manter a matrícula',
    warning: 'Sua matrícula termina agora e a vaga passa para outra pessoa.',
    law: null,
  },
};

const words: Readonly<Record<OrderKind, OrderWords>> = {
  BOUGHT: bought,
  COMPANY: company,
  EMPLOYER: { ...unpaid, price: 'Pago pela empresa' },
  GRANT: { ...unpaid, price: 'Bolsa de estudo' },
  FREE: {
    ...unpaid,
    price: 'Sem custo',
    steps: {
      ...unpaid.steps,
      EXPIRADA:
        'O prazo para aceitar o contrato terminou e a vaga foi liberada. Se ainda quiser a turma, faça a matrícula de novo.',
    },
  },
};

const companySeat: OrderWords = {
  ...unpaid,
  price: 'Pago pela empresa',
  states: { ...unpaid.states, ARREPENDIDA: 'Matrícula encerrada' },
  steps: {
    ...unpaid.steps,
    ARREPENDIDA:
      'A empresa desistiu do pedido, e sua matrícula terminou. Para saber o motivo, fale com a empresa.',
    ESTORNADA:
      'O pedido da empresa terminou, e sua matrícula também. Para saber o motivo, fale com a empresa.',
    TURMA_CANCELADA:
      'A turma foi cancelada, e sua matrícula terminou. Para ver outra turma, fale com a empresa.',
  },
};

function ofOther(known: OrderWords): OrderWords {
  const ofStudent = (step: string) => step.replace('sua matrícula', 'a matrícula');
  return {
    ...known,
    changed: known.changed.replace('Sua matrícula', 'A matrícula'),
    held: 'A vaga está guardada',
    stillHeld: 'A vaga continua guardada',
    seatGoesBack: 'A vaga volta para a turma',
    steps: {
      ...known.steps,
      PAGA: ofStudent(known.steps.PAGA),
      EM_ANALISE: ofStudent(known.steps.EM_ANALISE),
      ARREPENDIDA: ofStudent(known.steps.ARREPENDIDA),
      ESTORNADA: ofStudent(known.steps.ESTORNADA),
      MATRICULADA: 'A matrícula está confirmada: veja quando e onde são as aulas.',
      TURMA_CANCELADA: ofStudent(known.steps.TURMA_CANCELADA),
    },
    giveUp: {
      ...known.giveUp,
      title: known.giveUp.title.replace('você não puder', 'não for possível'),
      warning: known.giveUp.warning.replace('Sua matrícula', 'A matrícula'),
    },
  };
}

interface OrderReader {
  responsavel?: object | null;
  contratante?: boolean;
  para_mim?: boolean;
}

export function isForOther({ empresa, responsavel, contratante, para_mim = true }: OrderFacts & OrderReader) {
  return !empresa && (!para_mim || Boolean(responsavel && contratante));
}

/** All wordings that differ by payer (PURCHASE-24). */
export function orderWords(order: OrderFacts & OrderReader): OrderWords {
  return wordsOfKind(orderKind(order), { isForOther: isForOther(order) });
}

export function wordsOfKind(kind: OrderKind, { isForOther: isOther = false } = {}): OrderWords {
  return isOther ? ofOther(words[kind]) : words[kind];
}

export function companySeatWords({ isGuardian }: { isGuardian: boolean }): OrderWords {
  return isGuardian ? ofOther(companySeat) : companySeat;
}
