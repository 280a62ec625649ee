import type checkout from '../messages/en-us/checkout.json';
import type shell from '../messages/en-us/shell.json';

/** A component that names a missing message does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'en-CA' | 'fr-CA';
    Messages: { shell: typeof shell; checkout: typeof checkout };
  }
}
