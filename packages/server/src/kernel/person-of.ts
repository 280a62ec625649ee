import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { OperationError } from './errors.ts';

/** The person who acts, for what a person has to answer for. Throws `person_required` for an API key and for visitors. */
export function personOf({ userId }: Pick<Principal, 'userId'>): string {
  if (userId !== null) return userId;
  throw new OperationError('person_required', 'Only a person can do this. Sign in and do it yourself.');
}
