import { useSuspenseQuery } from '@tanstack/react-query';
import type { DeskCoupon } from '#/contract/catalogue/coupon-desk.ts';
import {
  couponSavedText,
  couponTexts,
  describeSales,
  readCouponEntries,
  stateTexts,
  validateCouponEntries,
} from '#/storefront/features/course-desk/coupon.schema.ts';
import {
  courseDeskMutations,
  courseDeskQueries,
} from '#/storefront/features/course-desk/course-desk.queries.ts';
import { useVersionedForm } from '#/storefront/shared/desk/stored-forms.ts';
import { answerTo, type FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { ChangingText } from '#/storefront/ui/changing-text.tsx';
import { Badge } from '#/storefront/ui/display/badge.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { OnePressForm } from '#/storefront/shared/desk/one-press-form.tsx';
import { CouponFields } from './coupon-fields.tsx';

interface EditCouponPageProps {
  coupon: DeskCoupon;
  answer: FormAnswer | undefined;
}

/** A coupon: what it brought, its form, and its end. */
export function EditCouponPage({ coupon, answer }: EditCouponPageProps) {
  const { situacao } = coupon;
  return (
    <CatalogueDeskPage
      of="cupons"
      title={`Cupom ${coupon.codigo}`}
      badge={
        <Badge tone={situacao === 'valendo' ? 'success' : 'neutral'}>
          <ChangingText>{stateTexts[situacao]}</ChangingText>
        </Badge>
      }
      lead={<ChangingText>{describeSales(coupon)}</ChangingText>}
    >
      <CouponForm coupon={coupon} answer={answerTo(answer, 'cupom')} />
      {situacao !== 'encerrado' && <EndForm coupon={coupon} answer={answerTo(answer, 'fim')} />}
    </CatalogueDeskPage>
  );
}

function CouponForm({ coupon, answer }: EditCouponPageProps) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const { entries, versao, errors, body } = useVersionedForm({
    queryKey: courseDeskQueries.all,
    stored: couponTexts(coupon),
    answer,
    check: { read: readCouponEntries, find: validateCouponEntries, prefix: 'cupom', focus: 'summary' },
    mutation: courseDeskMutations.saveCoupon(coupon.codigo),
    savedText: couponSavedText,
  });
  return (
    <FormBody name="cupom" submitText="Salvar cupom" {...body}>
      <input type="hidden" name="versao" value={versao} />
      <CouponFields isNew={false} options={options} entries={entries} errors={errors} />
    </FormBody>
  );
}

function EndForm({ coupon, answer }: EditCouponPageProps) {
  return (
    <section aria-labelledby="fim-do-cupom" className="grid grid-cols-1 gap-4">
      <h2 id="fim-do-cupom" className="text-section">
        Encerrar agora
      </h2>
      <p className="text-muted">
        Ninguém mais começa uma compra com ele. Quem já está pagando fica com o desconto.
      </p>
      <OnePressForm
        queryKey={courseDeskQueries.all}
        name="fim"
        answer={answer}
        mutation={courseDeskMutations.endCoupon(coupon.codigo)}
        value={undefined}
        text="Encerrar cupom"
        loadingText="Encerrando"
        className="md:justify-self-start"
      />
    </section>
  );
}
