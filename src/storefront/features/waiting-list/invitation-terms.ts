export const invitationTerms =
  'Se uma vaga ficar livre, a primeira pessoa da lista recebe por e-mail um link só dela, que guarda a vaga por 24 horas.';
