import { loggablePath } from '#/platform/log/loggable-path.ts';
import { logger } from '#/platform/log/logger.ts';

export { loggablePath };

export function logMissingPage(path: string, message = `Page Not Found: ${path}`): void {
  logger().warn({ path, status: 404, fatal: true }, message);
}

export function logRefusedRedirect(path: string, reason: string): void {
  logger().warn({ path, reason }, 'redirect refused');
}
