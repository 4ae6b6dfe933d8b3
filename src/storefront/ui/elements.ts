import type { ReactElement } from 'react';

/** What a part of a page takes in beside other things: elements, never a bare text (SHELL-23). */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined;
