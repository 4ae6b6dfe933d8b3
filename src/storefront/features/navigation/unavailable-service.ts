import { markUnavailable } from './navigation.functions.ts';

/**
 * For the page that says that the service is unavailable: its address answers so as well, to crawlers and
 * monitors.
 */
export function answerUnavailable(): void {
  markUnavailable();
}
