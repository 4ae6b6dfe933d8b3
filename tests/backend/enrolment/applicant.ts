import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { Student } from '#/contract/purchasing/purchase.ts';
import { enrolmentDeclaration } from '#/domain/enrolment/enrolment-declaration.ts';
import { bodyOf, type Buyer } from '../purchasing/buyer.ts';

interface Wish {
  aluno?: Partial<Student>;
  responsavel?: PurchaseGuardian;
  declaracao?: string;
  renda?: { familiar: number; pessoas: number; versao: string };
}

/** Asks for an enrolment in a free offer. */
export const tryApply = (who: Buyer, id_oferta: number, { aluno, ...wish }: Wish = {}) =>
  who.client.post<Enrolment>('/api/inscricao', {
    id_oferta,
    declaracao: enrolmentDeclaration.versao,
    ...wish,
    aluno: { ...who.student, ...aluno },
  });

/** As {@link tryApply}; throws unless it succeeds. */
export const apply = async (who: Buyer, id_oferta: number, wish: Wish = {}) =>
  bodyOf(await tryApply(who, id_oferta, wish), 201);

/** The person's newest enrolment of an offer. */
export const enrolmentOf = async (who: Buyer, id_oferta: number): Promise<Enrolment | undefined> =>
  bodyOf(await who.client.get<Enrolment[]>(`/api/inscricoes?id_oferta=${id_oferta}`))[0];

export const tryGiveUp = (who: Buyer, protocolo: string) =>
  who.client.post<Enrolment>(`/api/inscricao/${protocolo}/desistir`);

export const tryTakeSeat = (who: Buyer, protocolo: string) =>
  who.client.post<Enrolment>(`/api/inscricao/${protocolo}/confirmar`);
