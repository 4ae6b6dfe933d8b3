/** Where the tab keeps what a visitor pressed before signing in: the action, the id and the time. */
export const pendingActKey = 'vitrine:ato-pendente';
