/** The height of the search box below the header of a narrow screen. */
export function SearchBoxRoom() {
  return <div className="h-14.5 lg:hidden" />;
}
