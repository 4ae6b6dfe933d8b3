import { createContext } from 'react';

export interface PartnerWidgets {
  newsletter: { elementId: string; draw(): void } | undefined;
  seal: { elementId: string; load(): Promise<void> } | undefined;
}

export const Partners = createContext<PartnerWidgets | undefined>(undefined);
