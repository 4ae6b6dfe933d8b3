/** What every page needs of its packages, apart from what comes late. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack|valibot|use-sync-external-store|cookie-es)\//;
/** Comes when the page is in use, or when something calls before (`app.config.ts`). */
const serverCalls =
  /client-rpc\/(serverFnFetcher|frame-decoder)|getDefaultSerovalPlugins|ssr\/serializer|ssr\/client\.js/;
/** Comes with the other routes, before which no one moves (`app.config.ts`). */
const nextPage = /load-client\.js\?next-page/;
/**
 * What of packages no catalogue page runs. They ask for it all through the one file that a package is asked
 * for by, so the graph can't tell.
 */
const notForCatalogue = /\/(useMutation|mutationObserver|use(Suspense)?Queries|queriesObserver)\.js$/;

/** What no catalogue page runs of valibot (`app.config.ts`). */
const lateValibot = /\/valibot\/.*\?late$/;

/** What visitors see first: the frame around every page, and the three kinds of pages of the catalogue. */
const cataloguePages = {
  frame: ['_default.tsx'],
  home: ['_default/index.tsx'],
  list: [
    '_default/busca.tsx',
    '_default/$vitrine.tsx',
    '_default/ofertas.tsx',
    '_default/promocoes.tsx',
    '_default/campanha.$promoTitle.tsx',
  ],
  course: [
    '_default/$modality.$nomeCurso.$idCurso.tsx',
    '_default/$modality.$nomeCurso.$city.$idCurso.$idOferta.tsx',
  ],
};

/**
 * What else asks for modules of our own: each document at once, all but catalogue pages, and what comes once
 * a page is used.
 */
const roots = {
  document: ['/src/storefront/router.tsx', '/src/storefront/start.ts'],
  homeRoutes: ['/src/storefront/routes/-first/home-routes.ts'],
  listRoutes: ['/src/storefront/routes/-first/list-routes.ts'],
  courseRoutes: ['/src/storefront/routes/-first/course-routes.ts'],
  otherRoutes: ['/src/storefront/routeTree.gen.ts'],
  header: ['/src/storefront/routes/-shop-header.tsx'],
  listFilters: [
    '/src/storefront/features/search/components/facets.tsx',
    '/src/storefront/features/search/components/filter-sheet.tsx',
  ],
  courseDetails: [
    '/src/storefront/features/course/components/course-details.tsx',
    '/src/storefront/features/course/components/course-facts.tsx',
    '/src/storefront/features/course/components/offers/offer-terms.tsx',
  ],
};

const kinds = ['home', 'list', 'course'] as const;

type User = keyof typeof cataloguePages | keyof typeof roots | 'others';

const catalogueRoutes = Object.entries(cataloguePages).flatMap(([kind, files]) =>
  files.map((file) => ({ kind: kind as User, file })),
);
const rootFiles = Object.entries(roots).flatMap(([name, files]) =>
  files.map((file) => ({ name: name as User, file })),
);

/** What pages are put together of. */
const parts = /\/src\/(storefront\/(ui|forms|shared)|domain|contract|platform)\//;

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** Who imports a module, by whichever way but late, and which routes of the catalogue's pages these are. */
function findUsers(id: string, graph: ModuleGraph) {
  const users = new Set<User>();
  const pages = new Set<string>();
  const seen = new Set([id]);
  // What is added on the way is walked as well.
  for (const each of seen) {
    // Of a route itself only what is loaded with it: the rest comes with the route.
    const page = catalogueRoutes.find(({ file }) =>
      each.includes(`/src/storefront/routes/${file}?tsr-split`),
    );
    if (page) {
      users.add(page.kind);
      pages.add(page.file);
    }
    const root = rootFiles.find(({ file }) => each.endsWith(file));
    if (root) users.add(root.name);
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(each) ?? {};
    if (dynamicImporters.length > 0 && !page && !root) users.add('others');
    importers.forEach((importer) => seen.add(importer));
  }
  return { users, pages };
}

/**
 * A few large files instead of twenty small ones, which together pack a tenth worse, and in none of them much
 * that a catalogue page can do without: what all pages need of their packages, with what the frame or several
 * kinds of catalogue pages need of our own, since apart they pack 2 KB worse; what one kind of them begins
 * with; the routes that no catalogue page is; and the smaller pieces of our own that other pages share with
 * one kind of catalogue page, at once or once it is used, apart from what only that kind has.
 *
 * A file takes what its modules import along, but for what a group of a higher priority has.
 */
export function createBrowserChunks() {
  const usersOf = (id: string, graph: ModuleGraph) => {
    const { users, pages } = findUsers(id, graph);
    const ofKinds = kinds.filter((kind) => users.has(kind) || users.has(`${kind}Routes`));
    const late = (['courseDetails', 'listFilters'] as const).find((root) => users.has(root));
    return { users, pages, ofKinds, kind: ofKinds[0], late };
  };
  return [
    { name: 'valibot', test: lateValibot, priority: 9 },
    {
      name: (id: string, graph: ModuleGraph) => {
        if (notForCatalogue.test(id) || nextPage.test(id)) return null;
        if (framework.test(id)) return serverCalls.test(id) ? null : 'shop';
        if (!id.includes('/src/')) return null;
        const { users, kind, ofKinds } = usersOf(id, graph);
        if (users.has('frame') || ofKinds.length > 1) return 'shop';
        // Of what the header shares with a page, home has a file of its own: the other kinds do without.
        if (kind === 'home') return null;
        // The header hydrates also where the other routes can't be had.
        return users.has('header') && (kind || users.has('otherRoutes')) ? 'shop' : null;
      },
      debugName: 'shop',
      priority: 8,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const { users, kind, late } = usersOf(id, graph);
        if (kind) return users.has(`${kind}Routes`) || users.has('otherRoutes') ? `${kind}-routes` : null;
        // As with the header.
        return late && users.has('otherRoutes') ? 'late-rules' : null;
      },
      debugName: 'what a kind of page begins with',
      test: /\/src\//,
      priority: 7,
    },
    { name: 'package-parts', test: notForCatalogue, priority: 6 },
    {
      name: (id: string, graph: ModuleGraph) => {
        if (nextPage.test(id)) return 'other-routes';
        if (!id.includes('/src/')) return null;
        const { users } = usersOf(id, graph);
        if (users.has('document')) return null;
        if (users.has('otherRoutes')) return 'other-routes';
        return users.has('header') ? 'header' : null;
      },
      debugName: 'what comes with use',
      priority: 6,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const { users, pages, kind } = usersOf(id, graph);
        if (!kind || !(users.has('others') || users.has('header'))) return null;
        // What one of several routes needs the others of its kind can do without.
        return isOfAll(kind, pages) ? `${kind}-parts` : 'page-parts';
      },
      debugName: 'parts of catalogue pages',
      test: parts,
      priority: 5,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const { users, late } = usersOf(id, graph);
        return late && users.has('others') ? 'late-parts' : null;
      },
      debugName: 'parts of what comes with use of a page',
      test: parts,
      priority: 4,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const { pages, kind } = usersOf(id, graph);
        return kind && isOfAll(kind, pages) ? `${kind}-page` : null;
      },
      debugName: 'catalogue pages',
      test: /\/src\//,
      priority: 3,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const { late } = usersOf(id, graph);
        return late ? lateNames[late] : null;
      },
      debugName: 'what comes with use of a page',
      test: /\/src\//,
      priority: 2,
    },
    { name: 'other-parts', debugName: 'other parts', test: parts, minShareCount: 4, priority: 1 },
  ];
}

const lateNames = { courseDetails: 'course-details', listFilters: 'list-filters' };

const isOfAll = (kind: (typeof kinds)[number], pages: ReadonlySet<string>) =>
  pages.size > 1 || cataloguePages[kind].length === 1;

/**
 * The chunks that are preloaded together with a page that the visitor navigates to: neither the page itself,
 * whose import asks for it, nor what every page has, since the list of all chunks would be in every page.
 */
export function preloadedChunks(page: string, chunks: string[]): string[] {
  return chunks.filter((chunk) => chunk !== page && !/\/(index|rolldown-runtime)-[^/]+$/.test(chunk));
}
