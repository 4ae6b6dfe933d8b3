// ENROLMENT-6
export const enrolmentDeclaration = {
  versao: '2026-11',
  texto:
    'Declaro que os dados desta inscrição são verdadeiros, que atendo aos requisitos da turma e que posso ser chamado a comprová-los. Sei que a vaga é gratuita, pessoal e não passa para outra pessoa, e que dados falsos cancelam a inscrição.',
  menor:
    'Declaro também que o responsável indicado sabe desta inscrição e a autoriza. Ele recebe um e-mail com o protocolo e assina a matrícula na secretaria.',
} as const;

export function declarationText({ isMinor }: { isMinor: boolean }): string {
  const { texto, menor } = enrolmentDeclaration;
  return isMinor ? `${texto} ${menor}` : texto;
}

/** Live enrolments of one account (ENROLMENT-7). */
export const MAX_ENROLMENTS = 10;
