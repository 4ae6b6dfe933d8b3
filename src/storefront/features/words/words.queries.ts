import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { toFaqEntry, type FaqEntries } from './faq/faq.schema.ts';
import { toSchoolPage, type SchoolPageEntries } from './pages/school-page.schema.ts';
import { toPost, type PostEntries } from './posts/post.schema.ts';
import { toTestimonial, type TestimonialEntries } from './testimonials/testimonial.schema.ts';
import {
  createFaqItem,
  createPost,
  createSchoolPage,
  createTestimonial,
  deleteFaqItem,
  deleteSchoolPage,
  deleteTestimonial,
  fetchDeskPost,
  fetchDeskPosts,
  fetchDeskSchoolPage,
  fetchDeskSchoolPages,
  fetchDeskTestimonial,
  fetchDeskTestimonials,
  fetchFaqItem,
  fetchFaqItems,
  publishPost,
  saveFaqItem,
  savePost,
  saveSchoolPage,
  saveTestimonial,
} from './words.functions.ts';

const all = ['words'] as const;
// Others edit the same; what a form was opened with is its version.
const staleTime = 0;

export const wordsQueries = {
  all,
  faqItems: () => queryOptions({ queryKey: [...all, 'faq'], queryFn: () => fetchFaqItems(), staleTime }),
  faqItem: (id: number) =>
    queryOptions({ queryKey: [...all, 'faq', id], queryFn: () => fetchFaqItem({ data: { id } }), staleTime }),
  testimonials: () =>
    queryOptions({
      queryKey: [...all, 'testimonials'],
      queryFn: () => fetchDeskTestimonials(),
      staleTime,
    }),
  testimonial: (id: number) =>
    queryOptions({
      queryKey: [...all, 'testimonials', id],
      queryFn: () => fetchDeskTestimonial({ data: { id } }),
      staleTime,
    }),
  schoolPages: () =>
    queryOptions({ queryKey: [...all, 'pages'], queryFn: () => fetchDeskSchoolPages(), staleTime }),
  schoolPage: (id: number) =>
    queryOptions({
      queryKey: [...all, 'pages', id],
      queryFn: () => fetchDeskSchoolPage({ data: { id } }),
      staleTime,
    }),
  posts: (pagina: number) =>
    queryOptions({
      queryKey: [...all, 'posts', 'list', pagina],
      queryFn: () => fetchDeskPosts({ data: { pagina } }),
      staleTime,
    }),
  post: (id: number) =>
    queryOptions({
      queryKey: [...all, 'posts', id],
      queryFn: () => fetchDeskPost({ data: { id } }),
      staleTime,
    }),
};

interface Versioned {
  id: number;
  versao: number;
}

export const wordsMutations = {
  createFaqItem: () =>
    mutationOptions({
      mutationKey: [...all, 'create-faq'],
      mutationFn: (entries: FaqEntries) => createFaqItem({ data: toFaqEntry(entries) }),
    }),
  saveFaqItem: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-faq', id],
      mutationFn: (entries: FaqEntries) =>
        saveFaqItem({
          data: { id, versao: Number(entries.versao), pergunta_frequente: toFaqEntry(entries) },
        }),
    }),
  deleteFaqItem: () =>
    mutationOptions({
      mutationKey: [...all, 'delete-faq'],
      mutationFn: (data: Versioned) => deleteFaqItem({ data }),
    }),
  createTestimonial: () =>
    mutationOptions({
      mutationKey: [...all, 'create-testimonial'],
      mutationFn: (entries: TestimonialEntries) => createTestimonial({ data: toTestimonial(entries) }),
    }),
  saveTestimonial: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-testimonial', id],
      mutationFn: (entries: TestimonialEntries) =>
        saveTestimonial({ data: { id, versao: Number(entries.versao), depoimento: toTestimonial(entries) } }),
    }),
  deleteTestimonial: () =>
    mutationOptions({
      mutationKey: [...all, 'delete-testimonial'],
      mutationFn: (data: Versioned) => deleteTestimonial({ data }),
    }),
  createSchoolPage: () =>
    mutationOptions({
      mutationKey: [...all, 'create-page'],
      mutationFn: (entries: SchoolPageEntries) => createSchoolPage({ data: toSchoolPage(entries) }),
    }),
  saveSchoolPage: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-page', id],
      mutationFn: (entries: SchoolPageEntries) =>
        saveSchoolPage({ data: { id, versao: Number(entries.versao), pagina: toSchoolPage(entries) } }),
    }),
  deleteSchoolPage: () =>
    mutationOptions({
      mutationKey: [...all, 'delete-page'],
      mutationFn: (data: Versioned) => deleteSchoolPage({ data }),
    }),
  createPost: () =>
    mutationOptions({
      mutationKey: [...all, 'create-post'],
      mutationFn: (entries: PostEntries) => createPost({ data: toPost(entries) }),
    }),
  savePost: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'save-post', id],
      mutationFn: (entries: PostEntries) =>
        savePost({ data: { id, versao: Number(entries.versao), post: toPost(entries) } }),
    }),
  publishPost: (id: number) =>
    mutationOptions({
      mutationKey: [...all, 'publish-post', id],
      mutationFn: (publicado: boolean) => publishPost({ data: { id, publicado } }),
    }),
};
