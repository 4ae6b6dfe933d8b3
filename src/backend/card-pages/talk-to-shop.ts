/**
 * Hands the embedding page a token on request, and the form's height. Pages of other origins are ignored.
 * Served as its own source, so everything it uses is inside it.
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
  form.addEventListener('input', () => tell({ tipo: 'mudou' }));
  new ResizeObserver(tellHeight).observe(document.documentElement);
  // A form without a button isn't sent by Enter: the surrounding one is.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    tell({ tipo: 'enviar' });
  });
}
