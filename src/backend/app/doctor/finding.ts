import { within } from '#/domain/request/semaphore.ts';
import { standing, type Standing } from '#/domain/school/standing.ts';

/** What was found, and, unless all is well, what to do about it. */
export interface Finding extends Standing {
  todo?: string;
}

export interface Topic {
  title: string;
  findings: Finding[];
}

export const well = (texto: string): Finding => standing.done(texto);
export const doubtful = (texto: string, todo: string): Finding => ({ ...standing.warned(texto), todo });
export const faulty = (texto: string, todo: string): Finding => ({ ...standing.missing(texto), todo });

/** Runs a check that may neither hang nor end the others. */
export async function examine(title: string, ms: number, check: () => Promise<Finding[]>): Promise<Topic> {
  try {
    const findings = await within(check(), ms, () => new Error(`sem resposta em ${ms / 1000} s`));
    return { title, findings };
  } catch (error) {
    const reason = reasonOf(error);
    return {
      title,
      findings: [
        faulty(`A verificação não terminou: ${reason}.`, 'Confira o endereço e a rede, e rode de novo.'),
      ],
    };
  }
}

/** The innermost code or message of an error, in one line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const [line = ''] = error.message.split('\n');
  return (code === undefined || line.includes(code) ? line : `${code} ${line}`).replace(/\.$/, '');
}
