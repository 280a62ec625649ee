import type { Catalogues } from './generated/message-types.ts';

/** A component that names a missing message does not compile. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: 'en-US' | 'en-CA' | 'fr-CA';
    Messages: Catalogues;
  }
}
