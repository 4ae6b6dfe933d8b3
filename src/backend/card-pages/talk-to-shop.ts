/**
 * Hands the page of the shop around a card form a token when that asks for one, and tells it the form's
 * height. Pages of other origins are neither heard nor spoken to. It is served as its own source, so
 * everything it uses is inside it.
 */
export function talkToShop(
  form: HTMLFormElement,
  shopOrigins: readonly string[],
  makeToken: () => Promise<object>,
): void {
  let shop: string | undefined;
  let isBusy = false;
  const tell = (message: object) => {
    if (shop !== undefined) window.parent.postMessage({ cartao: true, ...message }, shop);
  };
  const tellHeight = () => tell({ tipo: 'altura', altura: Math.ceil(document.documentElement.offsetHeight) });

  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.source !== window.parent || !shopOrigins.includes(event.origin)) return;
    const message = (event.data ?? {}) as { cartao?: unknown; tipo?: unknown };
    if (message.cartao !== true) return;
    shop = event.origin;
    if (message.tipo === 'ola') tellHeight();
    if (message.tipo !== 'pedir' || isBusy) return;
    isBusy = true;
    void makeToken()
      .catch(() => ({ ok: false, motivo: 'banco' }))
      .then((answer) => tell({ tipo: 'resposta', ...answer }))
      .finally(() => (isBusy = false));
  });
  // What the shop says of the card as it was typed isn't so any more.
  form.addEventListener('input', () => tell({ tipo: 'mudou' }));
  new ResizeObserver(tellHeight).observe(document.documentElement);
  // Without a button of its own a form isn't sent by Enter: the one around the frame is.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    tell({ tipo: 'enviar' });
  });
}
