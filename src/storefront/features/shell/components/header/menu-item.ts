export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-start text-body transition-colors duration-fast ' +
  'hover:bg-primary-50 hover:text-primary-800 active:bg-primary-100 aria-[current=page]:font-semibold aria-[current=page]:text-primary-800';
