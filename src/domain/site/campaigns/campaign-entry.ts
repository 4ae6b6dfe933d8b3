import * as v from 'valibot';
import { typedId } from '#/domain/catalogue/course-entry.ts';
import { followsRules } from '#/domain/catalogue/field-rules.ts';
import { newSlugText, slugText } from '#/domain/text/slug-text.ts';
import { filledText } from '#/domain/text/text-rules.ts';
import { calendarDaySchema } from '#/domain/time/dates.ts';

export const MOST_CAMPAIGN_COURSES = 300;

export const campaignTagSchema = slugText(60, 'volta-as-aulas');

/** The last part of the address of the campaign's page, which never changes. */
export const newCampaignTagSchema = newSlugText(
  campaignTagSchema,
  'nova',
  'Escolha outro endereço: este é da página que cria campanhas.',
);

const plainCampaign = v.object({
  titulo: filledText(80),
  descricao: filledText(300),
  primeiro_dia: calendarDaySchema,
  /** The last whole day on which its page is there. */
  ultimo_dia: calendarDaySchema,
  /** Ids of courses. */
  cursos: v.pipe(
    v.array(typedId),
    v.minLength(1, 'Escolha pelo menos um curso.'),
    v.maxLength(MOST_CAMPAIGN_COURSES, `Escolha no máximo ${MOST_CAMPAIGN_COURSES} cursos.`),
  ),
});
export type CampaignEntry = v.InferOutput<typeof plainCampaign>;

export const campaignEntrySchema = v.pipe(
  plainCampaign,
  followsRules<CampaignEntry>({
    ultimo_dia: ({ primeiro_dia, ultimo_dia }) =>
      ultimo_dia < primeiro_dia ? 'O último dia não pode vir antes do primeiro.' : undefined,
  }),
);

export const campaignStates = ['agendada', 'no-ar', 'encerrada'] as const;
export type CampaignState = (typeof campaignStates)[number];
