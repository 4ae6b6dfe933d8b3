/** Why a sign-in with the account of the school ended, as the sign-in page says it (IDENTITY-26). */
export const schoolSignInEnds = {
  'conta-da-escola-fora-do-ar':
    'A conta da escola não respondeu. Entre com e-mail e senha, ou tente de novo em alguns minutos.',
  'conta-da-escola-recusada':
    'A resposta da conta da escola não é válida. Comece a entrada de novo ou use e-mail e senha.',
  'conta-da-escola-desligada': 'Esta loja não usa a conta da escola. Entre com e-mail e senha.',
  'entrada-sem-validade':
    'Esta entrada com a conta da escola não vale mais. Comece de novo, neste mesmo navegador.',
  'entrada-cancelada': 'A entrada com a conta da escola foi cancelada.',
  'email-da-escola-nao-confirmado':
    'A conta da escola não confirmou o seu e-mail. Peça a confirmação a quem cuida dela.',
  'dominio-recusado': 'Este e-mail não é de um domínio da escola. Entre com a conta que a escola lhe deu.',
  'sem-acesso-a-equipe':
    'Esta conta não tem acesso à equipe. Com um convite, aceite-o antes pelo link do e-mail; sem convite, peça um à administração.',
  'outra-conta-da-escola':
    'O acesso com este e-mail pertence a outra conta da escola. Fale com a administração da loja.',
} as const;
export type SchoolSignInEnd = keyof typeof schoolSignInEnds;

const codes = new Map<string, SchoolSignInEnd>(
  (Object.keys(schoolSignInEnds) as SchoolSignInEnd[]).map((end) => [codeOf(end), end]),
);

/** The code that the backend answers with. */
export function codeOf(end: SchoolSignInEnd): string {
  return end.toUpperCase().replaceAll('-', '_');
}

export function endOfCode(code: string): SchoolSignInEnd | undefined {
  return codes.get(code);
}
