/**
 * Overflow, clipped text, broken words and touch targets below 44 px. Runs in the browser, so everything it
 * needs is inside it.
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const over = document.documentElement.scrollWidth - window.innerWidth;
  if (over > 0) faults.push(`${over} px wider than its window`);
  const isPhone = window.innerWidth <= 412;
  const targets = 'a[href], button, select, summary, input:not([type=hidden])';
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { width } = element.getBoundingClientRect();
    if (width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const text = (element.ariaLabel ?? element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    const name = `${element.tagName.toLowerCase()} “${text}”`;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const { overflowX, textOverflow } = getComputedStyle(element);
    const isCut = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    if (hasText && textOverflow !== 'ellipsis' && (isCut || isCutByWhatHoldsIt(element)))
      faults.push(`cut: ${name}`);
    if (element instanceof HTMLSelectElement && isChoiceCut(element))
      faults.push(`cut: choice “${element.selectedOptions[0]?.text}”`);
    if (hasText) for (const word of listBrokenWords(element)) faults.push(`broken: “${word}” in ${name}`);
    if (!isPhone || !element.matches(targets)) continue;
    // A link of running text is as high as its line; one that covers its card is as large as that.
    if (element.closest('p, dd, label') && element.matches('a')) continue;
    if (element.matches('.card-link') || element.closest('[aria-hidden=true]')) continue;
    const target = (element.closest('label') ?? element).getBoundingClientRect();
    if (target.height < 43.5 || target.width < 39.5)
      faults.push(`small: ${Math.round(target.width)}×${Math.round(target.height)} ${name}`);
  }
  return [...new Set(faults)];

  /** Whether its words reach out of the nearest box around it that hides what does, and doesn't scroll. */
  function isCutByWhatHoldsIt(element: HTMLElement): boolean {
    let box = element.parentElement;
    while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
    if (!box || !/hidden|clip/.test(getComputedStyle(box).overflowX)) return false;
    const around = box.getBoundingClientRect();
    if (around.width <= 1) return false;
    const words = document.createRange();
    return [...element.childNodes].some((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
      words.selectNodeContents(node);
      const { left, right } = words.getBoundingClientRect();
      return right > around.right + 1 || left < around.left - 1;
    });
  }
  function listBrokenWords(element: HTMLElement): string[] {
    const words = document.createRange();
    return [...element.childNodes].flatMap((node) => {
      const text = node.nodeType === Node.TEXT_NODE ? (node as Text).data : '';
      words.selectNodeContents(node);
      if (text.trim() === '' || words.getClientRects().length < 2) return [];
      const tokens = [...text.matchAll(/[^\s@/]*[@/]\S*|[\dA-Z]{16,}|\bNR-\d+|\be-mails?\b|\p{L}+|\S?·/giu)];
      return tokens.flatMap(({ 0: word, index }) => {
        if (/[@/\d]/.test(word) && !/^NR/i.test(word)) return [];
        // The dot belongs to the line of what it follows.
        words.setStart(node, word === '·' && index > 1 ? index - 2 : index);
        words.setEnd(node, index + word.length);
        const tops = [...words.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4 ? [word] : [];
      });
    });
  }
  function isChoiceCut(list: HTMLSelectElement): boolean {
    const pen = document.createElement('canvas').getContext('2d');
    const look = getComputedStyle(list);
    if (!pen || list.selectedOptions.length === 0) return false;
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const space = list.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    return pen.measureText(list.selectedOptions[0]!.text).width > space + 1;
  }
}
