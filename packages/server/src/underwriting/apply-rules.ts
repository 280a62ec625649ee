import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import type { JobData } from '../kernel/jobs/jobs.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { settleByRules } from './settle-answers.ts';

type Changed = JobData['apply-rules'];

/** Quotes that one job looks at; what is left is another job's. */
const mostQuotes = 500;

/** The next quotes that a changed rule or restriction may move: what is for sale, waits to renew or was refused by itself. */
async function nextQuotes({ tx }: Work, { productId, restrictionId, after }: Changed): Promise<string[]> {
  let quotes = tx
    .selectFrom('quotes')
    .select('quotes.quote_id')
    .where((quote) =>
      quote.or([
        quote('quotes.status', 'in', [...unsoldStatuses, 'pending_renewal', 'locked_pending_renewal']),
        quote('quotes.refused_for', 'is not', null),
      ]),
    );
  if (productId !== undefined) quotes = quotes.where('quotes.product_id', '=', productId);
  if (restrictionId !== undefined) {
    quotes = quotes.where((quote) =>
      quote.exists(
        quote
          .selectFrom('explicit_rejections')
          .where('explicit_rejection_id', '=', restrictionId)
          .where(sql<boolean>`(value_index = any(quotes.restriction_keys) or near_indexes && quotes.restriction_keys)`),
      ),
    );
  }
  if (after !== undefined) quotes = quotes.where('quotes.quote_id', '>', after);
  const rows = await quotes.orderBy('quotes.quote_id').limit(mostQuotes).execute();
  return rows.map(({ quote_id }) => quote_id);
}

/**
 * What underwriters wrote counts for quotes that nobody touches, too, the sent and the approved among them. Each is
 * looked at in a transaction of its own; done twice, it changes nothing.
 */
export async function applyRules(kernel: Kernel, job: Changed): Promise<void> {
  const { organizationId } = job;
  const inside = <Result>(step: (work: Work) => Promise<Result>) =>
    inOrganization(kernel, organizationId, systemRequest('apply-rules'), step);
  const quotes = await inside((work) => nextQuotes(work, job));
  for (const quoteId of quotes) {
    try {
      await inside((work) => settleByRules(work, quoteId));
    } catch (error) {
      kernel.platform.log.error({ err: error, quoteId }, 'the rules could not be applied to a quote');
    }
  }
  const after = quotes.at(-1);
  if (quotes.length < mostQuotes || after === undefined) return;
  await inside((work) => work.enqueue('apply-rules', { ...job, after }));
}
