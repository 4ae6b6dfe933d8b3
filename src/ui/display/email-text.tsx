/** An e-mail address, which breaks before its '@' where it has to, and within a word only if that won't do. */
export function EmailText({ address }: { address: string }) {
  const [, name, host] = /^([^@]*)(.*)$/s.exec(address)!;
  return (
    <span className="wrap-anywhere">
      {name}
      <wbr />
      {host}
    </span>
  );
}
