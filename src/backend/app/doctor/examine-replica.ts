import { openDatabase } from '#/backend/db/database.ts';
import { readMissingLog, readReplicaFacts } from '#/backend/db/replica/replica-facts.ts';
import { doubtful, faulty, type Finding, reasonOf, well } from './finding.ts';

export async function examineReplica(databaseUrl: string, replicaUrl: string): Promise<Finding[]> {
  const replica = await openDatabase({ databaseUrl: replicaUrl, maxConnections: 1 });
  const primary = await openDatabase({ databaseUrl, maxConnections: 1 });
  try {
    const { isReplica, position } = await readReplicaFacts(replica.db);
    if (!isReplica) {
      return [
        faulty(
          `${replica.location} não é uma réplica, e a loja não lê dali.`,
          'Confira DATABASE_REPLICA_URL. Uma réplica que foi promovida é o banco: ponha-a em DATABASE_URL.',
        ),
      ];
    }
    const missing = position === null ? 'tudo' : await readMissingLog(primary.db, position);
    return [well(`A réplica ${replica.location} responde; falta-lhe receber ${missing}.`)];
  } catch (error) {
    return [
      doubtful(
        `A réplica não foi comparada com o banco: ${reasonOf(error)}. Enquanto ela não responde, a loja lê o catálogo do próprio banco.`,
        'Confira DATABASE_REPLICA_URL e se o servidor da réplica está no ar.',
      ),
    ];
  } finally {
    await Promise.all([replica.close(), primary.close()]);
  }
}
