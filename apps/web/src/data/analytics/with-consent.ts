import { ConsentValidationError } from '@roadworthy/core/shared/site/consent.ts';
import type { AnalyticsBrowser } from '@segment/analytics-next';

/** What of the library consent needs: to hold it back, to look at what goes out, and something to go out. */
const needed = ['load', 'addSourceMiddleware', 'addDestinationMiddleware', 'track'] as const;
export type Consenting = Pick<AnalyticsBrowser, (typeof needed)[number]>;

/**
 * The analytics, out of which nothing goes while `isAllowed` says no, whenever that was said. Throws
 * ConsentValidationError where one of the functions is missing that this stands on.
 */
export function withConsent<Analytics extends Consenting>(analytics: Analytics, isAllowed: () => boolean): Analytics {
  for (const name of needed) {
    if (typeof analytics[name] !== 'function') {
      throw new ConsentValidationError(`analytics.${name} must be a function`, analytics[name]);
    }
  }
  void analytics.addSourceMiddleware(({ payload, next }) => next(isAllowed() ? payload : null));
  return analytics;
}
