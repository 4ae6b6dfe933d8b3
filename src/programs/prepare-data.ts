import { openDatabase } from '#/backend/db/database.ts';
import { prepareData } from '#/backend/app/prepare-data.ts';

/** Arguments: the data folder, and `demo` for the demonstration catalogue. Makes the data and ends. */
const [dataDir = '', demo] = process.argv.slice(2);

process.once('disconnect', () => process.exit(1));
const database = await openDatabase({ dataDir });
try {
  await prepareData(database, { demo: demo === 'demo' });
} finally {
  await database.close();
}
process.exit(0);
