import { useEffect, useRef } from 'react';
import { applyDraft, draftKey, readDraft, readTyped, saveDraft } from '#/storefront/forms/draft/draft.ts';
import { useDraftOfOtherTabs } from '#/storefront/forms/draft/draft-of-other-tabs.ts';
import { EarlyDraft } from '#/storefront/forms/draft/early-draft.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface RegistrationDraftProps {
  productOffer: string;
  children: (onTyped: (form: HTMLFormElement) => void) => Elements;
}

export function RegistrationDraft({ productOffer, children }: RegistrationDraftProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draft = readDraft(sessionStorage, productOffer, 'cadastro');
    const form = box.current?.querySelector('form');
    if (draft && form) applyDraft(form, draft);
  }, [productOffer]);
  useDraftOfOtherTabs({ subject: productOffer, form: 'cadastro', owner: '' }, (draft) => {
    const form = box.current?.querySelector('form');
    if (form) applyDraft(form, draft);
  });
  return (
    <div ref={box} data-draft={draftKey(productOffer, 'cadastro')}>
      <EarlyDraft />
      {children((form) => saveDraft(sessionStorage, productOffer, 'cadastro', readTyped(form)))}
    </div>
  );
}
