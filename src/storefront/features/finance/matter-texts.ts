import type { FinanceMatter } from '#/contract/finance/finance.ts';
import type { RefundByHand } from '#/domain/finance/refund-by-hand.ts';

const accounts: Readonly<Record<string, string>> = {
  CLIENTES: 'o que os compradores devem',
  PROVEDOR: 'o que está no banco',
  A_IDENTIFICAR: 'pagamentos a identificar',
  A_DEVOLVER: 'o que está sendo devolvido',
  CONTESTADO: 'o que o banco retém por contestação',
  TARIFAS: 'tarifas dos bancos',
  RECEITA: 'preços das vendas',
  DESCONTO: 'descontos',
  ENCARGOS: 'multas e juros',
};

const oddities: Readonly<Record<string, string>> = {
  ILEGIVEL: 'O aviso não tem a forma combinada.',
  SEM_TXID: 'O dinheiro foi direto para a chave Pix, sem cobrança.',
  SEM_VALOR: 'O aviso fala de um pagamento de zero.',
  DIVERGENTE: 'O banco já tinha avisado deste pagamento com outro valor ou cobrança.',
};

const byHand: Readonly<Record<RefundByHand, { what: string; next: string }>> = {
  TRANSFERENCIA: {
    what: 'O dinheiro chegou por transferência e precisa voltar.',
    next: 'Transfira o valor para a conta de onde ele veio e registre o comprovante.',
  },
  SEM_PROVEDOR: {
    what: 'Quem recebeu este pagamento não está mais conectado à loja.',
    next: 'Conecte-o de novo em FORMER_PROVIDERS, e a devolução sai sozinha; ou peça uma chave ao comprador.',
  },
  DESTINO: {
    what: 'O banco não envia dinheiro para a chave ou a conta que o comprador informou.',
    next: 'Confira se ela é do CPF mostrado, transfira o valor e registre o comprovante; se não for, peça outra.',
  },
  ASSUMIDA: {
    what: 'O banco recusou a devolução, e o financeiro a assumiu.',
    next: 'Registre o comprovante da transferência.',
  },
};

export function describeMatter({ tipo, detalhe, devolucao }: FinanceMatter): { what: string; next: string } {
  switch (tipo) {
    case 'PAGAMENTO_DESCONHECIDO':
      return {
        what: `O banco recebeu este pagamento para a cobrança ${detalhe}, que a loja não conhece.`,
        next: 'Confira no banco de quem é. Devolva por lá, ou diga na nota a que compra ele pertence.',
      };
    case 'DEVOLUCAO_RECUSADA':
      return {
        what: `O banco não devolveu o dinheiro. Motivo da devolução: ${detalhe}.`,
        next: 'A compra pede à pessoa outra conta do mesmo CPF. Se você já devolveu por fora, registre o comprovante.',
      };
    case 'DEVOLUCAO_A_FAZER': {
      const { what, next } = byHand[devolucao?.a_mao ?? 'TRANSFERENCIA'];
      return {
        what: `${what} Motivo da devolução: ${detalhe}.`,
        next: devolucao?.comprovante ? 'Outra pessoa confere o comprovante no extrato do banco.' : next,
      };
    }
    case 'AVISO_ESTRANHO':
      return {
        what: oddities[detalhe] ?? 'O aviso não foi entendido.',
        next: 'Compare com o extrato do banco. O dinheiro pode estar lá sem que a loja saiba.',
      };
    case 'DIFERENCA':
      return {
        what: `O livro e as compras não dizem o mesmo em: ${accounts[detalhe] ?? detalhe}.`,
        next: 'Avise quem cuida do sistema: isto não deve acontecer.',
      };
    case 'CONTESTACAO':
      return {
        what: `O pagamento foi contestado no banco: ${detalhe}.`,
        next: 'Responda no painel do banco antes do prazo. A vaga fica guardada até a decisão.',
      };
    case 'EMPRESA_A_COBRAR':
      return {
        what: `A empresa confirmou que paga esta matrícula, e o aluno já aceitou a vaga: ${detalhe}.`,
        next: 'Fature a empresa e diga na nota o número da fatura, ou por que o valor não será cobrado.',
      };
    case 'DEVOLUCAO_NO_PROVEDOR':
      return {
        what: `O banco devolveu dinheiro que a loja não pediu para devolver: ${detalhe}.`,
        next: 'Confira no painel do banco quem devolveu e por quê. A matrícula continua: diga na nota o que foi combinado com a pessoa.',
      };
  }
}
