import { oneWayToRead } from './reads.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('data reaches a page one way', oneWayToRead, {
  breaks: {
    'a component that fetches': { 'src/storefront/features/x/a.tsx': "const a = () => fetch('/api/x');" },
    'a route that fetches by another name': {
      'src/storefront/routes/a.tsx': "const a = () => window.fetch('/api/x');",
    },
    'a loader past the cache': {
      'src/storefront/routes/a.tsx':
        "createFileRoute('/a')({ loader: ({ context }) => context.queryClient.fetchQuery(xQueries.all()) });",
    },
    'an effect that calls a server function': {
      'src/storefront/features/x/a.tsx':
        "import { fetchX } from './x.functions.ts'; useEffect(() => { void fetchX().then(setX); }, []);",
    },
    'a key that is written out beside its query': {
      'src/storefront/features/x/a.tsx': "void queryClient.invalidateQueries({ queryKey: ['x', id] });",
    },
    'an effect that asks the query client': {
      'src/storefront/features/x/a.tsx':
        'useEffect(() => { void queryClient.prefetchQuery(xQueries.all()); }, []);',
    },
  },
  keeps: {
    'a loader that ensures, a component that suspends, a query that calls its function': {
      'src/storefront/routes/a.tsx':
        "createFileRoute('/a')({ loader: ({ context }) => context.queryClient.ensureQueryData(xQueries.all()) });",
      'src/storefront/features/x/a.tsx': 'const { data } = useSuspenseQuery(xQueries.all());',
      'src/storefront/features/x/x.queries.ts':
        "import { fetchX } from './x.functions.ts'; const all = () => queryOptions({ queryKey: ['x'], queryFn: () => fetchX() });",
    },
  },
});
