import * as v from 'valibot';
import type { DeskCampaign, ListedCampaign } from '#/contract/catalogue/campaign-desk.ts';
import {
  type CampaignEntry,
  campaignEntrySchema,
  type CampaignState,
  newCampaignTagSchema,
} from '#/domain/site/campaigns/campaign-entry.ts';
import { formatDay } from '#/domain/time/calendar-day.ts';
import type { FieldErrors } from '#/storefront/forms/form-errors.ts';
import { errorsOf, readTypedFields, toNumbers } from '#/storefront/shared/desk/typed-values.ts';

const campaignFields = [
  'versao',
  'tag',
  'titulo',
  'descricao',
  'primeiro_dia',
  'ultimo_dia',
  'cursos',
] as const;
export type CampaignEntries = Record<(typeof campaignFields)[number], string>;

export const readCampaignEntries = (data: FormData): CampaignEntries => readTypedFields(data, campaignFields);

export const campaignLabels = {
  tag: 'Fim do endereço',
  titulo: 'Título da página',
  descricao: 'O que as pessoas leem',
  primeiro_dia: 'Primeiro dia',
  ultimo_dia: 'Último dia',
  cursos: 'Cursos da campanha',
} as const;

const typed = (entries: CampaignEntries) => ({
  ...entries,
  cursos: toNumbers(entries.cursos),
});

export const validateCampaignEntries = (entries: CampaignEntries): FieldErrors =>
  errorsOf(campaignEntrySchema, typed(entries), campaignLabels);

const newCampaignSchema = v.object({ tag: newCampaignTagSchema });

export const validateNewCampaignEntries = (entries: CampaignEntries): FieldErrors => ({
  ...errorsOf(newCampaignSchema, entries, campaignLabels),
  ...validateCampaignEntries(entries),
});

export const toCampaign = (entries: CampaignEntries): CampaignEntry =>
  v.parse(campaignEntrySchema, typed(entries));
export const toCampaignTag = ({ tag }: CampaignEntries) => v.parse(newCampaignTagSchema, tag);

export const newCampaign = Object.fromEntries(campaignFields.map((field) => [field, ''])) as CampaignEntries;

export const campaignTexts = (campaign: DeskCampaign): CampaignEntries => ({
  tag: campaign.tag_url,
  titulo: campaign.titulo,
  descricao: campaign.descricao,
  primeiro_dia: campaign.primeiro_dia,
  ultimo_dia: campaign.ultimo_dia,
  cursos: campaign.cursos.join(', '),
  versao: String(campaign.versao),
});

export const campaignSavedText = 'Campanha salva. Em até um minuto a loja mostra.';

export const campaignStateTexts: Record<CampaignState, string> = {
  agendada: 'Ainda não começou',
  'no-ar': 'No ar',
  encerrada: 'Encerrada',
};

/** 'De 01/dez/2026 a 31/dez/2026'. */
export const describeCampaignDays = ({ primeiro_dia, ultimo_dia }: ListedCampaign): string =>
  `De ${formatDay(primeiro_dia)} a ${formatDay(ultimo_dia)}`;
