import { randomBytes } from 'node:crypto';
import { jobs } from '#/backend/app/jobs.ts';
import { serveBackend } from '#/backend/app/serve-backend.ts';
import { type Database, openDatabase } from '#/backend/db/database.ts';
import { logins, persons } from '#/backend/db/schema/identity.ts';
import { simulatedBankState } from '#/backend/db/schema/simulated-bank.ts';
import { openSession } from '#/backend/modules/identity/session/open-session.ts';
import { addToAdvance } from '#/backend/modules/simulated-bank/state-repository.ts';
import type { BackendServices } from '#/backend/request/context.ts';
import { backendSettings } from '#/backend/settings.ts';
import { createLogger } from '#/domain/log/create-logger.ts';
import { systemClock } from '#/domain/time/clock.ts';
import { addDays, calendarDay } from '#/domain/time/dates.ts';
import { runProgram, type RunningProgram } from '../../../tests/backend/identity/support/run-program.ts';
import { Buyer } from '../../../tests/backend/checkout/buyer.ts';
import { ApiClient, type Answer, type RequestOptions } from '../../../tests/support/backend/api-client.ts';
import {
  createDatabase,
  dropDatabase,
  findPostgres,
  withDatabaseName,
} from '../../../tests/support/backend/postgres-server.ts';
import { addCourse, addOffer, addTaxonomy } from '../../../tests/support/catalogue-data.ts';
import { waitAtMost } from './say-what-waits.ts';

export interface Instance {
  program: RunningProgram;
  url: string;
}

export interface Shop {
  db: Database;
  databaseUrl: string;
  services: BackendServices;
  secret: string;
  addOpenOffers(seats: number, prices: readonly number[]): Promise<number[]>;
  addOpenOffer(seats: number): Promise<number>;
  /** People who are signed in, each from a network of their own. `url` is asked at each request. */
  signIn(count: number, url: (turn: number) => string): Promise<Buyer[]>;
  wait(ms: number): Promise<void>;
  runJob(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws when no PostgreSQL answers */
export async function openShop(): Promise<Shop> {
  const serverUrl = process.env['DATABASE_URL'] ?? (await findPostgres());
  if (serverUrl === undefined)
    throw new Error('No PostgreSQL answers: name one on which databases can be made in DATABASE_URL.');
  const name = `vitrine_show_${randomBytes(6).toString('hex')}`;
  await createDatabase(serverUrl, name);
  const databaseUrl = withDatabaseName(serverUrl, name);
  const opened = await openDatabase({ databaseUrl, maxConnections: 10 });
  const { db } = opened;
  await opened.migrate();
  await addTaxonomy(db);
  const settings = backendSettings({ publicUrl: 'http://localhost:3000', embedded: true });
  const log = createLogger({ program: 'backend', level: 'silent' });
  const { services, stop } = await serveBackend(settings, { db, systemClock, log, jobsEveryMs: null });
  const [state] = await db.select().from(simulatedBankState);
  let nextCourse = 1;
  let nextOffer = 1;
  let nextPerson = 1;
  const addOpenOffers: Shop['addOpenOffers'] = async (seats, prices) => {
    const id_produto = nextCourse++;
    await addCourse(db, { id_produto, titulo: 'Soldador', slug: `soldador-${id_produto}` });
    const today = calendarDay(services.clock());
    const days = { inscricoes_ate: addDays(today, 300), data_inicio: addDays(today, 301) };
    const vagas = { vagas_total: seats, vagas_disponiveis: seats, parcelas_max: 24 };
    const made: number[] = [];
    for (const preco_original_centavos of prices) {
      const id_oferta = nextOffer++;
      const rest = { id_produto, id_oferta, preco_original_centavos, data_fim: addDays(today, 400) };
      await addOffer(db, { ...days, ...vagas, ...rest });
      made.push(id_oferta);
    }
    return made;
  };
  return {
    db,
    databaseUrl,
    services,
    secret: state!.segredo_aviso,
    addOpenOffers,
    addOpenOffer: async (seats) => (await addOpenOffers(seats, [100_000]))[0]!,
    signIn: async (count, url) => {
      const numbers = Array.from({ length: count }, () => nextPerson++);
      return signIn({ db, services }, numbers, url);
    },
    wait: async (ms) => {
      await addToAdvance(db, ms);
      await services.businessClock?.catchUp(db);
    },
    runJob: async (job) => {
      await waitAtMost(`the job ${job}`, jobs.find((one) => one.name === job)!.run(services));
    },
    close: async () => {
      await stop();
      await opened.close();
      await dropDatabase(serverUrl, name);
    },
  };
}

export async function startInstance(databaseUrl: string, mode: 'jobs' | 'quiet'): Promise<Instance> {
  const program = runProgram(new URL('shop-instance.ts', import.meta.url), [databaseUrl, mode]);
  return { program, url: await waitAtMost('an instance to start', program.nextLine()) };
}

/** Without the registration's hashing of passwords, which would take minutes. */
async function signIn(
  { db, services: { keys } }: Pick<Shop, 'db' | 'services'>,
  numbers: number[],
  url: (turn: number) => string,
): Promise<Buyer[]> {
  const now = systemClock();
  const buyers: Buyer[] = [];
  for (const [turn, number] of numbers.entries()) {
    const nome = 'Ana Souza';
    const email = `pessoa${number}@exemplo.com.br`;
    const [person] = await db.insert(persons).values({ nome, criado_em: now }).returning();
    const senhaHash = '$argon2id$none';
    const [login] = await db
      .insert(logins)
      .values({
        id_pessoa: person!.id_pessoa,
        tipo_login: 'ALUNO',
        email,
        senha_hash: senhaHash,
        criado_em: now,
      })
      .returning();
    const { userToken } = await openSession(
      { db, keys, now },
      { loginId: login!.id_login, personId: person!.id_pessoa, senhaHash },
      { userAgent: null, ip: null },
    );
    const client = new DistantClient(
      `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
      () => url(turn),
    );
    client.cookies.set('dev_userToken', userToken);
    const student = { cpf: '529.982.247-25', nascimento: '1990-01-01', telefone: '(47) 99999-1234' };
    buyers.push(Buyer.of(client, { nome, email, ...student }));
  }
  return buyers;
}

class DistantClient extends ApiClient {
  readonly #address: string;

  constructor(address: string, url: () => string) {
    super(url);
    this.#address = address;
  }

  override async request<Body>(
    method: string,
    path: string,
    options: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const headers = { ...options.headers, 'x-forwarded-for': this.#address };
    const ask = () => super.request<Body>(method, path, { ...options, headers });
    let answer = await ask();
    // A busy shop asks people to try again, and they do.
    for (let more = 0; answer.status === 503 && more < 5; more++) answer = await ask();
    return answer;
  }
}

export async function atOnce<Result>(
  count: number,
  width: number,
  run: (turn: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const turn = next++;
      results[turn] = await run(turn);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
