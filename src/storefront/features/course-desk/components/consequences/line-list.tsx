/** What happens, or has happened, a line each. */
export function LineList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc grid-cols-1 gap-2 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
