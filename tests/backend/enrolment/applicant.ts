import type { Enrolment } from '#/contract/enrolment/enrolment.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { enrolmentDeclaration } from '#/domain/enrolment/enrolment-declaration.ts';
import { bodyOf, type Buyer } from '../checkout/buyer.ts';

export const freeTerms = {
  tipo_oferta: 'GRATUITO',
  preco_original_centavos: 0,
  preco_promocional_centavos: null,
  inscricoes_ate: '2027-11-30',
  data_inicio: '2027-12-01',
  data_fim: '2028-03-01',
} as const;

interface Wish {
  aluno?: Partial<PersonForm>;
  responsavel?: PurchaseGuardian;
  declaracao?: string;
  renda?: { familiar: number; pessoas: number; versao: string };
}

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

export const enrolmentOf = async (who: Buyer, id_oferta: number): Promise<Enrolment | undefined> =>
  bodyOf(await who.client.get<Enrolment[]>(`/api/inscricoes?id_oferta=${id_oferta}`))[0];

export const tryGiveUp = (who: Buyer, protocolo: string) =>
  who.client.post<Enrolment>(`/api/inscricao/${protocolo}/desistir`);

export const tryTakeSeat = (who: Buyer, protocolo: string) =>
  who.client.post<Enrolment>(`/api/inscricao/${protocolo}/confirmar`);
