/** Jumps over what is long, first of all the header. Shown once it has focus. */
export function SkipLink({
  target = 'conteudo',
  children = 'Ir para o conteúdo',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a
      href={`#${target}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-toast focus:rounded-md focus:bg-surface focus:px-4 focus:py-3 focus:font-semibold focus:text-blue-700 focus:shadow-lg"
    >
      {children}
    </a>
  );
}
