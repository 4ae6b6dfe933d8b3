import { useEffect, useState } from 'react';
import { Button } from '../navigation/button.tsx';
import type { ButtonLook } from '../navigation/button-class.ts';
import { copyText } from './copy-text.ts';
import { Icon } from './icon.tsx';
import { ChangingText } from '../changing-text.tsx';

interface CopyButtonProps extends ButtonLook {
  text: string;
  children?: string;
  copiedText?: string;
  failedText?: string;
  onCopy?: () => void;
}

export function CopyButton({
  text,
  children = 'Copiar',
  copiedText = 'Copiado',
  failedText = 'Não deu para copiar. Selecione o texto e copie.',
  onCopy,
  ...look
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), 4000);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    const copied = await copyText(text);
    setState(copied ? 'copied' : 'failed');
    if (copied) onCopy?.();
  };
  return (
    <>
      <Button variant="secondary" {...look} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : 'copy'} />
        <ChangingText>{state === 'copied' ? copiedText : children}</ChangingText>
      </Button>
      <span role="status" className={state === 'failed' ? 'mt-2 block text-sm text-danger' : 'sr-only'}>
        {{ idle: '', copied: copiedText, failed: failedText }[state]}
      </span>
    </>
  );
}
