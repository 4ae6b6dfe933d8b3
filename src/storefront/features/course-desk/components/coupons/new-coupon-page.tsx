import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  newCoupon,
  readCouponEntries,
  toCouponCode,
  validateNewCouponEntries,
} from '#/storefront/features/course-desk/coupon.schema.ts';
import {
  courseDeskMutations,
  courseDeskQueries,
} from '#/storefront/features/course-desk/course-desk.queries.ts';
import { useNewForm } from '#/storefront/shared/desk/stored-forms.ts';
import type { FormAnswer } from '#/storefront/forms/form-answer.ts';
import { FormBody } from '#/storefront/shared/desk/form-body.tsx';
import { CatalogueDeskPage } from '../catalogue-desk-page.tsx';
import { CouponFields } from './coupon-fields.tsx';

export function NewCouponPage({ answer }: { answer: FormAnswer | undefined }) {
  const { data: options } = useSuspenseQuery(courseDeskQueries.options());
  const navigate = useNavigate();
  const { typed, errors, body } = useNewForm({
    queryKey: courseDeskQueries.all,
    answer,
    check: { read: readCouponEntries, find: validateNewCouponEntries, prefix: 'cupom', focus: 'summary' },
    mutation: courseDeskMutations.createCoupon(),
    onMade: (_, entries) =>
      navigate({ to: '/gestao/cupons/$codigo', params: { codigo: toCouponCode(entries) } }),
  });
  return (
    <CatalogueDeskPage
      of="cupons"
      title="Novo cupom"
      lead="Vale para quem digitar o código ao pagar, ou chegar pela faixa do alto da loja."
    >
      <FormBody name="cupom" submitText="Criar cupom" {...body}>
        <CouponFields isNew options={options} entries={{ ...newCoupon, ...typed }} errors={errors} />
      </FormBody>
    </CatalogueDeskPage>
  );
}
