/**
 * Applied and remembered by the script in the head of the page (`src/platform/hydration/chosen-theme.ts`).
 */
export function ThemeChoice() {
  return (
    <label className="flex flex-wrap items-center gap-x-3 text-sm noscript:hidden">
      <span>Aparência</span>
      <select ref={showChosen} data-theme-choice="" className="theme-choice">
        <option value="">Como no aparelho</option>
        <option value="light">Claro</option>
        <option value="dark">Escuro</option>
      </select>
    </label>
  );
}

function showChosen(select: HTMLSelectElement | null) {
  if (select) select.value = document.documentElement.dataset['theme'] ?? '';
}
