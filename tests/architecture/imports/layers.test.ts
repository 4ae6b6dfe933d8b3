import { knownFolders, layers } from './layers.ts';
import { describeRule } from '../support/describe-rule.ts';

const anything = 'export const value = 1;';

describeRule('imports run one way', layers, {
  breaks: {
    'ui that knows the domain': {
      'src/ui/price.tsx': "import { formatMoney } from '#/domain/sale/money.ts';",
      'src/domain/sale/money.ts': anything,
    },
    'domain that knows the contract': {
      'src/domain/sale/money.ts': "import type { Course } from '#/contract/course.ts';",
    },
    'contract that knows the gateway': {
      'src/contract/course.ts': "export { backend } from '#/gateway/backend.server.ts';",
    },
    'a backend that knows a feature': {
      'src/backend/app/main.ts': "import '#/features/course/course.queries.ts';",
    },
    'a backend that knows the storefront process': {
      'src/backend/app/main.ts': "import { logger } from '../../server/log/logger.ts';",
    },
    'a server that reaches the backend': {
      'src/server/entry.ts': "const main = () => import('#/backend/app/main.ts');",
    },
    'a feature that reaches the backend': {
      'src/features/course/course.functions.ts': "import { openDatabase } from '#/backend/db/database.ts';",
    },
    'a component that reaches the gateway': {
      'src/features/course/components/course-page.tsx':
        "import { backend } from '#/gateway/backend.server.ts';",
    },
    'a feature that imports another one': {
      'src/features/course/course-page.tsx': "import { Cart } from '#/features/checkout/cart.tsx';",
    },
    'a feature that imports a type of another one': {
      'src/features/course/course-page.tsx': "import type { Cart } from '../checkout/cart.ts';",
    },
    'a feature that imports a route': {
      'src/features/course/course-page.tsx': "import { Route } from '#/routes/index.tsx';",
    },
    'a route that reaches the gateway': {
      'src/routes/index.tsx': "import { backend } from '#/gateway/backend.server.ts';",
    },
    'a route that calls a server function': {
      'src/routes/index.tsx': "import { fetchCourse } from '#/features/course/course.functions.ts';",
    },
    'a page that brings the wire into the browser': {
      'src/features/search/search.schema.ts': "import { searchOrders } from '#/contract/search.ts';",
    },
    'a block that knows a feature': {
      'src/blocks/course/card/course-card.tsx':
        "import { courseQueries } from '#/features/course/course.queries.ts';",
    },
    'a gateway that knows more of the server than it needs': {
      'src/gateway/backend.server.ts': "import { compress } from '#/server/compression.ts';",
    },
    'a component that reads the settings': {
      'src/features/course/course-page.tsx': "import { storefrontSettings } from '#/server/settings.ts';",
    },
    'a form that knows a block': {
      'src/forms/plain-post.ts': "import { Price } from '#/blocks/course/price.tsx';",
    },
    'a storefront that starts programs': {
      'src/server/entry.ts': "import { run } from '#/programs/start.ts';",
    },
    'a program that reaches a feature': {
      'src/programs/start.ts': "import { courseQueries } from '#/features/course/course.queries.ts';",
    },
  },
  keeps: {
    'a read on its way from the page to the contract': {
      'src/routes/index.tsx': "import { courseQueries } from '#/features/course/course.queries.ts';",
      'src/features/course/course.queries.ts': "import { fetchCourse } from './course.functions.ts';",
      'src/features/course/course.functions.ts': "import { backend } from '#/gateway/backend.server.ts';",
      'src/gateway/backend.server.ts': "import { contract } from '#/contract/contract.ts';",
      'src/contract/contract.ts': "import { moneySchema } from '#/domain/sale/money.ts';",
    },
    'the start script, which joins the two programs': {
      'src/programs/start.ts': "import '#/server/http-server.ts'; import '#/backend/app/main.ts';",
    },
    'a page that knows the types of the wire': {
      'src/blocks/course/card/course-card.tsx': "import type { Course } from '#/contract/course.ts';",
    },
    'shell among the features': {
      'src/features/course/course-page.tsx': "import { showToast } from '#/features/shell/toasts.ts';",
    },
  },
});

describeRule('every folder of src belongs to the house', knownFolders, {
  breaks: { 'a folder nobody knows': { 'src/stuff/': '', 'src/stuff/thing.ts': anything } },
  keeps: { 'wiring at the top': { 'src/router.tsx': anything, 'src/ui/navigation/button.tsx': anything } },
});
