import * as v from 'valibot';
import { addressOf, type Composer, type Composers, type ComposerDeps } from '#/backend/mail/compose-mail.ts';
import type { Offer } from '#/contract/catalogue/course.ts';
import { findOfferOfCourse } from '#/backend/modules/catalogue/course/find-offers.ts';
import { formatLabels, offerName } from '#/domain/catalogue/offer-labels.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import { findMissingDocuments } from './document/missing-documents.ts';
import { findEnrolment } from './enrolment-repository.ts';
import type { EnrolmentNotification } from './enqueue-enrolment-notification.ts';

const enrolmentSchema = v.object({ nome: v.string(), protocolo: v.string() });

/** Undefined once the enrolment, or its course, is gone. */
const readEnrolment = async (dados: Record<string, unknown>, deps: ComposerDeps) =>
  (await findEnrolled(dados, deps))?.props;

async function findEnrolled(dados: Record<string, unknown>, { db, publicUrl, now }: ComposerDeps) {
  const { nome, protocolo } = v.parse(enrolmentSchema, dados);
  const enrolment = await findEnrolment(db, protocolo);
  const found = enrolment && (await findOfferOfCourse(db, enrolment.id_oferta, now));
  if (!found) return undefined;
  const { produto, oferta } = found;
  const props = {
    nome,
    protocolo,
    titulo: produto.titulo,
    turma: offerName(oferta),
    motivo: enrolment.motivo ?? '',
    isGrant: oferta.tipo_oferta === 'BOLSA',
    until: enrolment.documentos_ate ? formatDay(enrolment.documentos_ate) : '',
    url: `${publicUrl}/inscricao/${produto.id_produto}/${oferta.id_oferta}`,
  };
  return { props, oferta };
}

const composeNotification: Composer<Exclude<EnrolmentNotification, 'inscricao-documentos-lembrete'>> = async (
  message,
  deps,
) => {
  const props = await readEnrolment(message.dados, deps);
  return props ? { to: addressOf(message), props } : null;
};

const composeReminder: Composer<'inscricao-documentos-lembrete'> = async (message, deps) => {
  const { protocolo } = v.parse(enrolmentSchema, message.dados);
  const enrolment = await findEnrolment(deps.db, protocolo);
  const lacking = enrolment && (await findMissingDocuments(deps.db, enrolment));
  const props = lacking && (await readEnrolment(message.dados, deps));
  return props ? { to: addressOf(message), props: { ...props, ...lacking } } : null;
};

const messageSchema = v.object({ recado: v.optional(v.string(), '') });

const composeChangedOffer: Composer<'inscricao-turma-mudou'> = async (message, deps) => {
  const { recado } = v.parse(messageSchema, message.dados);
  const found = await findEnrolled(message.dados, deps);
  return found
    ? { to: addressOf(message), props: { ...found.props, agora: describeTimes(found.oferta), recado } }
    : null;
};

function describeTimes(oferta: Offer): [string, string][] {
  if (oferta.estado === 'adiada') return [];
  const { formato, unidade, cidade, data_inicio, data_fim, hora_inicio, hora_fim } = oferta;
  return [
    ['Aulas', `${formatDay(data_inicio)} a ${formatDay(data_fim)}`],
    ...(hora_inicio && hora_fim ? [['Horário', `${hora_inicio} às ${hora_fim}`] as [string, string]] : []),
    ['Lugar', formato === 'ead' ? formatLabels.ead : `${unidade.nome}, ${cidade.nome}/${cidade.uf}`],
  ];
}

const guardianSchema = v.object({ aluno: v.string() });

const composeGuardianNotification: Composer<'inscricao-responsavel'> = async (message, deps) => {
  const { aluno } = v.parse(guardianSchema, message.dados);
  const props = await readEnrolment(message.dados, deps);
  return props ? { to: addressOf(message), props: { ...props, aluno } } : null;
};

export const enrolmentComposers = {
  'inscricao-recebida': composeNotification,
  'inscricao-documentos-lembrete': composeReminder,
  'inscricao-matriculada': composeNotification,
  'inscricao-em-espera': composeNotification,
  'inscricao-desistencia': composeNotification,
  'inscricao-vaga-perdida': composeNotification,
  'inscricao-indeferida': composeNotification,
  'inscricao-turma-mudou': composeChangedOffer,
  'inscricao-responsavel': composeGuardianNotification,
} satisfies Partial<Composers>;
