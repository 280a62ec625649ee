import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Slice } from '../kernel/slice.ts';
import { scanRows } from '../kernel/jobs/scheduled-scan.ts';
import { expireQuote } from './ending/expire-quote.ts';
import { readQuoteAbilities } from './read-quote-abilities.ts';
import { handOverOnMemberLeft } from './sharing/on-member-left.ts';
import { lockQuote } from './quote-store.ts';
import { rekeyRestriction, restrictionsWithOldKeys } from './eligibility/rekey-restrictions.ts';
import { quotesWithoutIndex } from './eligibility/restriction-index.ts';

// Rows are chosen by the furthest zone's day; each is decided by the day where its own risk is.
const expiringQuotes = `
  select organization_id, quote_id from quotes
  where status in (${unsoldStatuses.map((status) => `'${status}'`).join(', ')})
    and expiration_date < (app_now() + interval '14 hours')::date
  order by expiration_date limit 500`;

export const quotingSlice = {
  handlers: [handOverOnMemberLeft],
  abilities: { quotes: readQuoteAbilities },
  jobs: (kernel) => ({
    'expire-quotes': () => scanRows(kernel, expiringQuotes, expireQuote),
    'index-quotes': async () => {
      await scanRows(kernel, restrictionsWithOldKeys, rekeyRestriction);
      await scanRows(kernel, quotesWithoutIndex, async (work, quoteId) => {
        await lockQuote(work, quoteId);
      });
    },
  }),
} satisfies Slice;
