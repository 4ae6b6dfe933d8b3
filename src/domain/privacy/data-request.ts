import type { CalendarDay } from '../time/calendar-day.ts';
import { addDays } from '../time/dates.ts';
import { filledText, shortTextSchema } from '../text/text-rules.ts';

/** What a person may ask for by the data protection law (LGPD, art. 18). */
export const dataRequestLabels = {
  ACESSO: 'Ver ou receber meus dados',
  CORRECAO: 'Corrigir meus dados',
  EXCLUSAO: 'Apagar meus dados',
  OUTRO: 'Outro pedido sobre meus dados',
} as const;
export type DataRequestKind = keyof typeof dataRequestLabels;
export const dataRequestKinds = Object.keys(dataRequestLabels) as DataRequestKind[];

/** How a request came. */
export const requestChannelLabels = {
  CONTA: 'Pela conta',
  EMAIL: 'Por e-mail',
  TELEFONE: 'Por telefone',
  PRESENCIAL: 'Na escola',
} as const;
export type RequestChannel = keyof typeof requestChannelLabels;
export const staffChannels = ['EMAIL', 'TELEFONE', 'PRESENCIAL'] as const satisfies RequestChannel[];

export const dataRequestStateLabels = {
  ABERTA: 'Aberta',
  EM_ANDAMENTO: 'Em andamento',
  RESPONDIDA: 'Respondida',
} as const;
export type DataRequestState = keyof typeof dataRequestStateLabels;
export const dataRequestStates = Object.keys(dataRequestStateLabels) as DataRequestState[];

/** The last day on which the school may answer (LGPD, art. 19, II). */
export const answerDeadline = (received: CalendarDay): CalendarDay => addDays(received, 15);

/** From the first day after the deadline. */
export const isAnswerLate = (deadline: CalendarDay, today: CalendarDay): boolean => today > deadline;

export const REQUEST_TEXT_MAX = 2000;
export const requestTextSchema = shortTextSchema(REQUEST_TEXT_MAX);
export const requesterNameSchema = filledText(120);
