import { Route as home } from '../_default/index.tsx';

export const pages = { '/': home };
