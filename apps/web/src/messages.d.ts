import type account from '../messages/en-us/account.json';
import type checkout from '../messages/en-us/checkout.json';
import type insurance from '../messages/en-us/insurance.json';
import type policyParts from '../messages/en-us/policy-parts.json';
import type print from '../messages/en-us/print.json';
import type shell from '../messages/en-us/shell.json';
import type staff from '../messages/en-us/staff.json';

/** A component that names a missing message does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'en-CA' | 'fr-CA';
    Messages: {
      shell: typeof shell;
      checkout: typeof checkout;
      account: typeof account;
      insurance: typeof insurance;
      policyParts: typeof policyParts;
      print: typeof print;
      staff: typeof staff;
    };
  }
}
