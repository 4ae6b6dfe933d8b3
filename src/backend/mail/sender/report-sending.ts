import { standing, type Standing } from '#/domain/school/standing.ts';

const { done, warned, missing } = standing;

/** Runs `send`, and says what the mail server answered. Never rejects. */
export async function reportSending(
  hasServer: boolean,
  to: string,
  send: () => Promise<string | undefined>,
): Promise<Standing> {
  if (!hasServer) return missing('E-mail: falta o servidor de envio (SMTP_URL).');
  try {
    const answer = await send();
    return answer === undefined
      ? warned(`E-mail: guardado na caixa de entrada da demonstração, para ${to}.`)
      : done(`E-mail: entregue ao servidor para ${to}. Ele respondeu: ${shortText(answer)}`);
  } catch (error) {
    const { response, code } = error as { response?: unknown; code?: unknown };
    if (typeof response === 'string')
      return missing(`E-mail: o servidor recusou. Ele respondeu: ${shortText(response)}`);
    const reason = typeof code === 'string' ? ` (${code})` : '';
    return missing(`E-mail: o servidor de envio não respondeu${reason}. Confira SMTP_URL.`);
  }
}

/** One line of a server's answer, which is a stranger's text. */
const shortText = (text: string) =>
  text
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 200);
