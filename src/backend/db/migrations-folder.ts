import { join } from 'node:path';
import { projectRoot } from '#/backend/project-root.ts';

export const migrationsFolder = join(projectRoot, 'src', 'backend', 'db', 'migrations');
