import { ofBrand, theBrand } from '#/domain/school/brand-name.ts';
import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { lazy, Suspense, useState } from 'react';

const QrCodeModal = lazy(() =>
  import('./qr-code-modal.tsx').then((module) => ({ default: module.QrCodeModal })),
);

export function QrCodeButton() {
  const brand = useBrand();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setState('open')}
        className="flex items-center gap-4 self-center rounded-md text-start hover:text-white hover:underline hover:underline-offset-4"
      >
        <img
          src="/qr-code"
          alt={`Ampliar o QR Code ${ofBrand(brand)}`}
          width={96}
          height={96}
          loading="lazy"
          className="size-16 shrink-0 lg:size-24 rounded-md bg-white"
        />
        <span aria-hidden="true" className="hidden max-w-40 text-sm md:block">
          {`Abra ${theBrand(brand)} em outro aparelho`}
        </span>
      </button>
      {state !== 'unused' && (
        <Suspense>
          <QrCodeModal open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
