/** Path under which the shop itself takes events (ANALYTICS-8). */
export const analyticsProxyPath = '/ingest/ph';
