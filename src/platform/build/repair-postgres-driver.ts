import type { Plugin } from 'vite';

const file = /\/node_modules\/postgres\/src\/connection\.js$/;

const rewrites = [
  // What waited to be sent would go out in front of the first message of the next connection.
  {
    before: `    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
    after: `    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)`,
  },
  {
    before: `  function nextWrite(fn) {
`,
    after: `  function nextWrite(fn) {
    if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
`,
  },
];

/** @throws where the driver has changed */
export function repairConnection(code: string): string {
  return rewrites.reduce((written, { before, after }) => {
    if (!written.includes(before))
      throw new Error(
        'the postgres driver is not as src/platform/build/repair-postgres-driver.ts expects it',
      );
    return written.replace(before, () => after);
  }, code);
}

/**
 * The driver writes to the socket of a connection that was closed in the middle of a transaction, which ends
 * the process (porsager/postgres issues 1066, 1154 and 1208): PostgreSQL that restarts would take the shop
 * with it. With this the query fails, as it does where the driver sees it in time.
 */
export function repairPostgresDriver(): Plugin {
  let isRepaired = false;
  return {
    name: 'vitrine:repair-postgres-driver',
    configEnvironment: (name) =>
      name === 'programs' ? { resolve: { noExternal: ['postgres'] } } : undefined,
    transform: {
      filter: { id: file },
      handler(code) {
        isRepaired = true;
        return { code: repairConnection(code), map: null };
      },
    },
    generateBundle() {
      if (this.environment.name === 'programs' && !isRepaired)
        this.error('the programs are built without the postgres driver');
    },
  };
}
