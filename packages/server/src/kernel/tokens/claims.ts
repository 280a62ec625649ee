import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { createScope } from '@roadworthy/data-api/scope.ts';
import { clockClaim } from '../jobs/clock-claim.ts';
import type { Clock } from '../jobs/clock.ts';
import { type Claims, claimSettings } from './scope.ts';

/** The statement that puts a role and its claims into a transaction, for single queries outside operations. */
export const scope = createScope(claimSettings);

/** What a principal's rows are recognised by, and the product's time when it is not the real one. */
export function claimsOf(principal: Principal, clock: Clock): Claims {
  return {
    ...(principal.userId === null ? {} : { 'app.user': principal.userId }),
    ...(principal.organizationId === null ? {} : { 'app.organization': principal.organizationId }),
    ...(principal.quoteId === null ? {} : { 'app.quote': principal.quoteId }),
    ...(principal.claimId === null ? {} : { 'app.claim': principal.claimId }),
    ...clockClaim({ clock }),
  };
}
