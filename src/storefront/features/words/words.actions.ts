import { formText } from '#/storefront/forms/form-text.ts';
import { noScriptAction, type PostedPage, runAction } from '#/storefront/forms/no-script-action.ts';
import { fillPath } from '#/storefront/shared/page/fill-path.ts';
import { faqSavedText, readFaqEntries, toFaqEntry, validateFaqEntries } from './faq/faq.schema.ts';
import {
  readSchoolPageEntries,
  schoolPageSavedText,
  toSchoolPage,
  validateSchoolPageEntries,
} from './pages/school-page.schema.ts';
import {
  coverSavedText,
  postSavedText,
  readCoverEntries,
  readPostEntries,
  toPost,
  validateCover,
  validatePostEntries,
} from './posts/post.schema.ts';
import {
  readTestimonialEntries,
  testimonialSavedText,
  toTestimonial,
  validateTestimonialEntries,
} from './testimonials/testimonial.schema.ts';
import {
  createFaqItem,
  createPost,
  createSchoolPage,
  createTestimonial,
  deleteFaqItem,
  deleteSchoolPage,
  deleteTestimonial,
  publishPost,
  runCoverAction,
  saveFaqItem,
  savePost,
  saveSchoolPage,
  savePostCover,
  saveTestimonial,
} from './words.functions.ts';

const readVersion = (data: FormData) => ({ versao: formText(data, 'versao') });
const nothingWrong = () => ({});

const faqPath = '/gestao/conteudo/perguntas';
export const newFaqActions = {
  pergunta: noScriptAction({
    read: readFaqEntries,
    find: validateFaqEntries,
    send: async (entries) => {
      await createFaqItem({ data: toFaqEntry(entries) });
      return { goTo: faqPath };
    },
  }),
};

export const faqActions = (id: number) => ({
  pergunta: noScriptAction({
    read: readFaqEntries,
    find: validateFaqEntries,
    send: async (entries) => {
      const data = { id, versao: Number(entries.versao), pergunta_frequente: toFaqEntry(entries) };
      await saveFaqItem({ data });
      return { done: { mensagem: faqSavedText } };
    },
  }),
  apagar: noScriptAction({
    read: readVersion,
    find: nothingWrong,
    send: async ({ versao }) => {
      await deleteFaqItem({ data: { id, versao: Number(versao) } });
      return { goTo: faqPath };
    },
  }),
});

const testimonialsPath = '/gestao/conteudo/depoimentos';
export const newTestimonialActions = {
  depoimento: noScriptAction({
    read: readTestimonialEntries,
    find: validateTestimonialEntries,
    send: async (entries) => {
      await createTestimonial({ data: toTestimonial(entries) });
      return { goTo: testimonialsPath };
    },
  }),
};

export const testimonialActions = (id: number) => ({
  depoimento: noScriptAction({
    read: readTestimonialEntries,
    find: validateTestimonialEntries,
    send: async (entries) => {
      const data = { id, versao: Number(entries.versao), depoimento: toTestimonial(entries) };
      await saveTestimonial({ data });
      return { done: { mensagem: testimonialSavedText } };
    },
  }),
  apagar: noScriptAction({
    read: readVersion,
    find: nothingWrong,
    send: async ({ versao }) => {
      await deleteTestimonial({ data: { id, versao: Number(versao) } });
      return { goTo: testimonialsPath };
    },
  }),
});

const pagesPath = '/gestao/conteudo/paginas';
export const newSchoolPageActions = {
  pagina: noScriptAction({
    read: readSchoolPageEntries,
    find: validateSchoolPageEntries,
    send: async (entries) => {
      await createSchoolPage({ data: toSchoolPage(entries) });
      return { goTo: pagesPath };
    },
  }),
};

export const schoolPageActions = (id: number) => ({
  pagina: noScriptAction({
    read: readSchoolPageEntries,
    find: validateSchoolPageEntries,
    send: async (entries) => {
      await saveSchoolPage({ data: { id, versao: Number(entries.versao), pagina: toSchoolPage(entries) } });
      return { done: { mensagem: schoolPageSavedText } };
    },
  }),
  apagar: noScriptAction({
    read: readVersion,
    find: nothingWrong,
    send: async ({ versao }) => {
      await deleteSchoolPage({ data: { id, versao: Number(versao) } });
      return { goTo: pagesPath };
    },
  }),
});

const postPath = (id: number) => fillPath('/gestao/conteudo/blog/$idPost', { idPost: id });

export const newPostActions = {
  texto: noScriptAction({
    read: readPostEntries,
    find: validatePostEntries,
    send: async (entries) => {
      const { id_post: id } = await createPost({ data: toPost(entries) });
      return { goTo: postPath(id) };
    },
  }),
};

export const postActions = (id: number) => ({
  texto: noScriptAction({
    read: readPostEntries,
    find: validatePostEntries,
    send: async (entries) => {
      await savePost({ data: { id, versao: Number(entries.versao), post: toPost(entries) } });
      return { done: { mensagem: postSavedText } };
    },
  }),
  publicacao: noScriptAction({
    read: (data) => ({ publicado: formText(data, 'publicado') }),
    find: nothingWrong,
    send: async ({ publicado }) => {
      await publishPost({ data: { id, publicado: publicado === 'sim' } });
      return { goTo: postPath(id) };
    },
  }),
});

/** The form of a cover; browsers send it, with the page's script and without. */
const coverActions = (id: number) => ({
  capa: noScriptAction({
    read: readCoverEntries,
    find: validateCover,
    send: async ({ arquivo, versao }) => {
      if (arquivo) await savePostCover({ id, versao: Number(versao), arquivo });
      return { done: { mensagem: coverSavedText } };
    },
  }),
});

export const runPostCoverAction = <Next>(posted: PostedPage<Next>, id: number) =>
  runCoverAction(
    posted.request,
    (request) => runAction({ ...posted, request }, coverActions(id)),
    'manage-school',
  );
