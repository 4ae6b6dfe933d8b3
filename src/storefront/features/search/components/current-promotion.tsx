import { CourseLink } from '#/storefront/shared/course/course-link.tsx';
import { CouponLink } from '#/storefront/shared/page/coupon-link.tsx';
import { buttonClass } from '#/storefront/ui/navigation/button-class.ts';
import { CopyButton } from '#/storefront/ui/display/copy-button.tsx';
import { Icon } from '#/storefront/ui/display/icon.tsx';
import { linkClass } from '#/storefront/ui/navigation/link-class.ts';
import type { Promotion } from '../search.functions.ts';

export function CurrentPromotion({ promotion }: { promotion: Promotion }) {
  return (
    <section
      aria-label="Promoção do momento"
      className="flex flex-wrap items-start gap-4 rounded-lg border border-line bg-surface p-4 shadow-sm md:items-center md:p-6"
    >
      <div className="flex min-w-0 grow basis-60 gap-4">
        <Icon name="tag" className="mt-0.5 text-primary-700" />
        <div className="min-w-0">
          <p className="font-semibold text-heading">{promotion.descricao}</p>
          {!promotion.descricao.includes(promotion.codigo) && (
            <p className="text-sm text-muted">
              Use o cupom <strong className="text-heading">{promotion.codigo}</strong> na hora de pagar.
            </p>
          )}
          {promotion.cursos.length > 0 && (
            <>
              <p className="mt-3 text-sm font-semibold text-heading">O cupom vale para</p>
              <ul className="grid gap-x-6 md:grid-cols-2">
                {promotion.cursos.map((course) => (
                  <li key={course.id_produto}>
                    <CourseLink
                      course={course}
                      className={linkClass('quiet', 'inline-flex min-h-9 items-center')}
                    >
                      {course.titulo}
                    </CourseLink>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <CouponLink codigo={promotion.codigo} className={buttonClass({ size: 'sm' })} />
      <div className="noscript:hidden">
        <CopyButton text={promotion.codigo} size="sm">
          Copiar cupom
        </CopyButton>
      </div>
    </section>
  );
}
