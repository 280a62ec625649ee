import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Work } from '../kernel/work.ts';

/** What reading the facts of a document takes. */
export type Gathering = Pick<Work, 'tx'> & { readonly platform: Pick<Platform, 'secrets'> };

/** What one document is made of: the policy or quote that it is about, its language, and when it was owed. */
export type Subject = {
  readonly id: string;
  readonly locale: Locale;
  readonly made: Date;
  /** Providers whose products are compared with the quote's own. */
  readonly compared: readonly string[];
  /** What of its policy a statement is about; null where a document is about the whole of it. */
  readonly aboutId: string | null;
};
