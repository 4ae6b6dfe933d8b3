import * as v from 'valibot';
import { findAnsweredQuestion } from './question-repository.ts';
import { findContact } from '#/backend/modules/identity/person/find-contact.ts';
import type { Composer, Composers } from '#/backend/mail/compose-mail.ts';

const answeredSchema = v.object({ id_pergunta: v.number() });

/** Goes to the address that the person has now. Nothing is sent once they erased their account. */
const composeAnswer: Composer<'pergunta-respondida'> = async ({ dados }, { db, publicUrl }) => {
  const question = await findAnsweredQuestion(db, v.parse(answeredSchema, dados).id_pergunta);
  const contact = question?.personId && (await findContact(db, question.personId));
  if (!contact) return null;
  const { titulo, pergunta, resposta, pagina } = question;
  const url = pagina && `${publicUrl}/${pagina.modalidade}/${pagina.slug}/${pagina.id_produto}#perguntas`;
  return { to: contact.email, props: { nome: contact.nome, titulo, pergunta, resposta, url } };
};

export const communityComposers = { 'pergunta-respondida': composeAnswer } satisfies Partial<Composers>;
