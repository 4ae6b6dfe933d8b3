import { BackendError } from '#/backend/http/backend-error.ts';
import { formatDeadline } from '#/domain/time/dates.ts';

export const proposalNotFound = () =>
  new BackendError(404, 'PROPOSTA_NAO_ENCONTRADA', 'Não encontramos essa compra assistida.');

export const studentUnknown = () =>
  new BackendError(
    422,
    'ALUNO_DESCONHECIDO',
    'Este CPF ainda não tem cadastro. Preencha os dados do aluno.',
    {
      cpf: ['Este CPF ainda não tem cadastro. Preencha os dados do aluno.'],
    },
  );

export const studentKnown = () =>
  new BackendError(422, 'ALUNO_CONHECIDO', 'Este CPF já tem cadastro. Procure o aluno pelo CPF.', {
    cpf: ['Este CPF já tem cadastro. Procure o aluno pelo CPF.'],
  });

export const otherCpf = () =>
  new BackendError(422, 'DADOS_INVALIDOS', 'O CPF não é o que foi procurado.', {
    cpf: ['O CPF não é o que foi procurado.'],
  });

export const ownSale = () =>
  new BackendError(422, 'VENDA_PROPRIA', 'Quem vende não compra com o próprio atendimento.', {
    cpf: ['Quem vende não compra com o próprio atendimento.'],
  });

export const linkOpenAlready = (id: number) =>
  new BackendError(409, 'LINK_EM_ABERTO', 'Você já criou um link desta turma para este aluno.', {
    proposta: [String(id)],
  });

export const reasonMissing = (cap: number) =>
  new BackendError(
    422,
    'DADOS_INVALIDOS',
    `Acima de ${cap}% o desconto vai para aprovação. Conte por que ele é pedido.`,
    { motivo: [`Acima de ${cap}% o desconto vai para aprovação. Conte por que ele é pedido.`] },
  );

export const discountAboveOwn = (cap: number) =>
  new BackendError(422, 'DADOS_INVALIDOS', `Seu desconto vai até ${cap}%.`, {
    desconto_percentual: [`Seu desconto vai até ${cap}%.`],
  });

export const noSupervisor = () =>
  new BackendError(
    422,
    'SEM_SUPERVISOR',
    'Matrícula paga por empresa ou bolsa é aprovada por quem supervisiona você, e seu acesso não tem supervisor.',
    { custeio: ['Seu acesso não tem um supervisor que aprove.'] },
  );

const EMPLOYER_ADDRESS = 'Informe um e-mail da empresa, que não seja do aluno nem da nossa equipe.';
export const notEmployersAddress = () =>
  new BackendError(422, 'DADOS_INVALIDOS', EMPLOYER_ADDRESS, { 'custeio.email_empresa': [EMPLOYER_ADDRESS] });

const REFUSAL_NEEDS_REASON = 'Diga por que não foi aprovada.';
export const refusalNeedsReason = () =>
  new BackendError(422, 'DADOS_INVALIDOS', REFUSAL_NEEDS_REASON, { motivo: [REFUSAL_NEEDS_REASON] });

export const employerAnswered = () =>
  new BackendError(409, 'JA_RESPONDIDO', 'A empresa já respondeu. Para mudar a resposta, fale com a gente.');

export const proposalOver = () =>
  new BackendError(409, 'LINK_ENCERRADO', 'Este link já foi usado, cancelado ou não foi aprovado.');

export const discountDecided = () =>
  new BackendError(409, 'DESCONTO_DECIDIDO', 'Este desconto não espera mais por uma decisão.');

/** `until`: from when on the next one goes; null: never. */
export function tooManyProposalMails(until: Date | null, now: Date): BackendError {
  if (!until) {
    return new BackendError(
      429,
      'MUITOS_ENVIOS',
      'O link já foi enviado muitas vezes. Copie o link e envie pela conversa.',
    );
  }
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new BackendError(
    429,
    'MUITOS_ENVIOS',
    `Acabamos de enviar um link ao aluno. Tente de novo a partir de ${formatDeadline(until)}.`,
    undefined,
    { retryAfter },
  );
}

export const linkDead = () =>
  new BackendError(410, 'LINK_SEM_VALIDADE', 'Este link não vale mais. Peça outro a quem atendeu você.');

export const linkForeign = () =>
  new BackendError(403, 'LINK_DE_OUTRA_PESSOA', 'Este link é de outra pessoa e não vale para a sua conta.');

export const recordIncomplete = () =>
  new BackendError(
    422,
    'CADASTRO_INCOMPLETO',
    'Falta completar o seu cadastro. Informe o que falta e volte a este link.',
  );

export const loginExists = () =>
  new BackendError(409, 'LOGIN_EXISTENTE', 'Você já tem conta. Entre, ou recupere sua senha.');

export const noAddress = () =>
  new BackendError(
    409,
    'SEM_EMAIL',
    'Não temos um e-mail seu para enviar o código. Fale com quem atendeu você.',
  );

export const codeDead = () =>
  new BackendError(410, 'CODIGO_SEM_VALIDADE', 'Este código não vale mais. Peça outro.');

export const codeWrong = () =>
  new BackendError(422, 'CODIGO_INCORRETO', 'Código incorreto. Confira no e-mail.', {
    codigo: ['Código incorreto. Confira no e-mail.'],
  });
