import { ofBrand, theBrand } from '#/domain/school/brand-name.ts';
import { useBrand } from '#/storefront/shared/brand/brand.ts';
import { Modal } from '#/storefront/ui/overlays/modal.tsx';

export function QrCodeModal({ open, onClose }: { open: boolean; onClose(): void }) {
  const brand = useBrand();
  return (
    <Modal open={open} onClose={onClose} title={`QR Code ${ofBrand(brand)}`} size="sm">
      <div className="grid justify-items-center gap-4">
        <img
          src="/qr-code"
          alt={`QR Code com o endereço ${ofBrand(brand)}`}
          width={256}
          height={256}
          className="size-64 max-w-full"
        />
        <p className="text-center">{`Aponte a câmera de outro celular para o código e abra ${theBrand(brand)} nele.`}</p>
      </div>
    </Modal>
  );
}
