import { openDatabase } from '#/backend/db/database.ts';
import { connectMercadoPago, connectProviders } from '#/backend/app/connect-providers.ts';
import { readBrand } from '#/backend/modules/brand/read-brand.ts';
import { askProviders } from '#/backend/modules/school/checklist/test-connections.ts';
import type { BackendSettings } from '#/backend/settings.ts';
import { examineReplica } from './examine-replica.ts';
import { examineDatabase, examineDisk } from './examine-database.ts';
import { examineAddress, examineCertificates, examineMail } from './examine-outside.ts';
import { doubtful, examine, faulty, type Finding, type Topic, well } from './finding.ts';

export interface ShopSettings {
  backend: BackendSettings;
  backupPassphrase?: string | undefined;
}

/** Milliseconds for one topic, above all its time limits for single questions. */
const topicMs = 25_000;

/**
 * Looks at all a shop needs, and changes nothing. No topic takes longer than half a minute, or ends the
 * others.
 */
export async function examineShop(settings: ShopSettings, now: () => Date): Promise<Topic[]> {
  const { backend } = settings;
  const { databaseUrl, replicaUrl } = backend;
  // One after another where they open the embedded database, which takes one at a time.
  const database = await examine('Banco de dados', topicMs, () => examineDatabase(backend, now));
  const brand = await findBrand(backend);
  const others = await Promise.all([
    ...(databaseUrl && replicaUrl
      ? [examine('Réplica', topicMs, () => examineReplica(databaseUrl, replicaUrl))]
      : []),
    examine('Disco', topicMs, () => examineDisk(backend.dataDir)),
    examine('E-mail', topicMs, () => examineMail(backend, brand)),
    examine('Pagamentos', topicMs, () => examineProviders(backend, now)),
    examine('Endereço da loja', topicMs, () => examineAddress(backend, now)),
    examine('Certificados', topicMs, () => examineCertificates(backend, now)),
  ]);
  return [{ title: 'Configurações', findings: examineSecrets(settings) }, database, ...others];
}

async function findBrand({ databaseUrl, publicUrl, demo }: BackendSettings) {
  // The embedded database may be open in the shop; its sender is then the one of the settings.
  if (!databaseUrl) return undefined;
  const database = await openDatabase({ databaseUrl, maxConnections: 1 });
  return readBrand(database.db, { publicUrl, demo })
    .catch(() => undefined)
    .finally(database.close);
}

function examineSecrets({ backend, backupPassphrase }: ShopSettings): Finding[] {
  const { production, keySecret, demo } = backend;
  return [
    well('Todas as variáveis de ambiente são válidas.'),
    ...(production && !keySecret
      ? [
          doubtful(
            'Sem KEY_SECRET as chaves que assinam sessões ficam abertas no banco e em cada cópia dele.',
            'Defina KEY_SECRET com ao menos 32 caracteres, e guarde-o fora do servidor.',
          ),
        ]
      : []),
    ...(production && demo
      ? [faulty('DEMO está ligado: as senhas da demonstração são públicas.', 'Defina DEMO=off.')]
      : []),
    ...(backupPassphrase
      ? []
      : [
          doubtful(
            'Sem BACKUP_PASSPHRASE não se faz backup.',
            'Defina BACKUP_PASSPHRASE e agende npm run backup todo dia (docs/operations.md).',
          ),
        ]),
  ];
}

async function examineProviders(settings: BackendSettings, now: () => Date): Promise<Finding[]> {
  if (settings.simulatedBank) {
    return [
      doubtful(
        'O banco é simulado: qualquer pessoa paga sem dinheiro.',
        'Para vender de verdade, configure API_PIX_URL ou MERCADO_PAGO_ACCESS_TOKEN.',
      ),
    ];
  }
  const providers = connectProviders(settings, null, {
    clock: now,
    cardOrigin: settings.cardPages.origin,
    mercadoPago: connectMercadoPago(settings, { clock: now }),
  });
  return (await askProviders(providers)).map((standing) =>
    standing.situacao === 'FEITO'
      ? standing
      : {
          ...standing,
          todo: 'Confira as variáveis desse provedor em docs/settings.md e o contrato com ele.',
        },
  );
}
