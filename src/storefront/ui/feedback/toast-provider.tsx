import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastRegion, type Toast } from './toast-region.tsx';
import type { Elements } from '../elements.ts';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => {});

export function ToastProvider({ children }: { children: Elements }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [dialog, setDialog] = useState<Element | null>(null);
  const count = useRef(0);
  const show = useCallback<ShowToast>((toast) => {
    count.current += 1;
    const id = count.current;
    setToasts((shown) => [...shown.slice(-2), { ...toast, id }]);
    setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
  }, []);
  const dismiss = useCallback((id: Toast['id']) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);
  const region = <ToastRegion toasts={toasts} onDismiss={dismiss} />;
  return (
    <ToastContext value={show}>
      {children}
      {dialog ? createPortal(region, dialog) : region}
    </ToastContext>
  );
}

/** `const showToast = useToast(); showToast({ text: 'Contato enviado com sucesso', tone: 'success' })` */
export function useToast(): ShowToast {
  return use(ToastContext);
}
