import { os } from '#/backend/request/implementer.ts';
import { taxonomyLists } from '#/backend/modules/catalogue/taxonomy/taxonomy-lists.ts';
import {
  getCurrentPromotion,
  getRedirect,
  listReferenceItems,
  listSpecialNeedLevels,
  listSpecialNeedItems,
  listTestimonials,
} from './reference-service.ts';

export const referenceRoutes = {
  listPurchaseStages: os.reference.listPurchaseStages.handler(({ context: { db } }) =>
    listReferenceItems(db, 'etapas-compra'),
  ),
  listPublicPlaces: os.reference.listPublicPlaces.handler(({ context: { db } }) =>
    listReferenceItems(db, 'logradouros'),
  ),
  getStates: os.reference.getStates.handler(async ({ context: { db } }) =>
    (await taxonomyLists.states(db)).map(({ uf, nome }) => ({ codigo: uf, nome })),
  ),
  getCardFlags: os.reference.getCardFlags.handler(({ context: { db } }) =>
    listReferenceItems(db, 'bandeiras-cartao'),
  ),
  getSpecialNeeds: os.reference.getSpecialNeeds.handler(({ context: { db } }) => listSpecialNeedItems(db)),
  getSpecialNeedsLevels: os.reference.getSpecialNeedsLevels.handler(({ input, context: { db } }) =>
    listSpecialNeedLevels(db, input.tipoDeficiencia),
  ),
  getCountries: os.reference.getCountries.handler(({ context: { db } }) => listReferenceItems(db, 'paises')),
  listTestimonials: os.reference.listTestimonials.handler(({ input, context: { db } }) =>
    listTestimonials(db, input.id),
  ),
  getCurrentPromotion: os.reference.getCurrentPromotion.handler(({ context: { db, clock } }) =>
    getCurrentPromotion(db, clock()),
  ),
  getRedirect: os.reference.getRedirect.handler(async ({ input, context: { db } }) => {
    const target = await getRedirect(db, input.caminho);
    return target ? { status: 200, body: target } : { status: 204 };
  }),
};
