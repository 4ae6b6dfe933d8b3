import { useSuspenseQuery } from '@tanstack/react-query';
import { footerQueries } from '#/features/shell/footer.queries.ts';
import { Plate, PlateList, PlatePicture } from './plates.tsx';

export function PaymentMethods() {
  const { data: methods } = useSuspenseQuery(footerQueries.paymentMethods());
  return (
    <PlateList title="Formas de Pagamento" count={methods.length}>
      {methods.map(({ id, title, picture }) => (
        <li key={id}>
          <Plate>
            <PlatePicture src={picture} alt={title} />
          </Plate>
        </li>
      ))}
    </PlateList>
  );
}
