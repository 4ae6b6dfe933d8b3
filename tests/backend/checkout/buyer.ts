import { randomUUID } from 'node:crypto';
import type { BankCharge } from '#/contract/simulated-bank/simulated-bank.ts';
import type { BankAction } from '#/domain/sale/bank-actions.ts';
import type { BoletoCharge } from '#/contract/purchasing/boleto.ts';
import type { PurchaseGuardian } from '#/contract/purchasing/guardian.ts';
import type { OfferChoice } from '#/contract/purchasing/choice.ts';
import type { PixCharge } from '#/contract/purchasing/pix.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import type { Purchase } from '#/contract/purchasing/purchase.ts';
import { ApiClient, type Answer } from '../../support/backend/api-client.ts';
import { registerShopper } from '../../support/backend/registration.ts';

interface BuyingDetails {
  key?: string;
  cupom?: string;
  total?: number;
  aluno?: Partial<PersonForm>;
  responsavel?: PurchaseGuardian;
}

export class Buyer {
  readonly client: ApiClient;
  readonly student: PersonForm;
  readonly password: string;

  private constructor(client: ApiClient, student: PersonForm, password: string) {
    this.client = client;
    this.student = student;
    this.password = password;
  }

  static async register(url: string, known: Partial<PersonForm> = {}): Promise<Buyer> {
    const client = new ApiClient(url);
    const { senha, ...person } = await registerShopper(client, known);
    const { nome, cpf, nascimento, telefone, email } = person;
    return new Buyer(client, { nome, cpf, nascimento, telefone, email }, senha);
  }

  static of(client: ApiClient, student: PersonForm): Buyer {
    return new Buyer(client, student, '');
  }

  at(url: string): Buyer {
    return new Buyer(new ApiClient(url, this.client.cookies), this.student, this.password);
  }

  tryBuy(id_oferta: number, more: BuyingDetails = {}) {
    const { key = randomUUID(), cupom, total, aluno, responsavel } = more;
    const body = {
      id_oferta,
      aluno: { ...this.student, ...aluno },
      ...(responsavel && { responsavel }),
      ...(cupom && { cupom }),
      ...(total !== undefined && { total }),
    };
    return this.client.post<Purchase>('/api/compra', body, { headers: { 'idempotency-key': key } });
  }

  async buy(id_oferta: number, more: BuyingDetails = {}): Promise<Purchase> {
    return bodyOf(await this.tryBuy(id_oferta, more), 201);
  }

  async accept({ codigo, contrato }: Purchase): Promise<Purchase> {
    const { versao, sha256 } = contrato;
    return bodyOf(await this.client.post<Purchase>(`/api/compra/${codigo}/aceite`, { versao, sha256 }));
  }

  tryPay(codigo: string, forma = 'pix', parcelas = 1) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/pagamento`, { forma, parcelas });
  }

  tryCard(codigo: string, token: string | undefined, parcelas = 1) {
    const body = { forma: 'cartao', parcelas, ...(token !== undefined && { token }) };
    return this.client.post<Purchase>(`/api/compra/${codigo}/pagamento`, body);
  }

  tryCoupon(codigo: string, cupom: string) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/cupom`, { cupom });
  }

  async openPix(id_oferta: number, more: { cupom?: string } = {}): Promise<PixCharge> {
    const purchase = await this.accept(await this.buy(id_oferta, more));
    bodyOf(await this.tryPay(purchase.codigo));
    return this.pix(purchase.codigo);
  }

  async openBoleto(id_oferta: number, parcelas = 1): Promise<BoletoCharge> {
    const purchase = await this.accept(await this.buy(id_oferta));
    bodyOf(await this.tryPay(purchase.codigo, 'boleto', parcelas));
    return this.boletos(purchase.codigo);
  }

  async boletos(codigo: string): Promise<BoletoCharge> {
    return bodyOf(await this.client.get<BoletoCharge>(`/api/boleto/${codigo}`));
  }

  async pix(codigo: string): Promise<PixCharge> {
    return bodyOf(await this.client.get<PixCharge>(`/api/pix/${codigo}`));
  }

  tryRegenerate(codigo: string) {
    return this.client.post<PixCharge>(`/api/pix/${codigo}/regerar`);
  }

  async purchase(codigo: string): Promise<Purchase> {
    return bodyOf(await this.client.get<Purchase>(`/api/compra/${codigo}`));
  }

  tryWithdraw(codigo: string) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/arrependimento`);
  }

  tryRedirect(codigo: string, destino: Record<string, unknown>) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/devolucao`, { destino });
  }

  async offers(codigo: string): Promise<OfferChoice> {
    return bodyOf(await this.client.get<OfferChoice>(`/api/compra/${codigo}/turmas`));
  }

  tryChoose(
    codigo: string,
    escolha: { tipo: 'DINHEIRO' } | { tipo: 'TURMA'; id_oferta: number; total: number },
  ) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/escolha`, { escolha });
  }

  tryCancel(codigo: string) {
    return this.client.post<Purchase>(`/api/compra/${codigo}/cancelar`);
  }
}

export function tryAct(url: string, txid: string, acao: BankAction): Promise<Answer<BankCharge>> {
  return new ApiClient(url).post<BankCharge>(`/api/banco-simulado/cobrancas/${txid}/${acao}`);
}

export async function act(url: string, txid: string, acao: BankAction): Promise<BankCharge> {
  return bodyOf(await tryAct(url, txid, acao));
}

export function bodyOf<Body>(answer: Answer<Body>, status = 200): Body {
  if (answer.status !== status) {
    throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
  return answer.body;
}

export const path = ({ historico }: Purchase) => historico.map(({ estado }) => estado);
