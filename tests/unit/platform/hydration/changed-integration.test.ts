import { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { sendPageData } from '#/platform/hydration/page-data.ts';

vi.mock('@tanstack/react-router-ssr-query', () => ({ setupRouterSsrQueryIntegration: () => {} }));

it('fails when the integration of router and Query no longer sets `dehydrate`', () => {
  const router = createRouter({ routeTree: createRootRoute(), isServer: true });
  expect(() => sendPageData(router, new QueryClient())).toThrow(/no longer sets/);
});
