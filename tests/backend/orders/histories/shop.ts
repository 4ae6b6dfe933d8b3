import { eq } from 'drizzle-orm';
import { jobs } from '#/backend/app/jobs.ts';
import { logins } from '#/backend/db/schema/identity.ts';
import { addToAdvance } from '#/backend/modules/simulated-bank/state-repository.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { startTestBackend, type TestBackend } from '../../../support/backend/backend.ts';
import type { Database } from '#/backend/db/database.ts';
import { addTaxonomy, noon } from '../../../support/catalogue-data.ts';
import { ApiClient, type Answer, type RequestOptions } from '../../../support/backend/api-client.ts';
import type { PersonForm } from '#/contract/person-form.ts';
import { Buyer } from '../../checkout/buyer.ts';
import { cutOff, type CutOff } from './cut-off.ts';

export interface Instance extends CutOff {
  backend: TestBackend;
}

export interface Person {
  personId: number;
  student: PersonForm;
  buyers: readonly Buyer[];
}

export class OneCallClient extends ApiClient {
  override request<Body>(method: string, path: string, options: RequestOptions = {}): Promise<Answer<Body>> {
    return super.request<Body>(method, path, {
      ...options,
      headers: { ...options.headers, connection: 'close' },
    });
  }
}

export interface Shop {
  db: Database;
  instances: readonly Instance[];
  people: readonly Person[];
  secret: string;
  now(): Date;
  /** Moves the clock of all instances. */
  wait(ms: number): Promise<void>;
  runJob(name: string, at?: number): Promise<void>;
  stop(): Promise<void>;
}

export async function openShop(db: Database): Promise<Shop> {
  await addTaxonomy(db);
  const instances: Instance[] = [];
  for (let instance = 0; instance < 2; instance++) {
    const cut = cutOff(db);
    const backend = await startTestBackend({ database: { db: cut.db }, clock: noon });
    instances.push(Object.assign(cut, { backend }));
  }
  const people: Person[] = [];
  for (let person = 0; person < 4; person++) {
    const { client, student } = await Buyer.register(instances[0]!.backend.url);
    const [login] = await db.select().from(logins).where(eq(logins.email, student.email));
    const buyers = instances.map(({ backend }) =>
      Buyer.of(new OneCallClient(backend.url, client.cookies), student),
    );
    people.push({ personId: login!.id_pessoa, student, buyers });
  }
  const [state] = await db.select().from(simulatedBankState);
  const catchUp = async () => {
    for (const { backend } of instances) await backend.services.businessClock?.catchUp(db);
  };
  return {
    db,
    instances,
    people,
    secret: state!.segredo_aviso,
    now: () => instances[0]!.backend.services.clock(),
    wait: async (ms) => {
      await addToAdvance(db, ms);
      await catchUp();
    },
    runJob: async (name, at = 0) => {
      const { services } = instances[at]!.backend;
      await jobs.find((job) => job.name === name)!.run(services);
    },
    stop: async () => {
      for (const { backend } of instances) await backend.stop();
    },
  };
}
