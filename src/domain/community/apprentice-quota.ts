export const MOST_JOBS = 1_000_000;
export const JOBS_MESSAGE = 'Informe um número inteiro de 1 a 1.000.000.';

export const quotaExemptions = ['nenhuma', 'micro', 'sem-fins-lucrativos'] as const;
export type QuotaExemption = (typeof quotaExemptions)[number];

export const quotaExemptionLabels: Readonly<Record<QuotaExemption, string>> = {
  nenhuma: 'Empresa de médio ou grande porte',
  micro: 'Microempresa, empresa de pequeno porte ou MEI',
  'sem-fins-lucrativos': 'Entidade sem fins lucrativos de educação profissional',
};

export interface ApprenticeQuota {
  least: number;
  most: number;
}

/**
 * The apprentices of a place of work: 5 % to 15 % of its jobs that need training, each fraction one
 * apprentice more (CONTENT-11; CLT, art. 429 and § 1º). Whole numbers only, so no rounding of percentages
 * is in it.
 */
export function apprenticeQuota(jobs: number, exemption: QuotaExemption): ApprenticeQuota {
  return {
    least: exemption === 'nenhuma' ? Math.ceil(jobs / 20) : 0,
    most: Math.ceil((jobs * 3) / 20),
  };
}

/** A typed number of jobs, with or without dots between thousands; undefined when it is none. */
export function readJobs(text: string): number | undefined {
  const plain = text.trim();
  if (!/^(?:\d{1,7}|\d{1,3}(?:\.\d{3}){1,2})$/.test(plain)) return undefined;
  const jobs = Number(plain.replaceAll('.', ''));
  return jobs >= 1 && jobs <= MOST_JOBS ? jobs : undefined;
}
