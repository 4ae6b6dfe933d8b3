import { createServerFn, createServerOnlyFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { MOST_PAGES } from '#/domain/site/pagination.ts';
import { faqEntrySchema } from '#/domain/site/words/faq-entry.ts';
import { postEntrySchema } from '#/domain/site/words/post-entry.ts';
import { schoolPageEntrySchema } from '#/domain/site/words/school-page-entry.ts';
import { testimonialEntrySchema } from '#/domain/site/words/testimonial-entry.ts';
import { backend, giveTime } from '#/storefront/backend-client/backend.server.ts';
import { forgetShared } from '#/storefront/backend-client/shared-cache.server.ts';
import { answerUpload } from '#/storefront/backend-client/uploads/answer-upload.server.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const versao = v.pipe(v.number(), v.integer(), v.minValue(1));
const byId = v.object({ id });
const ofVersion = v.object({ id, versao });

/** What this storefront remembers of them; another one is at most as old as its pages say. */
const faqKeys = new Set(['faq']);
const postKeys = new Set(['blog', 'home', 'shell posts']);
const homeKeys = new Set(['home']);
const schoolPageKeys = new Set(['shell pages']);

async function forgetting<Done>(keys: ReadonlySet<string>, done: Promise<Done>): Promise<Done> {
  const answer = await done;
  forgetShared((key) => keys.has(key));
  return answer;
}

export const fetchFaqItems = createServerFn({ method: 'GET' }).handler(() => backend().faq.listFaqItems());

export const fetchFaqItem = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().faq.getFaqItem(data));

export const createFaqItem = createServerFn({ method: 'POST' })
  .validator(faqEntrySchema)
  .handler(({ data }) => forgetting(faqKeys, backend().faq.createFaqItem(data)));

export const saveFaqItem = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao, pergunta_frequente: faqEntrySchema }))
  .handler(({ data }) => forgetting(faqKeys, backend().faq.saveFaqItem(data)));

export const deleteFaqItem = createServerFn({ method: 'POST' })
  .validator(ofVersion)
  .handler(({ data }) => forgetting(faqKeys, backend().faq.deleteFaqItem(data)));

export const fetchDeskTestimonials = createServerFn({ method: 'GET' }).handler(() =>
  backend().testimonialDesk.listDeskTestimonials(),
);

export const fetchDeskTestimonial = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().testimonialDesk.getDeskTestimonial(data));

export const createTestimonial = createServerFn({ method: 'POST' })
  .validator(testimonialEntrySchema)
  .handler(({ data }) => forgetting(homeKeys, backend().testimonialDesk.createTestimonial(data)));

export const saveTestimonial = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao, depoimento: testimonialEntrySchema }))
  .handler(({ data }) => forgetting(homeKeys, backend().testimonialDesk.saveTestimonial(data)));

export const deleteTestimonial = createServerFn({ method: 'POST' })
  .validator(ofVersion)
  .handler(({ data }) => forgetting(homeKeys, backend().testimonialDesk.deleteTestimonial(data)));

export const fetchDeskSchoolPages = createServerFn({ method: 'GET' }).handler(() =>
  backend().schoolPage.listDeskSchoolPages(),
);

export const fetchDeskSchoolPage = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().schoolPage.getDeskSchoolPage(data));

export const createSchoolPage = createServerFn({ method: 'POST' })
  .validator(schoolPageEntrySchema)
  .handler(({ data }) => forgetting(schoolPageKeys, backend().schoolPage.createSchoolPage(data)));

export const saveSchoolPage = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao, pagina: schoolPageEntrySchema }))
  .handler(({ data }) => forgetting(schoolPageKeys, backend().schoolPage.saveSchoolPage(data)));

export const deleteSchoolPage = createServerFn({ method: 'POST' })
  .validator(ofVersion)
  .handler(({ data }) => forgetting(schoolPageKeys, backend().schoolPage.deleteSchoolPage(data)));

export const fetchDeskPosts = createServerFn({ method: 'GET' })
  .validator(v.object({ pagina: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PAGES)) }))
  .handler(({ data }) => backend().postDesk.listDeskPosts(data));

export const fetchDeskPost = createServerFn({ method: 'GET' })
  .validator(byId)
  .handler(({ data }) => backend().postDesk.getDeskPost(data));

export const createPost = createServerFn({ method: 'POST' })
  .validator(postEntrySchema)
  .handler(({ data }) => backend().postDesk.createPost(data));

export const savePost = createServerFn({ method: 'POST' })
  .validator(v.object({ id, versao, post: postEntrySchema }))
  .handler(({ data }) => forgetting(postKeys, backend().postDesk.savePost(data)));

export const publishPost = createServerFn({ method: 'POST' })
  .validator(v.object({ id, publicado: v.boolean() }))
  .handler(({ data }) => forgetting(postKeys, backend().postDesk.publishPost(data)));

/** Milliseconds: a photo is read, encoded in every size and written within it. */
const COVER_TIME_LIMIT_MS = 60_000;

export const runCoverAction = createServerOnlyFn(answerUpload);

export const savePostCover = createServerOnlyFn(
  async ({ arquivo, ...cover }: { id: number; versao: number; arquivo: File }) => {
    giveTime(COVER_TIME_LIMIT_MS);
    const conteudo = Buffer.from(await arquivo.arrayBuffer()).toString('base64');
    await forgetting(postKeys, backend().postDesk.savePostCover({ ...cover, conteudo }));
  },
);
