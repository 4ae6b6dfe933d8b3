import { createContext } from 'react';

/** What partners draw on this page; absent where none may. */
export interface PartnerWidgets {
  /** The newsletter's form, once its script is there: draws itself into the element with this id. */
  newsletter: { elementId: string; draw(): void } | undefined;
  /** The seal: its script draws into the element with this id, which has to be there before. */
  seal: { elementId: string; load(): Promise<void> } | undefined;
}

export const Partners = createContext<PartnerWidgets | undefined>(undefined);
