import { knownFolders, layers, rendering } from './layers.ts';
import { describeRule } from '../support/describe-rule.ts';

const anything = 'export const value = 1;';

describeRule('imports run one way', layers, {
  breaks: {
    'ui that knows the domain': {
      'src/storefront/ui/price.tsx': "import { formatMoney } from '#/domain/sale/money.ts';",
      'src/domain/sale/money.ts': anything,
    },
    'domain that knows the contract': {
      'src/domain/sale/money.ts': "import type { Course } from '#/contract/course.ts';",
    },
    'contract that knows the backend client': {
      'src/contract/course.ts': "export { backend } from '#/storefront/backend-client/backend.server.ts';",
    },
    'a backend that knows a feature': {
      'src/backend/app/main.ts': "import '#/storefront/features/course/course.queries.ts';",
    },
    'a backend that knows the storefront process': {
      'src/backend/app/main.ts': "import { logger } from '#/platform/log/logger.ts';",
    },
    'a server that reaches the backend': {
      'src/storefront/server.ts': "const main = () => import('#/backend/app/main.ts');",
    },
    'a feature that reaches the backend': {
      'src/storefront/features/course/course.functions.ts':
        "import { openDatabase } from '#/backend/db/database.ts';",
    },
    'a component that reaches the backend client': {
      'src/storefront/features/course/components/course-page.tsx':
        "import { backend } from '#/storefront/backend-client/backend.server.ts';",
    },
    'a field that reaches the backend client': {
      'src/storefront/forms/fields/address-fields.tsx':
        "import { backend } from '#/storefront/backend-client/backend.server.ts';",
    },
    'a feature that imports another one': {
      'src/storefront/features/course/course-page.tsx':
        "import { Cart } from '#/storefront/features/checkout/cart.tsx';",
    },
    'a feature that imports a type of another one': {
      'src/storefront/features/course/course-page.tsx': "import type { Cart } from '../checkout/cart.ts';",
    },
    'a feature that imports a route': {
      'src/storefront/features/course/course-page.tsx':
        "import { Route } from '#/storefront/routes/index.tsx';",
    },
    'a route that reaches the backend client': {
      'src/storefront/routes/index.tsx':
        "import { backend } from '#/storefront/backend-client/backend.server.ts';",
    },
    'a route that calls a server function': {
      'src/storefront/routes/index.tsx':
        "import { fetchCourse } from '#/storefront/features/course/course.functions.ts';",
    },
    'a page that brings the wire into the browser': {
      'src/storefront/features/search/search.schema.ts':
        "import { searchOrders } from '#/contract/search.ts';",
    },
    'a shared component that knows a feature': {
      'src/storefront/shared/course/card/course-card.tsx':
        "import { courseQueries } from '#/storefront/features/course/course.queries.ts';",
    },
    'a backend client that knows more of the server than it needs': {
      'src/storefront/backend-client/backend.server.ts':
        "import { compress } from '#/platform/http/compression.ts';",
    },
    'a component that reads the settings': {
      'src/storefront/features/course/course-page.tsx':
        "import { storefrontSettings } from '#/settings/storefront-settings.ts';",
    },
    'a route that calls the machinery of hydration': {
      'src/storefront/routes/index.tsx':
        "import { onFirstInteraction } from '#/platform/hydration/island-trigger.ts';",
    },
    'a server function that reads the log of the platform': {
      'src/storefront/features/course/course.functions.ts':
        "import { logger } from '#/platform/log/logger.ts';",
    },
    'a type that says how data are rendered': {
      'src/storefront/shared/course/course-card-data.ts':
        "import type { Fragment } from '#/platform/rendering/fragments.ts';",
    },
    'a form that records events': {
      'src/storefront/forms/no-script-action.ts':
        "import { keepTyped } from '#/platform/hydration/keep-typed.ts';",
    },
    'a form that knows a shared component': {
      'src/storefront/forms/no-script-action.ts':
        "import { Price } from '#/storefront/shared/course/price.tsx';",
    },
    'a storefront that starts programs': {
      'src/storefront/server.ts': "import { run } from '#/programs/start.ts';",
    },
    'a program that reaches a feature': {
      'src/programs/start.ts':
        "import { courseQueries } from '#/storefront/features/course/course.queries.ts';",
    },
  },
  keeps: {
    'a read on its way from the page to the contract': {
      'src/storefront/routes/index.tsx':
        "import { courseQueries } from '#/storefront/features/course/course.queries.ts';",
      'src/storefront/features/course/course.queries.ts':
        "import { fetchCourse } from './course.functions.ts';",
      'src/storefront/features/course/course.functions.ts':
        "import { backend } from '#/storefront/backend-client/backend.server.ts';",
      'src/storefront/backend-client/backend.server.ts': "import { contract } from '#/contract/contract.ts';",
      'src/contract/contract.ts': "import { moneySchema } from '#/domain/sale/money.ts';",
    },
    'the start script, which joins the two programs': {
      'src/programs/start.ts': "import '#/platform/http/http-server.ts'; import '#/backend/app/main.ts';",
    },
    'a page that knows the types of the wire': {
      'src/storefront/shared/course/card/course-card.tsx':
        "import type { Course } from '#/contract/course.ts';",
    },
    'islands and fragments': {
      'src/storefront/features/course/components/lazy-details.ts':
        "import { lazyIsland } from '#/platform/hydration/lazy-island.tsx';",
      'src/storefront/routes/index.tsx':
        "import { CachedFragment } from '#/platform/rendering/cached-fragment.tsx';",
    },
    wiring: {
      'src/storefront/router.tsx': "import { keepTyped } from '#/platform/hydration/keep-typed.ts';",
    },
    'shell among the features': {
      'src/storefront/features/course/course-page.tsx':
        "import { showToast } from '#/storefront/features/shell/toasts.ts';",
    },
  },
});

describeRule('product code does not ask where it runs', rendering, {
  breaks: {
    'a query with a branch for the server': {
      'src/storefront/features/course/course.queries.ts': 'const known = import.meta.env.SSR && read();',
    },
    'the router with one': { 'src/storefront/router.tsx': 'if (!import.meta.env.SSR) follow();' },
    'a component with one': { 'src/storefront/ui/icon.tsx': 'if (import.meta.env.SSR) render();' },
    'a server function with one': {
      'src/storefront/features/course/course.functions.ts': 'export const isServer = import.meta.env.SSR;',
    },
  },
  keeps: {
    platform: { 'src/platform/hydration/lazy-island.tsx': 'if (import.meta.env.SSR) load();' },
  },
});

describeRule('every folder of src belongs to a layer', knownFolders, {
  breaks: {
    'an unknown folder': { 'src/stuff/': '', 'src/stuff/thing.ts': anything },
    'an unknown folder of the storefront': {
      'src/storefront/stuff/': '',
      'src/storefront/stuff/thing.ts': anything,
    },
  },
  keeps: {
    'wiring at the top': {
      'src/storefront/router.tsx': anything,
      'src/storefront/ui/navigation/button.tsx': anything,
    },
  },
});
