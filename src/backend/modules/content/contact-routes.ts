import { os } from '#/backend/request/implementer.ts';
import { sendCompanyLead } from './company-lead-service.ts';
import { logRequest, requestCallback } from './contact-service.ts';

export const contactRoutes = {
  requestCallback: os.contact.requestCallback.handler(async ({ input, context }) => {
    await context.throttle.take('callback-address', context.ip);
    await context.throttle.take('callback-phone', `${input.ddd}${input.tel}`);
    return requestCallback(context.db, context.systemClock(), input);
  }),
  logRequest: os.contact.logRequest.handler(async ({ input, context }) => {
    await context.throttle.take('request-log-address', context.ip);
    return logRequest(context.db, context.systemClock(), input, context.ip);
  }),
  sendCompanyLead: os.contact.sendCompanyLead.handler(async ({ input, context }) => {
    await context.throttle.take('company-lead-address', context.ip);
    await context.throttle.take('company-lead-email', input.email);
    return sendCompanyLead(context.db, context.systemClock(), input);
  }),
};
