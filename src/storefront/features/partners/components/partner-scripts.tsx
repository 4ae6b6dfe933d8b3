import { useRouter } from '@tanstack/react-router';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { MeasuringChoice } from '#/storefront/shared/tracking/measuring-choice.ts';
import { Partners, type PartnerWidgets } from '#/storefront/shared/page/partners.ts';
import { loadScript } from '../load-script.ts';
import { leaveDocument, needsOwnDocument } from '../partner-document.ts';

interface PartnerScriptsProps {
  scripts: {
    protection: string | null;
    newsletter: { script: string; formId: string; analyticsId: string } | null;
    seal: string | null;
  };
  isOpen: boolean;
  isVisitor: boolean;
  children: ReactNode;
}

declare global {
  var RDStationForms: (new (formId: string, analyticsId: string) => { createForm(): void }) | undefined;
}

const sealId = 'armored_website';

// ANALYTICS-10
export function PartnerScripts({ scripts, isOpen, isVisitor, children }: PartnerScriptsProps) {
  const router = useRouter();
  const isGranted = useContext(MeasuringChoice)?.isGranted ?? false;
  const mayRun = isOpen && isGranted && isVisitor;
  const [hasForm, setHasForm] = useState(false);

  useEffect(() => {
    if (!mayRun) return;
    if (scripts.protection) loadScript(scripts.protection).catch(complain);
    if (scripts.newsletter) loadScript(scripts.newsletter.script).then(() => setHasForm(true), complain);
  }, [mayRun, scripts]);

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
        if (pathChanged && needsOwnDocument({ isOpen, isGranted, isVisitor }, toLocation.pathname)) {
          leaveDocument(toLocation.publicHref);
        }
      }),
    [router, isOpen, isGranted, isVisitor],
  );

  const widgets = useMemo((): PartnerWidgets | undefined => {
    if (!mayRun) return undefined;
    const { newsletter, seal } = scripts;
    return {
      newsletter:
        newsletter && hasForm
          ? { elementId: newsletter.formId, draw: () => drawForm(newsletter) }
          : undefined,
      seal: seal ? { elementId: sealId, load: () => loadScript(seal) } : undefined,
    };
  }, [mayRun, scripts, hasForm]);
  return <Partners value={widgets}>{children}</Partners>;
}

function drawForm({ formId, analyticsId }: { formId: string; analyticsId: string }): void {
  try {
    if (!globalThis.RDStationForms) throw new Error('the newsletter script brought no form');
    new globalThis.RDStationForms(formId, analyticsId).createForm();
  } catch (error) {
    complain(error);
  }
}

function complain(error: unknown): void {
  console.error(error);
}
