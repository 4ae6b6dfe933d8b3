import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { type Draft, type DraftForm, draftKey, readDraft, saveDraft } from './draft.ts';

interface Shared {
  subject: string;
  form: DraftForm;
  owner: string;
}

const askSchema = v.object({ asks: v.literal(true) });
const answerSchema = v.object({ draft: v.record(v.string(), v.string()) });

/**
 * Copies a draft from another open tab, never through shared storage. Returns a function that stops it.
 * @param take called once
 */
export function shareDraft(
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  { subject, form, owner }: Shared,
  take: (draft: Draft) => void,
): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(`${draftKey(subject, form)}:${owner}`);
  const own = () => readDraft(store, subject, form);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (v.is(askSchema, data)) {
      const draft = own();
      if (draft) channel.postMessage({ draft });
      return;
    }
    const answer = v.safeParse(answerSchema, data);
    if (!answer.success || own()) return;
    saveDraft(store, subject, form, answer.output.draft);
    const taken = own();
    if (taken) take(taken);
  });
  if (!own()) channel.postMessage({ asks: true });
  return () => channel.close();
}

export function useDraftOfOtherTabs({ subject, form, owner }: Shared, take: (draft: Draft) => void) {
  const onTaken = useEffectEvent(take);
  useEffect(
    () => shareDraft(sessionStorage, { subject, form, owner }, (draft) => onTaken(draft)),
    [subject, form, owner],
  );
}
