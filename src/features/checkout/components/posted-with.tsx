interface PostedWithProps {
  /** The contract the buyer reads. */
  contract: { versao: string; sha256: string };
  /** The coupon in use. */
  coupon: string | undefined;
}

/** What the server needs of a plain POST besides what is typed: the contract that was read, the coupon, a key of its own. */
export function PostedWith({ contract, coupon }: PostedWithProps) {
  return (
    <>
      <input type="hidden" name="versao" value={contract.versao} />
      <input type="hidden" name="sha256" value={contract.sha256} />
      {coupon && <input type="hidden" name="cupomAplicado" value={coupon} />}
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
