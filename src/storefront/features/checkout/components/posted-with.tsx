import { createIsomorphicFn } from '@tanstack/react-start';

const newKey = createIsomorphicFn()
  .server(() => crypto.randomUUID() as string)
  .client(() => '');

interface PostedWithProps {
  terms: { versao: string; sha256: string };
  coupon: string | undefined;
  total: number;
}

export function PostedWith({ terms, coupon, total }: PostedWithProps) {
  return (
    <>
      <input type="hidden" name="versao" value={terms.versao} />
      <input type="hidden" name="sha256" value={terms.sha256} />
      {coupon && <input type="hidden" name="cupomAplicado" value={coupon} />}
      <input type="hidden" name="total" value={total} />
      {/* Pressed twice without JavaScript, it is one purchase. */}
      <input type="hidden" name="chave" defaultValue={newKey()} suppressHydrationWarning />
    </>
  );
}
