/** An e-mail address, or a text with one: it breaks before its '@' rather than within a word. */
export function EmailText({ address }: { address: string }) {
  const [, name, host] = /^([^@]*)(.*)$/s.exec(address)!;
  return (
    <span className="wrap-anywhere">
      <span>{name}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
