import { createContext } from 'react';

/** Names the session the page shows (see domain/session-name.ts). Set once around the app. */
export const SessionName = createContext<string | undefined>(undefined);

/** Field in which a form says so, for there is no header on a plain POST. */
export const sessionField = 'sessao';
