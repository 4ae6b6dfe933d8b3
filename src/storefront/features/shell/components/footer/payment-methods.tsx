import { useSuspenseQuery } from '@tanstack/react-query';
import { footerQueries } from '#/storefront/features/shell/footer.queries.ts';
import { PlateList, PlatePicture } from './plates.tsx';

export function AcceptedPayments() {
  const { data: methods } = useSuspenseQuery(footerQueries.paymentMethods());
  return (
    <PlateList title="Formas de Pagamento" count={methods.length}>
      {methods.map(({ id, title, picture }) => (
        <li key={id}>
          <PlatePicture src={picture} alt={title} />
        </li>
      ))}
    </PlateList>
  );
}
