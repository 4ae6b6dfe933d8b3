import { openDatabase } from '#/backend/db/database.ts';
import { prepareData } from '#/backend/app/prepare-data.ts';

/** Arguments: the data folder, and the size of the demonstration where it's wanted. Makes the data, ends. */
const [dataDir = '', demoSeed] = process.argv.slice(2);

process.once('disconnect', () => process.exit(1));
const database = await openDatabase({ dataDir });
try {
  await prepareData(database, {
    demo: demoSeed !== undefined,
    demoSeed: demoSeed === 'small' ? 'small' : 'full',
  });
} finally {
  await database.close();
}
process.exit(0);
