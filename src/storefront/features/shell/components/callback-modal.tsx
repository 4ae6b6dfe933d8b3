import { Modal } from '#/storefront/ui/overlays/modal.tsx';
import { CallbackForm } from './callback-form.tsx';

export function CallbackModal({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Modal open={open} onClose={onClose} title="Ligamos para você" size="sm">
      <CallbackForm prefix="ligamos" onDone={onClose} />
    </Modal>
  );
}
