import { describeRule } from '../support/describe-rule.ts';
import { backendLevels, moduleCircles, ownRepositories, folderCircles } from './backend-modules.ts';

describeRule('in the backend imports run from the app down to the database', backendLevels, {
  breaks: {
    'a mail that knows a module': {
      'src/backend/mail/send-outbox.ts':
        "import { findCourse } from '#/backend/modules/catalogue/course.ts';",
    },
    'plumbing that knows what a request carries': {
      'src/backend/http/cookies.ts': "import type { RequestContext } from '#/backend/request/context.ts';",
    },
    'a module that knows the app': {
      'src/backend/modules/seats/hold.ts': "import { jobs } from '#/backend/app/jobs.ts';",
    },
    'folders of one level that know each other': {
      'src/backend/payments/pix.ts': "import { enqueueMessage } from '#/backend/mail/outbox.ts';",
    },
    'an unknown folder': {
      'src/backend/extra/a.ts': "import { openDatabase } from '#/backend/db/database.ts';",
    },
  },
  keeps: {
    'the way down, and modules among themselves': {
      'src/backend/app/router.ts': "import { seatRoutes } from '#/backend/modules/seats/seat-routes.ts';",
      'src/backend/modules/seats/hold.ts':
        "import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts'; import { one } from '#/backend/one-by-one.ts';",
      'src/backend/mail/outbox.ts': "import { openDatabase } from '#/backend/db/database.ts';",
    },
  },
});

describeRule('no circle between modules', moduleCircles, {
  breaks: {
    'two that call each other': {
      'src/backend/modules/seats/hold.ts': "import { cancel } from '#/backend/modules/sales/cancel.ts';",
      'src/backend/modules/sales/cancel.ts': "import { free } from '#/backend/modules/seats/free.ts';",
    },
    'three in a ring, of which one needs a type only': {
      'src/backend/modules/a/a.ts': "import { b } from '#/backend/modules/b/b.ts';",
      'src/backend/modules/b/b.ts': "import { c } from '#/backend/modules/c/c.ts';",
      'src/backend/modules/c/c.ts': "import type { A } from '#/backend/modules/a/types.ts';",
    },
  },
  keeps: {
    'one that both call': {
      'src/backend/modules/a/a.ts':
        "import { b } from '#/backend/modules/b/b.ts'; import { c } from '#/backend/modules/c/c.ts';",
      'src/backend/modules/b/b.ts': "import { c } from '#/backend/modules/c/deep/c.ts';",
    },
    'folders of one module': {
      'src/backend/modules/a/x/x.ts': "import { y } from '../y/y.ts';",
      'src/backend/modules/a/y/y.ts': "import { z } from '../x/z.ts';",
    },
  },
});

describeRule('no circle between the folders of a module', folderCircles, {
  breaks: {
    'two that call each other': {
      'src/backend/modules/a/x/x.ts': "import { y } from '../y/y.ts';",
      'src/backend/modules/a/y/y.ts': "import { z } from '#/backend/modules/a/x/z.ts';",
    },
    'three in a ring, of which one needs a type only': {
      'src/backend/modules/a/x/x.ts': "import { y } from '../y/y.ts';",
      'src/backend/modules/a/y/y.ts': "import { z } from '../z/z.ts';",
      'src/backend/modules/a/z/z.ts': "import type { X } from '../x/types.ts';",
    },
    'a coupon that knows the record of purchases, which knows it': {
      'src/backend/modules/orders/coupon/a.ts': "import { b } from '../purchase/b.ts';",
      'src/backend/modules/orders/purchase/b.ts': "import { a } from '../coupon/a.ts';",
    },
  },
  keeps: {
    'one that both call, and routes that call all': {
      'src/backend/modules/a/routes.ts': "import { x } from './x/x.ts';",
      'src/backend/modules/a/x/x.ts':
        "import { y } from '../y/y.ts'; import { z } from '../z/z.ts'; import { e } from '../errors.ts';",
      'src/backend/modules/a/y/y.ts': "import { z } from '../z/deep/z.ts';",
    },
    'folders of two modules, which another rule checks': {
      'src/backend/modules/a/x/x.ts': "import { y } from '#/backend/modules/b/y/y.ts';",
      'src/backend/modules/b/y/y.ts': "import { x } from '#/backend/modules/a/x/x.ts';",
    },
  },
});

describeRule("a module calls another's commands, never its repository", ownRepositories, {
  breaks: {
    "another's repository": {
      'src/backend/modules/seats/hold.ts':
        "import { findOffer } from '#/backend/modules/catalogue/course/offer-repository.ts';",
    },
    'a type of it': {
      'src/backend/modules/seats/hold.ts':
        "import type { Offer } from '#/backend/modules/catalogue/course/offer-repository.ts';",
    },
    'that of the outbox': {
      'src/backend/modules/seats/hold.ts': "import { insert } from '#/backend/mail/outbox-repository.ts';",
    },
  },
  keeps: {
    'its own, and commands of others': {
      'src/backend/modules/seats/hold.ts':
        "import { take } from './seat-repository.ts'; import { findOffers } from '#/backend/modules/catalogue/course/find-offers.ts';",
      'src/backend/modules/catalogue/course/find-offers.ts':
        "import { find } from '../search/search-repository.ts';",
    },
    'that of an order, from a payment': {
      'src/backend/modules/payments/apply-payment.ts':
        "import { lockPurchase } from '#/backend/modules/orders/purchase/purchase-repository.ts';",
    },
  },
});
