import { toPersonData } from '#/backend/modules/identity/person/person-data.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn } from '#/backend/request/require-session.ts';
import { readOwnOfPage } from './own-of-page.ts';

export const pageRoutes = {
  getPersonData: os.session.getPersonData.use(signedIn).handler(async ({ input, context }) => {
    const { session } = context;
    return { ...toPersonData(session), ...(await readOwnOfPage(context, session.personId, input)) };
  }),
};
