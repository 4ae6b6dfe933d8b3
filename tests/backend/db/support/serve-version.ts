import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Serves the backend of the folder that this is run in, with the settings of the environment. */
const program = (await import(pathToFileURL(join(process.cwd(), 'src/programs/backend.ts')).href)) as {
  run(): Promise<void>;
};
await program.run();
