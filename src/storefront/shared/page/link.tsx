import { Link as RouterLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const onThatPageOnly = { exact: true };

/**
 * The router's typed link. It says that it leads to the page in view (`aria-current`) where path and query
 * are that page's; the router's own says so on every page below, and on one with more in its query.
 */
export const Link = ((props: ComponentProps<typeof RouterLink>) => (
  <RouterLink activeOptions={onThatPageOnly} {...props} />
)) as typeof RouterLink;
