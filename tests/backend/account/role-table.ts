import { loginKindLabels } from '#/domain/person/login-kind.ts';
import {
  endpointAccess,
  expectedOutcome,
  foreignResponses,
  listEndpoints,
  roles,
} from './endpoint-access.ts';

export const roleTableFile = 'docs/role-matrix.md';

const signs = { in: 'yes', 'sign in': '401', refused: '403' } as const;

export function writeRoleTable(): string {
  const names = roles.map((role) => (role === 'VISITOR' ? 'Visitante' : loginKindLabels[role]));
  const rows = listEndpoints()
    .filter(({ name }) => name in endpointAccess)
    .map(({ name, method, path }) => {
      const access = endpointAccess[name]!;
      const cells = roles.map((role) => signs[expectedOutcome(access, role)]);
      return [`\`${method} ${path}\``, ...cells, access.object ? foreignResponses[access.object] : ''];
    });
  const table = [['Endpoint', ...names, 'Another person’s'], names.map(() => '').concat('', ''), ...rows];
  const lines = table.map((cells, index) =>
    index === 1 ? `|${cells.map(() => ' --- |').join('')}` : `| ${cells.join(' | ')} |`,
  );
  return `# Who may call what

Made by \`npm run roles\` from the list that a test tries out over HTTP: every role at every endpoint, with objects of its own, of
another person, and missing ones. **yes**: the call is let in, for one's own things where it is about a person; **401**:
sign in first; **403**: not with this role. What only the bank may call shows its secret;
the catalogue is put by another system of the school, with a key that the team makes.

The last column says what comes of naming something that is another person’s. _As missing_ means the same status, headers and
bytes as for one that never was. A link that came by mail is a key: most open for anyone who holds them, used and invented ones answer
alike. An invitation and the link that confirms an address are personal: they are dead to who is signed in as another person. The
mailbox and the simulated bank are for development; a shop in production answers there as at an unknown address.

${lines.join('\n')}
`;
}
