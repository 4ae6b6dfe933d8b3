import { ScriptOnce } from '@tanstack/react-router';
import { draftNames } from './draft.ts';

const stored = JSON.stringify(draftNames);

/** Saves drafts of elements with `data-draft` before hydration. */
export function EarlyDraft() {
  return (
    <ScriptOnce>
      {`addEventListener('input', ({ target }) => {
  const key = target.closest('[data-draft]')?.dataset.draft;
  if (!key || !${stored}.includes(target.name)) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [target.name]: target.value.trim() }));
  } catch {}
}, true)`}
    </ScriptOnce>
  );
}
