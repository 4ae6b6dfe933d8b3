import * as v from 'valibot';
import { toCsv } from '#/domain/sale/assisted/csv.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { fetchAllActs } from './audit.functions.ts';
import { auditSearchSchema } from './audit.search.ts';
import type { DescribedAct } from './describe-act.ts';

const head = ['Quando', 'Quem', 'E-mail', 'O que fez', 'Sobre', 'Detalhes'];

const toLine = (act: DescribedAct): string[] => [
  formatInstant(new Date(act.em)),
  act.quem.nome,
  act.quem.email,
  act.titulo,
  act.objeto ?? '',
  act.detalhes.join('; '),
];

/** The acts that the address filters, as CSV. */
export function respondWithActs(url: string): Promise<Response> {
  const search = v.parse(auditSearchSchema, Object.fromEntries(new URL(url).searchParams));
  return respondWithFile(async () => {
    const text = toCsv([head, ...(await fetchAllActs(search)).map(toLine)]);
    return new File([text], 'registro.csv', { type: 'text/csv; charset=utf-8' });
  }, '/gestao/registro');
}
