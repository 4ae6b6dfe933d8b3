export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-start text-body transition-colors duration-fast ' +
  'hover:bg-blue-50 hover:text-blue-800 active:bg-blue-100 aria-[current=page]:font-semibold aria-[current=page]:text-blue-800';
