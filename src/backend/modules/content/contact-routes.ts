import { os } from '#/backend/request/implementer.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { sendCompanyLead } from './company-lead-service.ts';
import { logRequest, requestCallback } from './contact-service.ts';

export const contactRoutes = {
  requestCallback: os.contact.requestCallback.handler(async ({ input, context }) => {
    await context.throttle.take('callback-address', context.ip);
    await context.throttle.take('callback-phone', `${input.ddd}${input.tel}`);
    const { db, systemClock, settings } = context;
    return requestCallback(db, systemClock(), input, settings.leadsEmail);
  }),
  logRequest: os.contact.logRequest.handler(async ({ input, context }) => {
    await context.throttle.take('request-log-address', context.ip);
    return logRequest(context.db, context.systemClock(), input, context.ip);
  }),
  sendCompanyLead: os.contact.sendCompanyLead.handler(async ({ input, context }) => {
    await context.throttle.take('company-lead-address', context.ip);
    await context.throttle.take('company-lead-email', input.email);
    const { db, systemClock, settings, ip } = context;
    const { email: shopEmail } = await readBrand(db, settings);
    return sendCompanyLead(db, systemClock(), input, { desk: settings.leadsEmail, shopEmail, ip });
  }),
};
