import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DialogHeader } from './dialog-header.tsx';
import { useDialog } from './use-dialog.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'max-w-112', md: 'max-w-136', lg: 'max-w-192' } as const;

export function Modal({ open, onClose, title, children, footer, size = 'md' }: ModalProps) {
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog
      {...dialog}
      aria-labelledby={open ? titleId : undefined}
      className={classNames(
        'w-[calc(100%-2rem)] rounded-lg bg-surface p-0 text-body shadow-xl backdrop:bg-ink/60 open:animate-rise backdrop:animate-fade',
        sizes[size],
      )}
    >
      {open && (
        <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
          <DialogHeader title={title} titleId={titleId} onClose={onClose} />
          <div className="overflow-y-auto px-4 pb-6 md:px-6">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-3 border-t max-md:*:grow border-line bg-steel-50 px-4 py-4 md:px-6">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
