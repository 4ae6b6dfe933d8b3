import { toCsv } from '#/domain/sale/assisted/csv.ts';
import type { WaitingPerson } from '#/contract/seats/waiting-list-desk.ts';
import { formatInstant } from '#/domain/time/dates.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { respondWithFile } from '#/storefront/shared/page/file-response.ts';
import { fetchWaitingPeopleOfFile } from './waiting-desk.functions.ts';

const head = ['Lugar', 'Nome', 'CPF', 'Espera desde', 'Vaga oferecida até'];

const toLine = ({ posicao, nome, cpf, desde, convite_ate }: WaitingPerson): string[] => [
  posicao === null ? 'Vaga oferecida' : String(posicao),
  nome,
  cpf,
  formatInstant(new Date(desde)),
  convite_ate === null ? '' : formatInstant(new Date(convite_ate)),
];

/** The waiting list of an offer as CSV. */
export function respondWithWaiting(id: number): Promise<Response> {
  return respondWithFile(
    async () => {
      const { codigo_turma, pessoas } = await fetchWaitingPeopleOfFile(id);
      const name = `espera-${codigo_turma.replaceAll(/[^\w-]/g, '')}.csv`;
      return new File([toCsv([head, ...pessoas.map(toLine)])], name, { type: 'text/csv; charset=utf-8' });
    },
    fillPath('/gestao/listas-de-espera/$idOferta', { idOferta: id }),
    { isDownload: true },
  );
}
