type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controls = 'input,select,textarea';

/**
 * Restores input and caret when hydration replaces fields because the browser changed their text. Call it
 * before hydration.
 */
export function keepTyped(): void {
  const { pathname } = location;
  let focused = document.activeElement;
  const follow = () => setTimeout(() => (focused = document.activeElement));
  const observer = new MutationObserver((changes) => {
    if (location.pathname !== pathname) return stop();
    const removed = changes.flatMap(({ removedNodes }) => [...removedNodes]).filter(isGone);
    const taken = new Set<Element>();
    for (const from of removed
      .flatMap((part) => [part, ...part.querySelectorAll(controls)])
      .filter(isControl)) {
      if (!isChanged(from) && from !== focused) continue;
      const to = [...document.querySelectorAll(controls)].find(
        (other): other is Control => isSame(from, other as Control) && !taken.has(other),
      );
      if (!to) continue;
      taken.add(to);
      if (isChanged(from)) copy(from, to);
      if (from !== focused) continue;
      to.focus({ preventScroll: true });
      if ('selectionStart' in from && from.selectionStart !== null)
        (to as HTMLInputElement).setSelectionRange(from.selectionStart, from.selectionEnd);
    }
  });
  const stop = () => {
    observer.disconnect();
    removeEventListener('submit', stop, true);
    removeEventListener('focusin', follow);
    removeEventListener('focusout', follow);
  };
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('submit', stop, true);
  addEventListener('focusin', follow);
  addEventListener('focusout', follow);
}

const isGone = (node: Node): node is Element => node instanceof Element && !node.isConnected;

const isControl = (element: Element): element is Control => element.matches(controls);

const isTick = (element: Control) => /^(checkbox|radio)$/.test(element.type);

/** Whether these are one field: ids that React makes up differ between server and browser. */
const isSame = (one: Control, other: Control) =>
  one.type === other.type && one.name === other.name && (!isTick(one) || one.value === other.value);

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return control.selectedOptions[0]?.defaultSelected === false;
  if (control instanceof HTMLInputElement && isTick(control))
    return control.checked !== control.defaultChecked;
  return control.type !== 'hidden' && control.value !== control.defaultValue;
}

/** React ignores a value set through its own property. */
function copy(from: Control, to: Control): void {
  if (isTick(to)) {
    if ((to as HTMLInputElement).checked !== (from as HTMLInputElement).checked) to.click();
    return;
  }
  if (from.type === 'file') (to as HTMLInputElement).files = (from as HTMLInputElement).files;
  else Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
