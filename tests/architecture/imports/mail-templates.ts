import type { Rule } from '../support/describe-rule.ts';
import { sourceFiles } from '../support/source-file.ts';

const templates = 'src/backend/mail/templates/';

const react = /^(react|react-dom)(\/|$)/;
const reactEmail = /^(@react-email\/|react-email(\/|$))/;
const designTokens = '#design-tokens';
/** Makes a school's tokens of those of the demonstration. */
const colours = 'src/domain/school/colours/';

export const reactInMailTemplates: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith(templates))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, line }) =>
        reactEmail.test(specifier) ||
        (specifier === designTokens && !path.startsWith(colours)) ||
        (path.startsWith('src/backend/') && react.test(specifier))
          ? [`${path}:${line} imports ${specifier}: only ${templates} may`]
          : [],
      ),
    );

/**
 * The backend starts without React: the templates are loaded with the first mail, and only their types
 * before.
 */
export const lazyMailTemplates: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith('src/') && !path.startsWith(templates))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target, typeOnly, lazy, line }) =>
        target?.startsWith(templates) && !typeOnly && !lazy
          ? [`${path}:${line} imports ${target} at start: use import() where a mail is made`]
          : [],
      ),
    );

export const plainMailTemplates: Rule = (project) =>
  sourceFiles(project)
    .filter(({ path }) => path.startsWith(templates))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ specifier, target, line }) => {
        const allowed =
          target === undefined
            ? react.test(specifier) || reactEmail.test(specifier) || specifier === designTokens
            : target.startsWith(templates) || target.startsWith('src/domain/');
        return allowed ? [] : [`${path}:${line} imports ${specifier}: a template of a mail looks nothing up`];
      }),
    );
