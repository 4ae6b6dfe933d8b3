import { useContext, useEffect, useRef, useState } from 'react';
import { Partners, type PartnerWidgets } from '#/storefront/shared/page/partners.ts';
import { isEncrypted } from '#/domain/site/encrypted.ts';
import { Icon } from '#/storefront/ui/display/icon.tsx';

export function SecuritySeal({ siteUrl }: { siteUrl: string }) {
  const seal = useContext(Partners)?.seal;
  return seal ? <PartnerSeal seal={seal} siteUrl={siteUrl} /> : <OwnSeal siteUrl={siteUrl} />;
}

function PartnerSeal({ seal, siteUrl }: { seal: NonNullable<PartnerWidgets['seal']>; siteUrl: string }) {
  const [isThere, setThere] = useState(false);
  const { load } = seal;
  const loading = useRef<Promise<void>>(undefined);
  useEffect(() => {
    // The element stays the same, with what the script has put into it.
    loading.current ??= load().then(() => setThere(true), console.error);
  }, [load]);
  return (
    <>
      <div id={seal.elementId} className={isThere ? 'min-h-10 min-w-23' : undefined} />
      {!isThere && <OwnSeal siteUrl={siteUrl} />}
    </>
  );
}

function OwnSeal({ siteUrl }: { siteUrl: string }) {
  if (!isEncrypted(siteUrl)) return null;
  return (
    <p className="flex h-10 items-center gap-2 rounded-md bg-surface px-3 text-xs leading-4 text-body">
      <Icon name="lock" className="text-success" />
      <span>
        <strong className="block font-semibold text-heading">Conexão segura</strong>
        Dados cifrados com TLS
      </span>
    </p>
  );
}
