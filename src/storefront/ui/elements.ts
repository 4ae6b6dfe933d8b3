import type { ReactElement } from 'react';

// SHELL-23
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
