import { addDays, calendarDay, startOfDay } from '#/domain/time/dates.ts';
import type { Database } from '#/backend/db/database.ts';
import * as content from '#/backend/db/schema/content.ts';
import { terms, coupons as couponTable } from '#/backend/db/schema/purchasing.ts';
import { insertDemoBrand } from './demo-brand.ts';
import { blogTexts } from './blog-texts.ts';
import { termsSeed } from './terms-text.ts';
import type { SeededCourse } from '../catalogue/course-rows.ts';
import { insertRows } from '#/backend/db/insert-rows.ts';
import { referenceRows } from './reference-lists.ts';
import * as site from './site-content.ts';

export async function insertContent(
  db: Database,
  courses: readonly SeededCourse[],
  now: Date,
): Promise<void> {
  const day = (offset: number) => startOfDay(addDays(calendarDay(now), offset));
  const courseIds = new Map(courses.map(({ row }) => [row.titulo, row.id_produto]));
  await insertRows(db, content.testimonials, testimonialRows(courseIds));
  await insertRows(
    db,
    content.blogPosts,
    site.blogPosts.map(({ origem, title, slug, imagem, daysAgo }, index) => ({
      id_post: index + 1,
      origem,
      title,
      link: `/blog/${slug}`,
      imagem,
      slug,
      ...blogTexts[slug]!,
      publicado_em: day(-daysAgo),
    })),
  );
  await insertRows(
    db,
    content.schoolPages,
    site.schoolPages.map((page, index) => ({
      ...page,
      ordem: (index + 1) * 10,
      publicada: true,
      ja_publicada: true,
    })),
  );
  await insertRows(
    db,
    couponTable,
    site.coupons.map((coupon) => ({
      codigo: coupon.codigo,
      descricao: coupon.descricao,
      tipo: 'percentual' in coupon ? ('PERCENTUAL' as const) : ('VALOR' as const),
      percentual: 'percentual' in coupon ? coupon.percentual : null,
      valor_centavos: 'valor' in coupon ? coupon.valor : null,
      valido_de: day(coupon.from),
      valido_ate: day(coupon.to),
      minimo_centavos: coupon.minimum,
      usos_por_pessoa: 1,
      usos_total: coupon.total,
      usos: 0,
      id_modalidades: [...coupon.modalities],
      id_produtos: [],
      destaque: coupon.featured,
    })),
  );
  await db
    .insert(terms)
    .values({ ...termsSeed, vigente_desde: day(-400) })
    .onConflictDoNothing();
  await insertDemoBrand(db, now);
  await insertRows(
    db,
    content.paymentMethods,
    site.paymentMethods.map((method, index) => ({ id_forma_pagamento: index + 1, ...method })),
  );
  await insertRows(
    db,
    content.certificates,
    site.certificates.map((certificate, index) => ({ id_certificado: index + 1, ...certificate })),
  );
  await insertRows(
    db,
    content.socialNetworks,
    site.socialNetworks.map((network, index) => ({ id_rede_social: index + 1, ...network })),
  );
  await insertRows(db, content.referenceItems, referenceRows);
  await insertRows(
    db,
    content.redirects,
    site.redirects.map((redirect) => ({ ...redirect, externo: false })),
  );
  await insertRows(
    db,
    content.siteSettings,
    site.siteSettings.map(([chave, valor]) => ({ chave, valor })),
  );
}

function testimonialRows(courseIds: ReadonlyMap<string, number>) {
  const home = site.testimonials.map((testimonial) => ({ ...testimonial, id_produto: null }));
  const onCourses = site.testimonials.flatMap((testimonial) => {
    const id = testimonial.titulo === null ? undefined : courseIds.get(testimonial.titulo);
    return id === undefined ? [] : [{ ...testimonial, id_produto: id }];
  });
  return [...home, ...onCourses].map(({ id_produto, nome, curso, texto }, index) => ({
    id_depoimento: index + 1,
    id_produto,
    nome,
    curso,
    texto,
  }));
}
