import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { AddressFields } from '#/storefront/forms/fields/address-fields.tsx';
import { findTags } from '../ui/markup.ts';

// FORM-16
test('a complement may be typed beyond what fits', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AddressFields prefix="a" fieldErrors={{}} values={{}} />
    </QueryClientProvider>,
  );
  const [complement] = findTags(html, { name: 'complemento' });
  expect(complement).toBeDefined();
  expect(complement).not.toHaveProperty('maxlength');
});
