import { Resolver } from 'node:dns/promises';
import type { DnsSettings } from '#/backend/dns-settings.ts';
import { standing, type Standing } from '#/domain/school/standing.ts';

/** Milliseconds for one question, asked twice at most. */
const QUESTION_MS = 1500;

const { done, warned, missing } = standing;

/** What the domain of a sender says of SPF, DKIM and DMARC, where DNS can be asked. Never rejects. */
export async function checkSenderDomain(domain: string, settings: DnsSettings): Promise<Standing[]> {
  if (!domain.includes('.')) {
    return [warned(`O remetente usa ${domain}, que não é um domínio da internet: configure MAIL_FROM.`)];
  }
  const resolver = new Resolver({ timeout: QUESTION_MS, tries: 1 });
  if (settings.servers.length > 0) resolver.setServers(settings.servers);
  const ask = (name: string) => askTexts(resolver, name);
  try {
    const { dkimSelector } = settings;
    const [spf, dkim, dmarc] = await Promise.all([
      ask(domain).then(judgeSpf),
      dkimSelector === undefined
        ? warned('DKIM: diga o seletor em DKIM_SELECTOR para conferir a assinatura.')
        : ask(`${dkimSelector}._domainkey.${domain}`).then((texts) => judgeDkim(texts, dkimSelector)),
      findDmarc(domain, ask).then(judgeDmarc),
    ]);
    return [spf, dkim, dmarc];
  } catch (error) {
    const { code } = error as { code?: unknown };
    const reason = typeof code === 'string' ? ` (${code})` : '';
    return [
      warned(
        `Não foi possível perguntar ao DNS sobre ${domain}${reason}: SPF, DKIM e DMARC não foram conferidos.`,
      ),
    ];
  }
}

const nothingThere = new Set(['ENOTFOUND', 'ENODATA']);

async function askTexts(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (nothingThere.has(String((error as { code?: unknown }).code))) return [];
    throw error;
  }
}

function judgeSpf(texts: readonly string[]): Standing {
  const policies = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [policy] = policies;
  if (policy === undefined) {
    return missing('SPF: o domínio não diz que servidores enviam por ele, e muitos e-mails são recusados.');
  }
  if (policies.length > 1) return missing('SPF: há mais de um registro, e nenhum vale. Junte em um só.');
  if (/(?:^| )\+?all(?: |$)/i.test(policy))
    return warned(`SPF: qualquer servidor pode enviar (${shown(policy)}).`);
  return done(`SPF: ${shown(policy)}`);
}

function judgeDkim(texts: readonly string[], selector: string): Standing {
  const key = texts.find((text) => /(?:^|;)\s*p=/i.test(text));
  if (key === undefined) return missing(`DKIM: não há chave no seletor “${selector}”.`);
  if (/(?:^|;)\s*p=\s*(?:;|$)/i.test(key))
    return missing(`DKIM: a chave do seletor “${selector}” foi revogada.`);
  return done(`DKIM: há uma chave no seletor “${selector}”.`);
}

/** Of the domain itself, or of the nearest one above it, which holds for its subdomains. */
async function findDmarc(
  domain: string,
  ask: (name: string) => Promise<string[]>,
): Promise<string | undefined> {
  const labels = domain.split('.');
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const texts = await ask(`_dmarc.${labels.slice(first).join('.')}`);
    const policy = texts.find((text) => /^v=DMARC1(?:;|\s|$)/i.test(text));
    if (policy !== undefined) return policy;
  }
  return undefined;
}

function judgeDmarc(policy: string | undefined): Standing {
  if (policy === undefined) return missing('DMARC: o domínio não diz o que fazer com e-mails falsos.');
  return /(?:^|;)\s*p=\s*(?:quarantine|reject)\b/i.test(policy)
    ? done(`DMARC: ${shown(policy)}`)
    : warned(`DMARC: só observa, não barra e-mails falsos (${shown(policy)}).`);
}

const shown = (text: string) => (text.length > 160 ? `${text.slice(0, 160)}…` : text);
