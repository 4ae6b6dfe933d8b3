import type { AnyRouter } from '@tanstack/react-router';

const pageProtocols = new Set(['http:', 'https:']);

/**
 * External navigation needs `reloadDocument`; only http, https, mailto and tel are followed (PAGE-7).
 * @throws an Error naming what is wrong
 */
function checkNavigation(
  { href, reloadDocument }: { href?: string | undefined; reloadDocument?: boolean | undefined },
  ownOrigin: string,
): void {
  if (href === undefined || !URL.canParse(href, ownOrigin)) return;
  const { protocol, origin } = new URL(href, ownOrigin);
  if (!pageProtocols.has(protocol)) throw new Error('Dangerous protocol refused');
  if (origin !== ownOrigin && !reloadDocument) {
    throw new Error('Navigation to an external URL without the external option');
  }
}

export function guardNavigation(router: Pick<AnyRouter, 'navigate'>, ownOrigin: string): void {
  const navigate = router.navigate;
  router.navigate = async (options) => {
    checkNavigation(options, ownOrigin);
    return navigate(options);
  };
}
