import { createContext } from 'react';

/** Names the session the page shows (see domain/session-name.ts). Set once around the app. */
export const SessionName = createContext<string | undefined>(undefined);

export const sessionField = 'sessao';
