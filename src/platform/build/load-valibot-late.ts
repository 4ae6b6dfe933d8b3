import type { Plugin } from 'vite';

/** All of valibot that pages of the catalogue run while they hydrate. */
const ofCatalogue =
  'custom fallback integer isValiError maxLength maxValue minValue nonEmpty number object optional parse ' +
  'picklist pipe regex safeParse string transform trim union ValiError';

/**
 * Bundles what no page of the catalogue runs of valibot apart from the entry script, into which its only
 * module would bring all that any page uses. The module is bundled twice, each time without the exports that
 * aren't imported; it has no state but messages and settings, which the shop doesn't set.
 */
export function loadValibotLate(): Plugin {
  return {
    name: 'vitrine:load-valibot-late',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    load(id) {
      if (!/\/valibot\/[^?]+$/.test(id)) return undefined;
      if (!id.endsWith('/dist/index.mjs')) this.error('valibot is no longer one module, dist/index.mjs');
      return {
        code: `
          export * from ${JSON.stringify(`${id}?late`)};
          export { ${ofCatalogue.replaceAll(' ', ', ')} } from ${JSON.stringify(`${id}?catalogue`)};
        `,
        moduleSideEffects: false,
      };
    },
  };
}
