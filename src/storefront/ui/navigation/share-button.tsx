import { Button } from './button.tsx';
import type { ButtonLook } from './button-class.ts';
import { copyText } from '../display/copy-text.ts';
import { Icon } from '../display/icon.tsx';
import { ChangingText } from '../changing-text.tsx';
import { useToast } from '../feedback/toast-provider.tsx';

interface ShareButtonProps extends ButtonLook {
  title: string;
  text: string;
  path: string;
  children: string;
}

export function ShareButton({ title, text, path, children, ...look }: ShareButtonProps) {
  const showToast = useToast();
  async function share() {
    const url = new URL(path, location.origin).href;
    if (await shareByDevice({ title, text, url })) return;
    const copied = await copyText(`${text} ${url}`);
    showToast(
      copied
        ? { tone: 'success', text: 'Link copiado' }
        : { tone: 'danger', text: `Não deu para copiar. O endereço é ${url}` },
    );
  }
  return (
    <Button variant="secondary" {...look} onClick={() => void share()} className="noscript:hidden">
      <Icon name="share" />
      <ChangingText>{children}</ChangingText>
    </Button>
  );
}

async function shareByDevice(data: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
