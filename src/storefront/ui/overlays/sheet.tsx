import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { DialogHeader } from './dialog-header.tsx';
import { useDialog } from './use-dialog.ts';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom: "Ver 128 cursos". */
  footer?: ReactNode;
  side?: 'left' | 'right';
}

/** Takes the whole screen on a phone, and the full height of one side from 768 px on. */
export function Sheet({ open, onClose, title, children, footer, side = 'right' }: SheetProps) {
  const titleId = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog
      {...dialog}
      aria-labelledby={open ? titleId : undefined}
      className={classNames(
        'my-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-body shadow-xl backdrop:bg-ink/60 backdrop:animate-fade md:w-112',
        side === 'left' ? 'mr-auto ml-0 open:animate-from-left' : 'mr-0 ml-auto open:animate-from-right',
      )}
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="border-b border-line">
            <DialogHeader title={title} titleId={titleId} onClose={onClose} />
          </div>
          <div className="flex-1 overflow-y-auto overscroll-contain p-4 md:p-6">{children}</div>
          {footer && <div className="border-t border-line p-4 md:px-6">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
