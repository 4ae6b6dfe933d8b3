import { shownEmail } from '#/domain/person/login-kind.ts';
import { backend } from './backend.server.ts';

/** What the account knows of its owner, as forms start with it. */
export async function readKnownPerson() {
  const [person, { responsaveis, endereco }] = await Promise.all([
    backend().session.getPersonData({}),
    backend().account.getPersonRecord(),
  ]);
  const { nome, cpf, nascimento, telefones } = person;
  const [telefone = null] = telefones;
  const [responsavel = null] = responsaveis;
  return { nome, cpf, nascimento, telefone, email: shownEmail(person) || null, responsavel, endereco };
}
