import type { Plugin } from 'vite';

/**
 * Asks V8 to compile every function of the entry script in the background while it downloads, instead of each
 * at its first call. V8 reads the comment in the first line only.
 */
export function compileEntryEarly(): Plugin {
  return {
    name: 'vitrine:compile-entry-early',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
        if (entries.length === 0) this.error('the client build has no entry script');
        for (const entry of entries) {
          if (entry.type === 'chunk') entry.code = `//# allFunctionsCalledOnLoad\n${entry.code}`;
        }
      },
    },
  };
}
