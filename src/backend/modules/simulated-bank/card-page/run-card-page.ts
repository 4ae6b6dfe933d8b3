import type { talkToShop as TalkToShop } from '#/backend/card-pages/talk-to-shop.ts';

interface CardPageSettings {
  shopOrigins: readonly string[];
  brands: { code: string; name: string; begins: string; codeLength: number }[];
}

/** The card form in the browser. Served as its own source, so everything it uses is inside it. */
export function runCardPage({ shopOrigins, brands }: CardPageSettings, talkToShop: typeof TalkToShop): void {
  const form = document.querySelector('form')!;
  const framedForm = document.getElementById('cartao');
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="text"]')];
  const field = (name: string) => inputs.find((input) => input.name === name)!;
  const mark = document.getElementById('bandeira')!;
  const status = document.getElementById('estado');

  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const brandOf = (digits: string) => brands.find(({ begins }) => new RegExp(begins).test(digits));

  function rewrite(input: HTMLInputElement, text: string): void {
    if (input.value === text) return;
    const before = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    input.value = text;
    let [place, seen] = [0, 0];
    while (place < text.length && seen < before) if (/\d/.test(text[place++]!)) seen++;
    // A separator that was just put in is stepped over.
    if (seen > 0) while (place < text.length && /\D/.test(text[place]!)) place++;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  }

  function writeNumber(): void {
    const input = field('numero');
    const digits = digitsOf(input.value).slice(0, 19);
    const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
    let from = 0;
    const groups = sizes.map((size) => digits.slice(from, (from += size))).filter((group) => group !== '');
    rewrite(input, groups.join(' '));
    const brand = brandOf(digits);
    if (mark.dataset['bandeira'] === (brand?.code ?? '')) return;
    mark.dataset['bandeira'] = brand?.code ?? '';
    mark.hidden = !brand;
    mark.setAttribute('aria-label', brand ? `Bandeira ${brand.name}` : '');
    mark.replaceChildren();
    if (!brand) return;
    const image = document.createElement('img');
    image.alt = '';
    image.src = `/bandeiras/${brand.code}.svg`;
    mark.append(image);
    if (status) status.textContent = `Cartão ${brand.name}`;
  }

  function writeExpiry(event?: Event): void {
    const input = field('validade');
    // Autofill writes the year in full.
    const digits = digitsOf(input.value.replace(/^(\d{1,2})\D+20(\d\d)$/, '$1$2')).slice(0, 4);
    const isDeleting = event instanceof InputEvent && event.inputType.startsWith('delete');
    const month = /^[2-9]$/.test(digits) ? `0${digits}` : digits.slice(0, 2);
    const slash = digits.length > 2 || (month.length === 2 && !isDeleting) ? '/' : '';
    if (isDeleting && digits.length <= 2) return;
    rewrite(input, month + slash + digits.slice(2));
  }

  function showErrors(fieldErrors: Record<string, string>): void {
    for (const input of inputs) {
      const text = fieldErrors[input.name];
      const place = document.getElementById(`${input.name}-erro`)!;
      if (text) input.setAttribute('aria-invalid', 'true');
      else input.removeAttribute('aria-invalid');
      place.textContent = text ?? '';
      place.hidden = !text;
    }
  }

  field('numero').addEventListener('input', writeNumber);
  field('validade').addEventListener('input', writeExpiry);
  for (const input of inputs) {
    input.addEventListener('input', () => {
      input.removeAttribute('aria-invalid');
      document.getElementById(`${input.name}-erro`)!.hidden = true;
    });
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('.use')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      field('numero').value = button.dataset['numero'] ?? '';
      if (!field('nome').value) field('nome').value = 'CLIENTE DE TESTE';
      if (!field('validade').value)
        field('validade').value = `12/${String(new Date().getFullYear() + 3).slice(2)}`;
      field('codigo').value = /^3[47]/.test(field('numero').value) ? '1234' : '123';
      writeNumber();
      showErrors({});
      field('numero').focus();
    });
  }
  if (!framedForm) return;

  async function makeToken(): Promise<object> {
    const card = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
    const response = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    const answer = (await response.json()) as { problemas?: Record<string, string> };
    if (response.ok) {
      showErrors({});
      field('codigo').value = '';
      return { ok: true, ...answer };
    }
    const fieldErrors = answer.problemas ?? {};
    showErrors(fieldErrors);
    inputs.find(({ name }) => fieldErrors[name])?.focus();
    return { ok: false, motivo: answer.problemas ? 'campos' : 'banco' };
  }

  talkToShop(form, shopOrigins, makeToken);
}
