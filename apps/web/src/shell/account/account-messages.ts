import account from '../../../messages/en-us/account.json';
import insurance from '../../../messages/en-us/insurance.json';
import policyParts from '../../../messages/en-us/policy-parts.json';
import { messagesOf } from '../messages.ts';

/** What the customer's account can say. */
export function accountMessages() {
  return { ...messagesOf(), account, insurance, policyParts };
}
