/** A name of which a seller sees the first word and the first letter of the last: 'Ana S***' (IDENTITY-5). */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1)! : undefined;
  return last ? `${words[0]} ${last.charAt(0)}***` : (words[0] ?? '');
}

/** An e-mail of which the first letters show: 'a***@e***.com.br'. Any other text is hidden whole. */
export function maskEmail(email: string): string {
  const match = /^(.)[^@]*@(.)[^.]*(\..+)$/.exec(email);
  return match ? `${match[1]}***@${match[2]}***${match[3]}` : '***';
}

/** A phone, plain or masked, of which area code and the last digits show: '(48) *****-0001'. */
export function maskPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 10 ? '***' : `(${digits.slice(0, 2)}) *****-${digits.slice(-4)}`;
}
