import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { toCourseCard } from '#/storefront/shared/course/card/course-card-data.ts';
import { personRecordChangeSchema, specialNeedsChoiceSchema } from '#/contract/account/account.ts';
import { consentKinds, optionalConsents } from '#/domain/site/consent.ts';
import { PAGE_SIZE, pageSchema } from '#/domain/site/pagination.ts';
import { currentPasswordSchema, passwordSchema } from '#/domain/person/password.ts';
import { ownRequestSchema } from './own-request.schema.ts';
import { backend, currentRequest } from '#/storefront/backend-client/backend.server.ts';

export const fetchAccount = createServerFn({ method: 'GET' }).handler(async () => {
  const [record, person, sessions, consents, countries, requests] = await Promise.all([
    backend().account.getPersonRecord(),
    backend().session.getPersonData({}),
    backend().account.listSessions(),
    backend().account.listConsents(),
    backend().reference.getCountries(),
    backend().dataRequest.listOwnDataRequests(),
  ]);
  const { tipoLogin, idLoginContactCenter, login, emailPrincipal, emailConfirmado } = person;
  return {
    record,
    person: { tipoLogin, idLoginContactCenter, login, emailPrincipal, emailConfirmado },
    sessions,
    consents,
    countries,
    requests,
  };
});

export const saveRecord = createServerFn({ method: 'POST' })
  .validator(personRecordChangeSchema)
  .handler(({ data }) => {
    return backend().account.updatePersonRecord(data);
  });

export const fetchSpecialNeedChoices = createServerFn({ method: 'GET' }).handler(() =>
  backend().reference.getSpecialNeeds(),
);

export const saveSpecialNeeds = createServerFn({ method: 'POST' })
  .validator(specialNeedsChoiceSchema)
  .handler(({ data }) => {
    return backend().account.setSpecialNeeds(data);
  });

export const changePassword = createServerFn({ method: 'POST' })
  .validator(v.object({ senhaAtual: currentPasswordSchema, senhaNova: passwordSchema }))
  .handler(({ data }) => {
    return backend().account.changePassword(data);
  });

export const endSession = createServerFn({ method: 'POST' })
  .validator(v.object({ id: v.pipe(v.string(), v.uuid()), senha: currentPasswordSchema }))
  .handler(({ data }) => {
    return backend().account.endSession(data);
  });

export const endOtherSessions = createServerFn({ method: 'POST' })
  .validator(v.object({ senha: currentPasswordSchema }))
  .handler(({ data }) => {
    return backend().account.endOtherSessions(data);
  });

export const saveConsents = createServerFn({ method: 'POST' })
  .validator(
    v.object({
      versao: v.pipe(v.string(), v.maxLength(20)),
      escolhas: v.pipe(
        v.array(v.object({ tipo: v.picklist(optionalConsents), aceito: v.boolean() })),
        v.minLength(1),
        v.maxLength(consentKinds.length),
      ),
    }),
  )
  .handler(({ data }) => {
    return backend().account.setConsents(data);
  });

export const sendDataRequest = createServerFn({ method: 'POST' })
  .validator(ownRequestSchema)
  .handler(({ data }) => backend().dataRequest.sendDataRequest(data));

export const exportData = createServerFn({ method: 'POST' }).handler(async () => {
  return JSON.stringify(await backend().account.exportData(), null, 2);
});

export const eraseAccount = createServerFn({ method: 'POST' })
  .validator(v.object({ senha: currentPasswordSchema }))
  .handler(async ({ data }) => {
    await backend().account.eraseAccount(data);
    currentRequest().jar.clear();
    return { ok: true as const };
  });

/** A page of the person's favourite courses, the newest first. */
export const fetchFavouriteCourses = createServerFn({ method: 'GET' })
  .validator(pageSchema)
  .handler(async ({ data: { pagina } }) => {
    const all = await backend().community.listFavourites();
    const ids = all.slice((pagina - 1) * PAGE_SIZE, pagina * PAGE_SIZE);
    if (ids.length === 0) return { total: all.length, courses: [] };
    const { itens } = await backend().search.searchCourses({ id_produto: ids, quantidade: ids.length });
    return {
      total: all.length,
      courses: ids.flatMap((id) => itens.filter(({ id_produto }) => id_produto === id).map(toCourseCard)),
    };
  });
