import { FastResponse } from 'srvx';

/**
 * A response that already has its final headers. Building a `Headers` object costs a tenth of serving a
 * cached page, so it is built only if they are read, and `isUntouched` says that no one did.
 */
export class FinishedResponse extends FastResponse {
  isUntouched = true;

  override get headers(): Headers {
    this.isUntouched = false;
    return super.headers;
  }
}
