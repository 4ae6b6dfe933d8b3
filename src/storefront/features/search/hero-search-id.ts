export const heroSearchId = 'busca-principal';
