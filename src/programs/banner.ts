import type { BackendInfo } from '#/programs/storefront/embedded-backend.ts';

export function banner(addresses: Record<string, string>, info?: BackendInfo): string {
  const lines = ['', ...Object.entries(addresses).map(([name, url]) => `  ${name.padEnd(8)} ${url}`)];
  if (info) {
    const { dataLocation, logins, seeded, mailboxUrl, paymentForms, setupUrl } = info;
    lines.push(`  Data     ${dataLocation}${seeded ? ' (made in this start)' : ''}`);
    lines.push(`  Payments ${paymentForms.join(', ') || noPayments}`);
    if (mailboxUrl) lines.push(`  Mails    ${mailboxUrl}`);
    if (setupUrl) {
      lines.push(
        '',
        '  This shop has no administrator yet. Open this link within an hour:',
        `    ${setupUrl}`,
        '  (npm run admin -- setup-link prints another)',
      );
    }
    if (logins.length > 0) {
      const rows = logins.map(({ papel, identificador, senha }) => [papel, identificador, senha]);
      lines.push('', '  Logins', ...alignColumns(rows).map((row) => `    ${row}`));
    }
  }
  return [...lines, '', '  Ctrl-C stops it.', ''].join('\n');
}

const noPayments = 'none: no bank is set, so no course can be bought (see API_PIX_URL in docs/settings.md)';

function alignColumns(rows: string[][]): string[] {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(width(column)))
      .join('  ')
      .trimEnd(),
  );
}
