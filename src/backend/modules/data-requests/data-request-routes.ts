import { editorOf } from '#/backend/request/editor-of.ts';
import { os } from '#/backend/request/implementer.ts';
import { signedIn, withPermission } from '#/backend/request/require-session.ts';
import {
  addDataRequest,
  answerDataRequest,
  readDataRequest,
  readDataRequests,
  takeDataRequest,
} from './answer-requests.ts';
import { listOwnRequests, sendOwnRequest } from './own-requests.ts';

const officers = withPermission('answer-data-requests');

export const dataRequestRoutes = {
  listOwnDataRequests: os.dataRequest.listOwnDataRequests
    .use(signedIn)
    .handler(({ context: { db, session } }) => listOwnRequests(db, session.personId)),
  sendDataRequest: os.dataRequest.sendDataRequest
    .use(signedIn)
    .handler(async ({ input, context: { db, clock, session } }) => ({
      id: await sendOwnRequest(db, { ...session, now: clock() }, input),
    })),
  listDataRequests: os.dataRequest.listDataRequests
    .use(officers)
    .handler(({ input, context }) => readDataRequests(editorOf(context), input)),
  getDataRequest: os.dataRequest.getDataRequest
    .use(officers)
    .handler(({ input, context }) => readDataRequest(editorOf(context), input.id)),
  addDataRequest: os.dataRequest.addDataRequest
    .use(officers)
    .handler(async ({ input, context }) => ({ id: await addDataRequest(editorOf(context), input) })),
  takeDataRequest: os.dataRequest.takeDataRequest
    .use(officers)
    .handler(async ({ input: { id, versao }, context }) => ({
      versao: await takeDataRequest(editorOf(context), id, versao),
    })),
  answerDataRequest: os.dataRequest.answerDataRequest.use(officers).handler(async ({ input, context }) => ({
    versao: await answerDataRequest(editorOf(context), input),
  })),
};
