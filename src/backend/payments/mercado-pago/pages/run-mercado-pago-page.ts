import type { talkToShop as TalkToShop } from '#/backend/card-pages/talk-to-shop.ts';

interface PageSettings {
  publicKey: string;
  shopOrigins: readonly string[];
  methods: Record<string, string>;
}

interface SecureField {
  mount(id: string): SecureField;
  on(event: string, hear: (seen: { bin?: string | null }) => void): SecureField;
  update(settings: object): void;
  focus(): void;
}

interface PaymentMethod {
  id: string;
  payment_type_id: string;
  issuer?: { id?: number | string };
  settings?: { card_number?: object; security_code?: object }[];
}

interface Sdk {
  fields: {
    create(type: string, options: object): SecureField;
    createCardToken(owner: object): Promise<{ id?: string }>;
  };
  getPaymentMethods(question: { bin: string }): Promise<{ results: PaymentMethod[] }>;
}

/** The pages in the browser. Served as its own source, so everything it uses is inside it. */
export function runMercadoPagoPage(
  { publicKey, shopOrigins, methods }: PageSettings,
  talkToShop: typeof TalkToShop,
): void {
  const challenge = document.getElementById('desafio');
  if (challenge instanceof HTMLFormElement) {
    window.addEventListener('message', (event: MessageEvent<unknown>) => {
      const seen = (event.data ?? {}) as { status?: unknown };
      if (seen.status === 'COMPLETE') window.location.href = challenge.dataset['volta']!;
    });
    challenge.submit();
    return;
  }

  const form = document.querySelector('form')!;
  const status = document.getElementById('estado')!;
  const input = (name: string) => document.getElementById(name) as HTMLInputElement;
  const owner = { nome: input('nome'), cpf: input('cpf') };
  const secureTypes: Record<string, string> = {
    numero: 'cardNumber',
    validade: 'expirationDate',
    codigo: 'securityCode',
  };
  const secure: Record<string, SecureField> = {};
  const messages: Record<string, string> = {
    numero: 'O número do cartão é inválido.',
    validade: 'O ano ou mês inserido é inválido.',
    codigo: 'O código de segurança é inválido.',
    nome: 'Este campo é obrigatório.',
    cpf: 'CPF inválido.',
  };
  let sdk: Sdk | undefined;
  let bin = '';
  let method: PaymentMethod | undefined;

  function showErrors(fieldErrors: Record<string, string>): void {
    for (const name of Object.keys(messages)) {
      const text = fieldErrors[name];
      const place = document.getElementById(`${name}-erro`)!;
      const control = document.getElementById(name)!;
      if (name in secureTypes) control.classList.toggle('wrong', Boolean(text));
      else if (text) control.setAttribute('aria-invalid', 'true');
      else control.removeAttribute('aria-invalid');
      place.textContent = text ?? '';
      place.hidden = !text;
    }
    const first = Object.keys(messages).find((name) => fieldErrors[name]);
    if (!first) return;
    if (secure[first]) secure[first].focus();
    else input(first).focus();
  }

  async function learnMethod(typed: string): Promise<void> {
    bin = typed;
    method = undefined;
    if (!sdk || bin.length < 6) return;
    const { results } = await sdk.getPaymentMethods({ bin });
    // Another number may have been typed meanwhile.
    if (bin !== typed) return;
    method = results.find(({ id, payment_type_id }) => payment_type_id === 'credit_card' && methods[id]);
    if (!method) return;
    status.textContent = `Cartão ${methods[method.id]}`;
    const [settings] = method.settings ?? [];
    if (settings?.card_number) secure['numero']!.update({ settings: settings.card_number });
    if (settings?.security_code) secure['codigo']!.update({ settings: settings.security_code });
  }

  function start(): void {
    const MercadoPago = (
      window as unknown as {
        MercadoPago?: new (key: string, options: object) => Sdk;
      }
    ).MercadoPago;
    if (!MercadoPago) throw new Error('no script');
    sdk = new MercadoPago(publicKey, { locale: 'pt-BR' });
    for (const [name, type] of Object.entries(secureTypes)) {
      const place = document.getElementById(name)!;
      secure[name] = sdk.fields.create(type, { style: { fontSize: '16px', height: '46px' } }).mount(name);
      secure[name].on('focus', () => place.classList.add('focused'));
      secure[name].on('blur', () => place.classList.remove('focused'));
      secure[name].on('change', () => form.dispatchEvent(new Event('input')));
    }
    secure['numero']!.on('binChange', (seen) => {
      learnMethod(seen.bin ?? '').catch(() => undefined);
    });
  }

  const isCpf = (digits: string) => {
    if (!/^\d{11}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false;
    const check = (length: number) => {
      let sum = 0;
      for (let place = 0; place < length; place++) sum += Number(digits[place]) * (length + 1 - place);
      return ((sum * 10) % 11) % 10 === Number(digits[length]);
    };
    return check(9) && check(10);
  };

  function readErrors(error: unknown): Record<string, string> {
    const causes = (Array.isArray(error) ? error : [error]) as {
      field?: unknown;
    }[];
    const named: Record<string, string> = {
      cardNumber: 'numero',
      expirationDate: 'validade',
      expirationMonth: 'validade',
      expirationYear: 'validade',
      securityCode: 'codigo',
      cardholderName: 'nome',
      identificationNumber: 'cpf',
    };
    const fieldErrors: Record<string, string> = {};
    for (const cause of causes) {
      const name = named[String(cause?.field)];
      if (name) fieldErrors[name] = messages[name]!;
    }
    return fieldErrors;
  }

  async function makeToken(): Promise<object> {
    if (!sdk) return { ok: false, motivo: 'banco' };
    const cpf = owner.cpf.value.replace(/\D/g, '');
    const fieldErrors: Record<string, string> = {};
    if (!owner.nome.value.trim()) fieldErrors['nome'] = messages['nome']!;
    if (!isCpf(cpf)) fieldErrors['cpf'] = messages['cpf']!;
    if (bin.length >= 6 && !method) await learnMethod(bin);
    if (!method) fieldErrors['numero'] = bin ? 'Este cartão não é aceito. Use outro.' : messages['numero']!;
    if (!method || Object.keys(fieldErrors).length > 0) {
      showErrors(fieldErrors);
      return { ok: false, motivo: 'campos' };
    }
    const issuer = method.issuer?.id;
    const suffix = issuer === undefined ? '' : `_${issuer}`;
    try {
      const token = await sdk.fields.createCardToken({
        cardholderName: owner.nome.value.trim(),
        identificationType: 'CPF',
        identificationNumber: cpf,
      });
      if (!token.id) return { ok: false, motivo: 'banco' };
      showErrors({});
      return { ok: true, token: `${token.id}_${method.id}${suffix}` };
    } catch (error) {
      const refused = readErrors(error);
      showErrors(refused);
      return {
        ok: false,
        motivo: Object.keys(refused).length > 0 ? 'campos' : 'banco',
      };
    }
  }

  talkToShop(form, shopOrigins, makeToken);

  try {
    start();
  } catch {
    document.getElementById('falha')!.hidden = false;
  }
}
