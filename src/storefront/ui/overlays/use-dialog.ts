import { useEffect, useRef, type MouseEvent } from 'react';

/** The browser handles the focus; Escape and a press on the backdrop call `onClose`. */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) {
      keepScrollbarSpace();
      dialog.showModal();
    }
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: { preventDefault(): void; target: unknown; currentTarget: unknown }) => {
      // A file picker inside a dialog sends `cancel` as well.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}

/** Reserves the scrollbar's width while a dialog is open. */
function keepScrollbarSpace() {
  if (document.querySelector('dialog[open]')) return;
  const root = document.documentElement;
  root.style.setProperty('--scrollbar-room', `${window.innerWidth - root.clientWidth}px`);
}
