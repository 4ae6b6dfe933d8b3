import { lazyMailTemplates, plainMailTemplates, reactInMailTemplates } from './mail-templates.ts';
import { describeRule } from '../support/describe-rule.ts';

const template = 'src/backend/mail/templates/account/welcome-mail.tsx';

describeRule('of the backend only the templates of mails know React', reactInMailTemplates, {
  breaks: {
    'a service with React': { 'src/backend/modules/catalogue/course.ts': "import { cache } from 'react';" },
    'a type of React': { 'src/backend/mail/compose-mail.ts': "import type { ReactNode } from 'react';" },
    'a renderer elsewhere': {
      'src/backend/http/page.ts': "import { renderToString } from 'react-dom/server';",
    },
    'React Email beside the templates': {
      'src/backend/mail/send-outbox.ts': "const mails = () => import('@react-email/render');",
    },
    'a page drawn with React Email': {
      'src/storefront/ui/navigation/button.tsx': "import { Button } from '@react-email/button';",
    },
    'a page that takes a colour past its offers': {
      'src/storefront/ui/navigation/button.tsx': "import { palette } from '#design-tokens';",
    },
  },
  keeps: {
    'a template, and React in pages': {
      [template]: "import { Html } from '@react-email/html'; import type { ReactNode } from 'react';",
      'src/backend/mail/templates/layout/mail-styles.ts': "import { palette } from '#design-tokens';",
      'src/storefront/ui/navigation/button.tsx': "import { useId } from 'react';",
    },
  },
});

describeRule('templates of mails are loaded with the first mail', lazyMailTemplates, {
  breaks: {
    'one at start': { 'src/backend/mail/send-outbox.ts': "import { a } from './templates/render-mail.tsx';" },
    'one for its side effects': {
      'src/backend/app/main.ts': "import '#/backend/mail/templates/render-mail.tsx';",
    },
  },
  keeps: {
    'one where a mail is made, and types': {
      'src/backend/mail/send-outbox.ts': "const mail = () => import('./templates/render-mail.tsx');",
      'src/backend/mail/compose-mail.ts': "import type { MailKind } from './templates/mail-templates.ts';",
    },
  },
});

describeRule('templates of mails look nothing up', plainMailTemplates, {
  breaks: {
    'a table': { [template]: "import { people } from '#/backend/db/schema/identity.ts';" },
    'a type of the outbox': { [template]: "import type { OutboxMessage } from '#/backend/mail/outbox.ts';" },
    'a piece of the design system': {
      [template]: "import { Button } from '#/storefront/ui/navigation/button.tsx';",
    },
    'a piece of a feature': { [template]: "import { Logo } from '#/storefront/features/shell/logo.tsx';" },
    'a block': { [template]: "import { Price } from '#/storefront/shared/course/price.tsx';" },
    'a route': { [template]: "import { Route } from '#/storefront/routes/index.tsx';" },
    'a package': { [template]: "import { createTransport } from 'nodemailer';" },
  },
  keeps: {
    'the domain and its own layout': {
      [template]:
        "import { firstName } from '#/domain/person/full-name.ts'; import { Note } from '../layout/note.tsx'; import { Text } from '@react-email/text';",
    },
  },
});
