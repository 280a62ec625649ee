import insurance from '../../../messages/en-us/insurance.json';
import policyParts from '../../../messages/en-us/policy-parts.json';
import staff from '../../../messages/en-us/staff.json';
import { messagesOf } from '../messages.ts';

/** What the staff's pages can say. */
export function staffMessages() {
  return { ...messagesOf(), insurance, policyParts, staff };
}
