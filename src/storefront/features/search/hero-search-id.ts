/** Id of the hero's search box, by which the header knows that it is out of sight. */
export const heroSearchId = 'busca-principal';
