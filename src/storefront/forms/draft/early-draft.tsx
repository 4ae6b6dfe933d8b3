import { ScriptOnce } from '@tanstack/react-router';
import { draftNames } from './draft.ts';

const kept = JSON.stringify(draftNames);

/**
 * Keeps what is typed before the page comes alive, when no handler of React hears it: on a slow line that is
 * seconds, and a reload within them lost it. Inside an element with `data-draft`, the key of the draft. Adds
 * one field at a time, since the others don't show their draft yet.
 */
export function EarlyDraft() {
  return (
    <ScriptOnce>
      {`addEventListener('input', ({ target }) => {
  const key = target.closest('[data-draft]')?.dataset.draft;
  if (!key || !${kept}.includes(target.name)) return;
  try {
    const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...draft, [target.name]: target.value.trim() }));
  } catch {}
}, true)`}
    </ScriptOnce>
  );
}
