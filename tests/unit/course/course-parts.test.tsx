import { describe, expect, it } from 'vitest';
import type { Course } from '#/contract/catalogue/course.ts';
import type { OfferKind } from '#/domain/catalogue/offer-values.ts';
import { CourseHeader } from '#/storefront/features/course/components/course-header.tsx';
import { CourseVideo } from '#/storefront/features/course/components/course-video.tsx';
import { EnrolAction } from '#/storefront/features/course/components/offers/enrol-action.tsx';
import { islandsLoaded } from '#/platform/hydration/lazy-island.tsx';
import { drawInShop } from '../shell/draw-in-shop.tsx';
import { findTags } from '../ui/markup.ts';

await islandsLoaded();

const sgnOrigin = 'https://gestao.example';
const enrol = (managed: boolean, to: string | null = sgnOrigin, kind: OfferKind = 'PAGO') =>
  drawInShop(
    <EnrolAction
      course={{ id_produto: 7, gestao_desempenho: managed }}
      offer={{ id_oferta: 9, tipo_oferta: kind }}
      sgnOrigin={to}
    />,
  );

describe('the button that enrols', () => {
  it('leads a course of performance management through SGN', () => {
    expect(findTags(enrol(true), { tag: 'a' }).map(({ href }) => href)).toEqual([
      `/sgn/inscricao/7/9?origin=${encodeURIComponent(sgnOrigin)}`,
    ]);
  });

  it('calls back where SGN is not known, and sells every other course', () => {
    expect(findTags(enrol(true, null), { tag: 'a' })).toEqual([]);
    expect(enrol(true, null)).toContain('Quero que me liguem');
    expect(findTags(enrol(false), { tag: 'a' })[0]).toMatchObject({ href: '/checkout/7-9' });
  });

  // ENROLMENT-12
  it('leads an offer that costs nothing to its enrolment, never to a callback', () => {
    for (const kind of ['GRATUITO', 'BOLSA'] as const) {
      const html = enrol(false, null, kind);
      expect(findTags(html, { tag: 'a' })[0]).toMatchObject({ href: '/inscricao/7/9' });
      expect(html).not.toContain('Quero que me liguem');
    }
  });

  it('of an offer that costs nothing is a student’s: a seller reads who enrols', () => {
    for (const kind of ['GRATUITO', 'BOLSA'] as const) {
      const html = enrol(false, null, kind);
      expect(findTags(html, { tag: 'a' })[0]?.class).toMatch(/\bfor-buyers$/);
      expect(html).toMatch(/<p class="for-sellers[^>]*>O próprio aluno se inscreve/);
    }
  });
});

// TEXT-3
it('the head of a course tells how long it takes in full', () => {
  const course = {
    titulo: 'Soldador',
    imagem: '/fotos/x-960.webp',
    modalidade: { nome: 'Curso Técnico' },
    grupo_area: { nome: 'Metalmecânica' },
    reviews: { media: 0, total: 0 },
    carga_horaria: 1200,
    duracao_meses: 18,
    certificacao: 'Diploma.',
  } as Course;
  const draw = (months: number) =>
    drawInShop(
      <CourseHeader course={{ ...course, duracao_meses: months }} offer={undefined} ofOffer={false} />,
    );
  expect(draw(18)).toContain('Aproximadamente 1 ano e 6 meses de aprendizado');
  expect(draw(1)).toContain('Aproximadamente 1 mês de aprendizado');
  expect(draw(0)).not.toContain('Aproximadamente');
});

// TEXT-6
describe('the video of a course, before it is wanted', () => {
  const draw = (link: string) => drawInShop(<CourseVideo title="Soldador" link={link} poster="/x.webp" />);

  it.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://youtu.be/dQw4w9WgXcQ'])(
    'asks nothing of %s: a picture of ours and a link',
    (link) => {
      const html = draw(link);
      expect(findTags(html, { tag: 'iframe' })).toEqual([]);
      expect(findTags(html, { tag: 'img' }).map(({ src }) => src)).toEqual(['/x.webp']);
      expect(findTags(html, { tag: 'a' })[0]).toMatchObject({ href: link, rel: 'noopener noreferrer' });
    },
  );

  it('is nothing at all for another site', () => {
    expect(draw('https://videos.example/watch?v=1')).toBe('');
  });
});
