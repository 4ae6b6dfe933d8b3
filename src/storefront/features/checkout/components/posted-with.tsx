interface PostedWithProps {
  terms: { versao: string; sha256: string };
  coupon: string | undefined;
  total: number;
}

/**
 * What the server needs of a plain POST besides what is typed: the terms that were read, the coupon, the
 * price that was shown, a key of its own.
 */
export function PostedWith({ terms, coupon, total }: PostedWithProps) {
  return (
    <>
      <input type="hidden" name="versao" value={terms.versao} />
      <input type="hidden" name="sha256" value={terms.sha256} />
      {coupon && <input type="hidden" name="cupomAplicado" value={coupon} />}
      <input type="hidden" name="total" value={total} />
      {/* Pressed twice, it is one purchase; the script, once there, has keys of its own. */}
      <input
        type="hidden"
        name="chave"
        defaultValue={import.meta.env.SSR ? crypto.randomUUID() : ''}
        suppressHydrationWarning
      />
    </>
  );
}
