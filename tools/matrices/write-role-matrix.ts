import { writeFileSync } from 'node:fs';
import { roleTableFile, writeRoleTable } from '../../tests/backend/account/role-table.ts';

// `npm run roles`: the table of roles and endpoints, after the contract or the access to it changed.
writeFileSync(roleTableFile, writeRoleTable());
