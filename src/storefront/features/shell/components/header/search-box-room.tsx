export function SearchBoxRoom() {
  return <div className="h-14.5 lg:hidden" />;
}
