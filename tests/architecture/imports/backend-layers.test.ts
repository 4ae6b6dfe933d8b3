import { backendLayers, sqlInRepositories, timeIsHandedOver } from './backend-layers.ts';
import { describeRule } from '../support/describe-rule.ts';

describeRule('in the backend: routes, then service, then repository', backendLayers, {
  breaks: {
    'a route that skips the service': {
      'src/backend/modules/catalogue/routes.ts': "import { findCourse } from './course-repository.ts';",
    },
    'a route that opens a transaction': {
      'src/backend/modules/catalogue/course/course-routes.ts':
        "import { openDatabase } from '#/backend/db/database.ts';",
    },
    'a service that knows routes': {
      'src/backend/modules/catalogue/course/course-service.ts': "import { routes } from './routes.ts';",
    },
    'a repository that calls a service': {
      'src/backend/modules/catalogue/repository.ts': "import { findPrice } from './price-service.ts';",
    },
  },
  keeps: {
    'the way down': {
      'src/backend/modules/catalogue/course/course-routes.ts':
        "import { showCourse } from './course-service.ts';",
      'src/backend/modules/catalogue/course/course-service.ts':
        "import { findCourse } from './course-repository.ts';",
      'src/backend/modules/catalogue/course/course-repository.ts':
        "import { eq } from 'drizzle-orm'; import type { ShownCourse } from './course-service.ts';",
    },
  },
});

describeRule('time reaches a command as `now`', timeIsHandedOver, {
  breaks: {
    'a command with a clock': {
      'src/backend/modules/blog/blog-service.ts': "import type { Clock } from '#/domain/time/clock.ts';",
    },
    'a command that asks the machine': {
      'src/backend/modules/blog/blog-service.ts': "import { systemClock } from '#/domain/time/clock.ts';",
    },
  },
  keeps: {
    'the app, and the bank that lives as long as it': {
      'src/backend/app/main.ts': "import { systemClock } from '#/domain/time/clock.ts';",
      'src/backend/modules/simulated-bank/simulated-bank.ts':
        "import type { Clock } from '#/domain/time/clock.ts';",
    },
  },
});

describeRule('only repositories and db touch SQL', sqlInRepositories, {
  breaks: {
    'a service with Drizzle': {
      'src/backend/modules/catalogue/course/course-service.ts': "import { eq } from 'drizzle-orm';",
    },
    'a service with the tables': {
      'src/backend/modules/catalogue/course/course-service.ts':
        "import { courses } from '#/backend/db/schema/catalogue.ts';",
    },
    'a job with a driver': { 'src/backend/jobs/outbox.ts': "import postgres from 'postgres';" },
    'a storefront with a database': {
      'src/storefront/backend-client/cache.server.ts': "import { PGlite } from '@electric-sql/pglite';",
    },
  },
  keeps: {
    'repositories, the schema and the drivers': {
      'src/backend/modules/catalogue/course/course-repository.ts': "import { eq } from 'drizzle-orm';",
      'src/backend/db/schema/catalogue.ts': "import { pgTable } from 'drizzle-orm/pg-core';",
      'src/backend/db/postgres.ts': "import postgres from 'postgres';",
    },
  },
});
