import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import type { Elements } from '#/storefront/ui/elements.ts';

interface DeskFoldProps {
  title: string;
  about?: string;
  open?: boolean;
  children: Elements;
}

export function DeskFold({ title, about, open, children }: DeskFoldProps) {
  return (
    <details open={open}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary-700 hover:underline">
        <ChangingText>{title}</ChangingText>
        {about && <span className="sr-only">{about}</span>}
      </summary>
      {children}
    </details>
  );
}
