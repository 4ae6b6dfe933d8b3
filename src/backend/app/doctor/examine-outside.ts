import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { checkSenderDomain } from '#/backend/mail/sender/sender-domain.ts';
import { addressSender } from '#/backend/mail/sender/sender.ts';
import { verifySmtp } from '#/backend/mail/smtp-transport.ts';
import type { MailBrand } from '#/backend/mail/templates/layout/mail-layout.tsx';
import type { BackendSettings } from '#/backend/settings.ts';
import { doubtful, faulty, type Finding, reasonOf, well } from './finding.ts';

const requestMs = 8000;
const dayMs = 86_400_000;

export async function examineMail(
  settings: BackendSettings,
  brand: MailBrand | undefined,
): Promise<Finding[]> {
  const { mail } = settings;
  if (mail.kind === 'mailbox') {
    return [
      doubtful(
        'Os e-mails não saem: ficam em /caixa-de-entrada, como na demonstração.',
        'Para vender de verdade, configure SMTP_URL e DEMO=off.',
      ),
    ];
  }
  if (mail.kind === 'none') {
    return [faulty('Não há servidor de e-mail: as mensagens esperam.', 'Configure SMTP_URL.')];
  }
  const server = new URL(mail.url).host;
  const answered = await verifySmtp(mail.url).then(
    () => well(`${server} aceita a conexão e a senha.`),
    (error: unknown) =>
      faulty(
        `${server} não aceita: ${reasonOf(error)}.`,
        'Confira SMTP_URL: servidor, porta, usuário e senha (caracteres especiais em %XX).',
      ),
  );
  const sender = addressSender(brand ?? ({ nome: '' } as MailBrand), settings);
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  const standings = await checkSenderDomain(domain, settings.dns);
  return [
    answered,
    ...standings.map((standing) =>
      standing.situacao === 'FEITO'
        ? standing
        : { ...standing, todo: `Ajuste no DNS de ${domain} o que o seu provedor de e-mail indica.` },
    ),
  ];
}

/** Asks the shop at its public address, as visitors and banks do. */
export async function examineAddress(
  { publicUrl, apiPix, mercadoPago }: Pick<BackendSettings, 'publicUrl' | 'apiPix' | 'mercadoPago'>,
  now: () => Date,
): Promise<Finding[]> {
  let date: string | null;
  try {
    const response = await ask(`${publicUrl}/healthz`);
    date = response.headers.get('date');
    if (response.status !== 200 || (await response.text()).trim() !== 'ok') {
      return [
        faulty(
          `${publicUrl} responde, mas não é a loja (HTTP ${response.status}).`,
          'Confira para onde o proxy e o DNS desse endereço levam.',
        ),
      ];
    }
  } catch (error) {
    return [
      doubtful(
        `A loja não responde em ${publicUrl}: ${reasonOf(error)}. Avisos de pagamento também não chegariam.`,
        'Se ela está no ar, confira DNS, proxy e firewall; se está parada, inicie e rode de novo.',
      ),
    ];
  }
  const drift = date === null ? 0 : Math.abs(new Date(date).getTime() - now().getTime());
  return [
    well(`A loja responde em ${publicUrl}.`),
    ...(drift > 5000
      ? [
          doubtful(
            `O relógio do servidor da loja e o desta máquina diferem ${Math.round(drift / 1000)} s.`,
            'Ligue a sincronização (NTP).',
          ),
        ]
      : []),
    ...(apiPix ? [await examineWebhook(`${publicUrl}/api/webhook/pix`)] : []),
    ...(mercadoPago ? [await examineWebhook(`${publicUrl}/api/webhook/mercado-pago`)] : []),
  ];
}

/** One without a signature has to be refused by the shop itself: that proves that the way there is open. */
async function examineWebhook(url: string): Promise<Finding> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const answer = await response.text();
  const isOurs = response.status >= 400 && response.status < 500 && answer.includes('"codigo"');
  return isOurs
    ? well(`${url} chega à loja, e um aviso sem assinatura é recusado (HTTP ${response.status}).`)
    : faulty(
        `${url} não chega à loja (HTTP ${response.status}): pagamentos só seriam vistos ao perguntar ao banco.`,
        'Deixe o proxy passar esse endereço sem senha, sem página de proteção e com o corpo inalterado.',
      );
}

function ask(url: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(requestMs) });
}

export async function examineCertificates(
  { publicUrl, cardPages, apiPix }: Pick<BackendSettings, 'publicUrl' | 'cardPages' | 'apiPix'>,
  now: () => Date,
): Promise<Finding[]> {
  const addresses = [publicUrl, cardPages.origin].filter((origin) => origin?.startsWith('https:'));
  const findings = await Promise.all(addresses.map((origin) => examineTls(new URL(origin!), now())));
  if (apiPix) {
    const { validTo } = new X509Certificate(apiPix.certificate);
    findings.push(
      judgeEnd('API_PIX_CERT', new Date(validTo), now(), 'Peça ao banco um novo e troque API_PIX_CERT.'),
    );
  }
  return findings.length > 0 ? findings : [well('Sem https e sem API Pix: não há certificados a conferir.')];
}

function examineTls({ hostname, port }: URL, now: Date): Promise<Finding> {
  const todo = 'Renove o certificado no proxy, e confira se a renovação automática funciona.';
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(isIP(hostname) === 0 && { servername: hostname }),
      timeout: requestMs,
    });
    const end = (finding: Finding) => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('secureConnect', () => {
      end(judgeEnd(hostname, new Date(socket.getPeerCertificate().valid_to), now, todo));
    });
    socket.once('timeout', () => end(faulty(`${hostname}: sem resposta.`, todo)));
    socket.once('error', (error) =>
      end(faulty(`${hostname}: ${reasonOf(error)}. Navegadores recusam o que esta máquina recusa.`, todo)),
    );
  });
}

function judgeEnd(what: string, end: Date, now: Date, todo: string): Finding {
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs);
  if (days < 0) return faulty(`${what}: certificado vencido há ${-days} dias.`, todo);
  const text = `${what}: certificado vale por mais ${days} dias.`;
  return days < 14 ? doubtful(text, todo) : well(text);
}
