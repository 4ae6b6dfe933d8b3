import type { GuardianRequest, PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { makePerson } from '../../support/person.ts';
import { bodyOf, Buyer } from './buyer.ts';

export const bornMinor = '2010-03-01';

export function makeGuardian(): PurchaseGuardian {
  const { nome, cpf, telefone, email } = makePerson();
  return { nome, cpf, telefone, email, parentesco: 'MAE' };
}

export async function askGuardian(url: string, id_oferta: number) {
  const responsavel = makeGuardian();
  const student = await Buyer.register(url, { nascimento: bornMinor });
  const purchase = await student.buy(id_oferta, { responsavel });
  const { nome, cpf, telefone, email } = responsavel;
  const guardian = await Buyer.register(url, { nome, cpf, telefone, email });
  return { student, guardian, responsavel, purchase, codigo: purchase.codigo };
}

export async function requestOf(student: Buyer, codigo: string): Promise<GuardianRequest> {
  return bodyOf(await student.client.get<GuardianRequest>(`/api/compra/${codigo}/responsavel`));
}

export async function tokenOf(student: Buyer, codigo: string): Promise<string> {
  return (await requestOf(student, codigo)).url!.split('/').at(-1)!;
}

export const readLink = (who: Buyer, token: string) => who.client.get<Purchase>(`/api/responsavel/${token}`);
export const openLink = (who: Buyer, token: string) => who.client.post<Purchase>(`/api/responsavel/${token}`);
