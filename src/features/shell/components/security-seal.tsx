import { Icon } from '#/ui/icon.tsx';

/** How this page travels, and nothing that nobody checked: no script of others is asked. */
export function SecuritySeal({ siteUrl }: { siteUrl: string }) {
  const encrypted = siteUrl.startsWith('https:');
  return (
    <p className="flex h-10 items-center gap-2 rounded-md bg-white px-3 text-xs leading-4 text-body">
      <Icon name={encrypted ? 'lock' : 'info'} className={encrypted ? 'text-success' : 'text-muted'} />
      <span>
        <strong className="block font-semibold text-heading">
          {encrypted ? 'Conexão segura' : 'Ambiente de teste'}
        </strong>
        {encrypted ? 'Dados cifrados com TLS' : 'Conexão sem cifra'}
      </span>
    </p>
  );
}
