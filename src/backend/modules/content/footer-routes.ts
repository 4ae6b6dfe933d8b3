import { os } from '#/backend/request/implementer.ts';
import {
  findLayout,
  listAllSocialNetworks,
  listCertificates,
  listContacts,
  listPaymentMethods,
  listSocialNetworks,
  listSocialNetworksByBrand,
} from './footer-service.ts';

export const footerRoutes = {
  listSocialNetworks: os.footer.listSocialNetworks.handler(({ context: { db } }) => listSocialNetworks(db)),
  listSocialNetworksByBrand: os.footer.listSocialNetworksByBrand.handler(({ context: { db } }) =>
    listSocialNetworksByBrand(db),
  ),
  listAllSocialNetworks: os.footer.listAllSocialNetworks.handler(({ context: { db } }) =>
    listAllSocialNetworks(db),
  ),
  listCertificates: os.footer.listCertificates.handler(({ context: { db } }) => listCertificates(db)),
  listPaymentMethods: os.footer.listPaymentMethods.handler(({ context: { db } }) => listPaymentMethods(db)),
  listContacts: os.footer.listContacts.handler(({ context: { db, settings } }) => listContacts(db, settings)),
  getLayout: os.footer.getLayout.handler(({ input, context: { db, settings } }) =>
    findLayout(db, input.value, settings),
  ),
};
