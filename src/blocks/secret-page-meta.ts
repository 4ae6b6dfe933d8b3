/** For pages whose address opens something. The server sends headers that say the same; they don't reach a page that the browser renders itself. */
export const secretPageMeta = [
  { name: 'robots', content: 'noindex, follow' },
  { name: 'referrer', content: 'no-referrer' },
];
