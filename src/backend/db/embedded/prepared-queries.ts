import { parse, protocol, type PGlite, type Results, type Transaction } from '@electric-sql/pglite';
import { LRUCache } from 'lru-cache';

const mostPrepared = 150;
const mostAskedOnce = 300;
const longestText = 10_000;

interface Prepared {
  name: string;
  parameterTypes: number[];
  columns: Message[];
}

type Query = PGlite['query'];
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];
type Options = NonNullable<Parameters<Query>[2]>;
type Exclusively = <Value>(work: () => Promise<Value>) => Promise<Value>;

const { serialize } = protocol;
const { parseDescribeStatementResults: parameterTypesOf, parseResults } = parse;

/**
 * Makes PGlite keep repeated statements prepared, since planning takes several times as long as executing.
 * Results and errors equal those of PGlite's `query`.
 * @returns the queries to use outside of transactions, and those of a transaction
 */
export function prepareQueries(client: PGlite): {
  query: Query;
  queryIn: (transaction: Transaction) => Query;
} {
  const askedOnce = new LRUCache<string, true>({ max: mostAskedOnce });
  const outlived: string[] = [];
  const known = new LRUCache<string, Prepared>({
    max: mostPrepared,
    dispose: ({ name }) => outlived.push(name),
  });
  let count = 0;

  const send = (...parts: Uint8Array[]) =>
    client.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false });

  async function prepare(text: string): Promise<Prepared> {
    const name = `statement ${++count}`;
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const columns = messages.filter((message) => message.name === 'rowDescription');
    const prepared = { name, parameterTypes: parameterTypesOf(messages), columns };
    known.set(text, prepared);
    for (const left of outlived.splice(0)) await send(serialize.close({ type: 'S', name: left }));
    return prepared;
  }

  async function execute(text: string, parameters: unknown[], options: Options): Promise<Results> {
    try {
      const { name, parameterTypes, columns } = known.get(text) ?? (await prepare(text));
      const values = parameters.map((value, index) => {
        if (value === null || value === undefined) return null;
        const toText = client.serializers[parameterTypes[index]!];
        return toText ? toText(value) : (value as string | number).toString();
      });
      const messages = await send(serialize.bind({ statement: name, values }), serialize.execute({}));
      return parseResults([...columns, ...messages], client.parsers, options)[0]!;
    } catch (error) {
      throw Object.assign(error as Error, { query: text, params: parameters, queryOptions: options });
    }
  }

  const prepared =
    (ask: Query, exclusively: Exclusively): Query =>
    async (text, parameters = [], options = {}) => {
      const isOwn = options.blob ?? options.paramTypes ?? options.serializers ?? options.onNotice;
      const mayStay = text.length <= longestText && isOwn === undefined;
      if (mayStay && (known.has(text) || askedOnce.has(text)))
        return exclusively(() => execute(text, parameters, options) as Promise<Results<never>>);
      if (mayStay) askedOnce.set(text, true);
      return ask(text, parameters, options);
    };

  return {
    query: prepared(client.query.bind(client), async (work) => {
      await client._checkReady();
      return client._runExclusiveTransaction(() =>
        client._runExclusiveQuery(async () => {
          const result = await work();
          await client.syncToFs();
          return result;
        }),
      );
    }),
    queryIn: (transaction) =>
      prepared(transaction.query.bind(transaction), (work) => {
        if (transaction.closed) throw new Error('Transaction is closed');
        return client._runExclusiveQuery(work);
      }),
  };
}
