import { useEffect, useRef, type ReactNode } from 'react';
import { applyDraft, draftKey, readDraft, readTyped, saveDraft } from '../draft.ts';
import { EarlyDraft } from './early-draft.tsx';

interface RegistrationDraftProps {
  productOffer: string;
  /** The form; it tells what is typed. */
  children: (onTyped: (form: HTMLFormElement) => void) => ReactNode;
}

/** Keeps what is typed into the form inside it over a reload, but for the password. */
export function RegistrationDraft({ productOffer, children }: RegistrationDraftProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draft = readDraft(sessionStorage, productOffer, 'cadastro');
    const form = box.current?.querySelector('form');
    if (draft && form) applyDraft(form, draft);
  }, [productOffer]);
  return (
    <div ref={box} data-draft={draftKey(productOffer, 'cadastro')}>
      <EarlyDraft />
      {children((form) => saveDraft(sessionStorage, productOffer, 'cadastro', readTyped(form)))}
    </div>
  );
}
