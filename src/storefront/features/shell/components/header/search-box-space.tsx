export function SearchBoxSpace() {
  return <div className="h-14.5 lg:hidden print:hidden" />;
}
