import { useContext, useEffect, useRef, useState } from 'react';
import { Partners, type PartnerWidgets } from '#/blocks/page/partners.ts';
import { Icon } from '#/ui/display/icon.tsx';
import { ChangingText } from '#/ui/changing-text.tsx';

/** The seal of a partner where one vouches for the shop, else our own. */
export function SecuritySeal({ siteUrl }: { siteUrl: string }) {
  const seal = useContext(Partners)?.seal;
  return seal ? <PartnerSeal seal={seal} siteUrl={siteUrl} /> : <OwnSeal siteUrl={siteUrl} />;
}

function PartnerSeal({ seal, siteUrl }: { seal: NonNullable<PartnerWidgets['seal']>; siteUrl: string }) {
  const [isThere, setThere] = useState(false);
  const { load } = seal;
  const loading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    // Once: the element below stays the same, and so does what was drawn into it.
    loading.current ??= load().then(() => setThere(true), console.error);
  }, [load]);
  return (
    <>
      <div id={seal.elementId} className={isThere ? 'min-h-10 min-w-23' : undefined} />
      {!isThere && <OwnSeal siteUrl={siteUrl} />}
    </>
  );
}

/** How this page travels, and nothing that nobody checked. */
function OwnSeal({ siteUrl }: { siteUrl: string }) {
  const encrypted = siteUrl.startsWith('https:');
  return (
    <p className="flex h-10 items-center gap-2 rounded-md bg-white px-3 text-xs leading-4 text-body">
      <Icon name={encrypted ? 'lock' : 'info'} className={encrypted ? 'text-success' : 'text-muted'} />
      <span>
        <strong className="block font-semibold text-heading">
          {encrypted ? 'Conexão segura' : 'Ambiente de teste'}
        </strong>
        <ChangingText>{encrypted ? 'Dados cifrados com TLS' : 'Conexão sem cifra'}</ChangingText>
      </span>
    </p>
  );
}
