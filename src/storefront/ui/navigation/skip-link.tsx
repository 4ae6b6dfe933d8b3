export function SkipLink({
  target = 'conteudo',
  children = 'Ir para o conteúdo',
}: {
  target?: string;
  children?: string;
}) {
  return (
    <a href={`#${target}`} className="skip-link">
      {children}
    </a>
  );
}
