import { oc } from '@orpc/contract';
import * as v from 'valibot';
import {
  campaignEntrySchema,
  campaignStates,
  campaignTagSchema,
  newCampaignTagSchema,
} from '#/domain/site/campaigns/campaign-entry.ts';
import { daySchema, pageInput, pageOf } from '../wire.ts';

const listedCampaignSchema = v.object({
  tag_url: v.string(),
  titulo: v.string(),
  primeiro_dia: daySchema,
  /** The last day on which its page is there. */
  ultimo_dia: daySchema,
  situacao: v.picklist(campaignStates),
});
export type ListedCampaign = v.InferOutput<typeof listedCampaignSchema>;

const deskCampaignSchema = v.object({
  ...listedCampaignSchema.entries,
  descricao: v.string(),
  cursos: v.array(v.number()),
  versao: v.number(),
});
export type DeskCampaign = v.InferOutput<typeof deskCampaignSchema>;

const path = '/api/gestao/campanhas';
const byTag = v.object({ tag: campaignTagSchema });
const saved = v.object({ versao: v.number() });

/** Those that run or will, then the others; the latest first. */
export const listCampaigns = oc
  .route({ method: 'GET', path, summary: 'Campanhas da escola' })
  .input(pageInput)
  .output(pageOf(listedCampaignSchema));

/** 404 `CAMPANHA_NAO_ENCONTRADA`. */
export const getDeskCampaign = oc
  .route({ method: 'GET', path: `${path}/{tag}`, summary: 'Uma campanha para editar' })
  .input(byTag)
  .output(deskCampaignSchema);

/** 409 `ENDERECO_REPETIDO`; 422 `OPCAO_DESCONHECIDA` for a course that isn't there. */
export const createCampaign = oc
  .route({ method: 'POST', path, summary: 'Cria uma campanha' })
  .input(v.object({ tag: newCampaignTagSchema, campanha: campaignEntrySchema }))
  .output(saved);

/**
 * 404 `CAMPANHA_NAO_ENCONTRADA`; 409 `CAMPANHA_ALTERADA`: another editor saved meanwhile; 422
 * `OPCAO_DESCONHECIDA`.
 */
export const saveCampaign = oc
  .route({ method: 'PUT', path: `${path}/{tag}`, summary: 'Altera uma campanha' })
  .input(
    v.object({
      ...byTag.entries,
      versao: v.pipe(v.number(), v.integer(), v.minValue(1)),
      campanha: campaignEntrySchema,
    }),
  )
  .output(saved);

/** Takes its page down now; again, it changes nothing. 404 `CAMPANHA_NAO_ENCONTRADA`. */
export const endCampaign = oc
  .route({ method: 'POST', path: `${path}/{tag}/fim`, summary: 'Encerra uma campanha' })
  .input(byTag)
  .output(v.object({ ok: v.literal(true) }));
