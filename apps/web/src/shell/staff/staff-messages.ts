import insurance from '../../../messages/en-us/insurance.json' with { type: 'json' };
import policyParts from '../../../messages/en-us/policy-parts.json' with { type: 'json' };
import staff from '../../../messages/en-us/staff.json' with { type: 'json' };
import { messagesOf } from '../messages.ts';

/** What the staff's pages can say. */
export function staffMessages() {
  return { ...messagesOf(), insurance, policyParts, staff };
}
