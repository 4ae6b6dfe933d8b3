export const heroSearchId = 'busca-principal';

/** The field of the header: what else focuses it is a label of it. */
export const headerFieldId = 'busca';
