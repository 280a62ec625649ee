import { isDue } from '@roadworthy/core/quoting/verifications/check-states.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { on } from '../kernel/events.ts';
import type { JobData } from '../kernel/jobs/jobs.ts';
import { beginAsSystem } from '../kernel/jobs/run-process.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote, lockQuote } from '../quoting/quote-store.ts';
import { rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { runVerification } from './run-verification.ts';
import { settleAnswers } from './settle-answers.ts';

/** Whether the quote's product wants anybody checked: most edits end here. */
async function isChecked({ tx }: Work, quoteId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('quotes')
    .innerJoin('products', 'products.product_id', 'quotes.product_id')
    .select('products.required_verifications')
    .where('quotes.quote_id', '=', quoteId)
    .executeTakeFirst();
  return row !== undefined && row.required_verifications.length > 0;
}

/** Begins every check of a quote that is due, as the system, whoever made it due. */
async function beginDue(work: Work, { quote, checks }: StoredQuote): Promise<void> {
  const { principal } = systemRequest(work.request.requestId);
  for (const check of checks.filter(isDue)) {
    const input = { quote_id: quote.quoteId, call_type: check.kind, entity_id: check.entityId };
    // Refused where the quote is no offer any more: then nobody asks for the answer.
    await beginAsSystem({ ...work, actor: principal }, runVerification, input);
  }
}

async function checkDue(work: Work, quoteId: string): Promise<void> {
  if (await isChecked(work, quoteId)) await beginDue(work, await loadQuote(work, quoteId));
}

export const checkOnEdit = on('quote_edited', (work, { quoteId }) => checkDue(work, quoteId));
export const checkOnCopy = on('quote_copy_started', (work, { quoteId }) => checkDue(work, quoteId));
export const checkOnOtherProduct = on('quote_provider_changed', (work, { quoteId }) => checkDue(work, quoteId));
export const checkOnReopening = on('quote_reopened', (work, { quoteId }) => checkDue(work, quoteId));

/** Other copies of a quote know the same people: they are priced by what was found of them. */
export const notifyCopies = on('verification_answered', async (work, { quoteId }) => {
  const { tx, organizationId } = work;
  const copies = await tx
    .selectFrom('entities as copy')
    .innerJoin('entities as own', 'own.root_entity_id', 'copy.root_entity_id')
    .innerJoin('quotes', 'quotes.quote_id', 'copy.quote_id')
    .select('copy.quote_id')
    .distinct()
    .where('own.quote_id', '=', quoteId)
    .where('copy.quote_id', '<>', quoteId)
    .where('copy.organization_id', '=', organizationId)
    .where('quotes.status', 'in', ['open', 'agent_required', 'agent_approved', 'referred', 'pending_renewal'])
    .execute();
  for (const copy of copies) await work.enqueue('check-people', { quoteId: copy.quote_id, organizationId });
});

/** Begins what is due of a quote, and prices it anew where what is known of its people changed its price. */
export async function checkPeople(kernel: Kernel, { quoteId, organizationId }: JobData['check-people']): Promise<void> {
  await inOrganization(kernel, organizationId, systemRequest(`check:${quoteId}`), async (work) => {
    const stored = await lockQuote(work, quoteId);
    await beginDue(work, stored);
    const { rating } = await rateNow(work, stored.quote);
    if (rating.total !== stored.total) await settleAnswers(work, null, stored);
  });
}
