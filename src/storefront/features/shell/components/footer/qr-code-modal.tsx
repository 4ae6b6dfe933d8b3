import { Modal } from '#/storefront/ui/overlays/modal.tsx';

export function QrCodeModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} onClose={onClose} title="QR Code da Vitrine" size="sm">
      <div className="grid justify-items-center gap-4">
        <img
          src="/qr-code"
          alt="QR Code com o endereço da Vitrine"
          width={256}
          height={256}
          className="size-64 max-w-full"
        />
        <p className="text-center">Aponte a câmera de outro celular para o código e abra a Vitrine nele.</p>
      </div>
    </Modal>
  );
}
