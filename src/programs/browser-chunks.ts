/** What every page needs of its packages, apart from what comes late. */
const framework =
  /node_modules\/(react|react-dom|scheduler|@tanstack|valibot|use-sync-external-store|cookie-es)\//;
/** Comes when the page is in use, or when something calls before (`app.config.ts`). */
const serverCalls =
  /client-rpc\/(serverFnFetcher|frame-decoder)|getDefaultSerovalPlugins|ssr\/serializer|ssr\/client\.js/;
/** Comes with the other routes, before which nobody moves (`app.config.ts`). */
const nextPage = /vitrine:next-page|load-client\.js\?next-page/;
/**
 * What of packages no catalogue page runs. They ask for it all through the one file that a package is asked
 * for by, so the graph can't tell.
 */
const notForCatalogue = /\/(useMutation|mutationObserver|use(Suspense)?Queries|queriesObserver)\.js$/;

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
  document: ['/src/router.tsx', '/src/start.ts'],
  homeRoutes: ['/src/routes/-first/home-routes.ts'],
  listRoutes: ['/src/routes/-first/list-routes.ts'],
  courseRoutes: ['/src/routes/-first/course-routes.ts'],
  otherRoutes: ['/src/routeTree.gen.ts'],
  header: ['/src/routes/-shop-header.tsx'],
  listFilters: [
    '/src/features/search/components/facets.tsx',
    '/src/features/search/components/filter-sheet.tsx',
  ],
  courseDetails: ['/src/features/course/components/course-details.tsx'],
};

const kinds = ['home', 'list', 'course'] as const;

type User = keyof typeof cataloguePages | keyof typeof roots;

/** What pages are put together of. */
const parts = /\/src\/(ui|forms|blocks|domain|contract)\//;

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Who imports a module, by whichever way but late, and which routes of the catalogue's pages these are. */
function findUsers(id: string, graph: ModuleGraph) {
  const users = new Set<User>();
  const pages = new Set<string>();
  const seen = new Set([id]);
  // What is added on the way is walked as well.
  for (const each of seen) {
    for (const [page, files] of Object.entries(cataloguePages)) {
      // Of a route itself only what is loaded with it: the rest comes with the route.
      const found = files.find((file) => each.includes(`/src/routes/${file}?tsr-split`));
      if (!found) continue;
      users.add(page as User);
      pages.add(found);
    }
    for (const [root, files] of Object.entries(roots)) {
      if (files.some((file) => each.endsWith(file))) users.add(root as User);
    }
    graph.getModuleInfo(each)?.importers.forEach((importer) => seen.add(importer));
  }
  return { users, pages };
}

/**
 * A few large files instead of twenty small ones, which together pack a tenth worse, and in none of them much
 * that a catalogue page can do without: what all pages need of their packages, with what the frame or several
 * kinds of catalogue pages need of our own, since apart they pack 2 KB worse; what one kind of them begins
 * with; the routes that no catalogue page is; and the smaller pieces of our own that many pages share, those
 * that one kind of catalogue page needs, at once or once it is used, apart from those that none does.
 */
export function createBrowserChunks() {
  const usersOf = (id: string, graph: ModuleGraph) => {
    const { users, pages } = findUsers(id, graph);
    return { users, pages, kinds: kinds.filter((kind) => users.has(kind) || users.has(`${kind}Routes`)) };
  };
  return [
    {
      name: (id: string, graph: ModuleGraph) => {
        if (notForCatalogue.test(id) || nextPage.test(id)) return null;
        if (framework.test(id)) return serverCalls.test(id) ? null : 'shop';
        if (!id.includes('/src/')) return null;
        const { users, kinds: ofKinds } = usersOf(id, graph);
        if (users.has('frame') || ofKinds.length > 1) return 'shop';
        // The header comes alive also where the other routes can't be had.
        return users.has('header') && (ofKinds.length === 1 || users.has('otherRoutes')) ? 'shop' : null;
      },
      debugName: 'shop',
      priority: 4,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const {
          users,
          kinds: [kind],
        } = usersOf(id, graph);
        return kind && (users.has(`${kind}Routes`) || users.has('otherRoutes')) ? `${kind}-routes` : null;
      },
      debugName: 'what a kind of page begins with',
      test: /\/src\//,
      priority: 3,
    },
    { name: 'package-parts', test: notForCatalogue, priority: 2 },
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
      priority: 2,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const {
          pages,
          kinds: [kind],
        } = usersOf(id, graph);
        // What one of several routes needs comes with that one.
        const isShared = kind && (pages.size > 1 || cataloguePages[kind].length === 1);
        return isShared ? `${kind}-page` : null;
      },
      debugName: 'a kind of page',
      test: /\/src\//,
      priority: 1,
    },
    {
      name: (id: string, graph: ModuleGraph) => {
        const {
          users,
          kinds: [kind],
        } = usersOf(id, graph);
        // What one route of a kind needs it doesn't get with what no catalogue page needs.
        if (kind) return null;
        if (users.has('listFilters')) return 'filter-parts';
        return users.has('courseDetails') ? 'details-parts' : 'other-parts';
      },
      debugName: 'parts',
      test: parts,
      minShareCount: 4,
    },
  ];
}
