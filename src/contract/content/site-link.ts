import { oc } from '@orpc/contract';
import * as v from 'valibot';
import { siteAddressSchema } from '#/domain/text/web-link.ts';

export const siteLinkSchema = v.object({ chave: v.string(), valor: siteAddressSchema });

/** Where the categories taught elsewhere and the institution's own pages lead, by key (`LINK_…`). */
export const listSiteLinks = oc
  .route({ method: 'GET', path: '/api/lista-links', summary: 'Endereços de outros sites, por chave' })
  .output(v.array(siteLinkSchema));
