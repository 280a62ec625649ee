import { type CopiedQuote, decideCopyQuote } from '@roadworthy/core/quoting/opening/copy-quote.ts';
import { decideTransition } from '@roadworthy/core/quoting/decide-transition.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { factsOn } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { CopiedQuote as Answer } from '../../generated/operations.ts';
import type { Contract } from '../../kernel/operations/contract.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { findAgent } from '../../organizations/find-agent.ts';
import { productByProvider } from '../../products/product-store.ts';
import { saveMove } from './move-quote.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { saveEdit } from '../pricing/rate-stored-quote.ts';
import { settleStatus } from '../ending/settle-status.ts';
import { writeCopiedContents } from './write-copied-contents.ts';

/** Whose work the copy is: that of the agent of its source, or else of the agent who makes it; nobody's otherwise. */
async function agentOfCopy({ tx, actor }: Work, source: Quote): Promise<string | null> {
  for (const id of [source.assignedAgentId, actor.userId]) {
    const agent = id === null ? undefined : await findAgent(tx, id);
    if (agent?.isActive) return agent.agentId;
  }
  return null;
}

/**
 * Writes the row of a copy: what its source says, who sent the buyer, and nothing of the source's own life or of
 * records elsewhere; it is in the account of the user, or in nobody's.
 */
export async function writeCopiedQuote(
  work: Work,
  source: Quote,
  copied: CopiedQuote,
  userId: string | null,
): Promise<string> {
  const { quote } = copied;
  const stored = await work.tx
    .selectFrom('quotes')
    .select(['custom_fields', 'marketing_source', 'campaign', 'attribution', 'partner_id', 'plan'])
    .where('quote_id', '=', source.quoteId)
    .executeTakeFirstOrThrow();
  const isSameLine = quote.provider === source.provider;
  const { quote_id } = await work.tx
    .insertInto('quotes')
    .values({
      ...stored,
      custom_fields: JSON.stringify(stored.custom_fields),
      attribution: JSON.stringify(stored.attribution),
      // A card of another line is none of its own.
      plan: isSameLine && Object.keys(quote.coverages).length > 0 ? stored.plan : null,
      organization_id: work.organizationId,
      product_id: quote.productId,
      provider: quote.provider,
      kind: quote.kind,
      effective_date: copied.effectiveDate,
      expiration_date: copied.expirationDate,
      policy_duration_months: quote.policyDurationMonths,
      payment_term: quote.paymentTerm,
      country: quote.country,
      administrative_area: quote.administrativeArea,
      postal_code: quote.postalCode,
      time_zone: quote.timeZone,
      language: quote.language,
      coverages: JSON.stringify(quote.coverages),
      discounts: JSON.stringify(quote.discounts),
      declarations: JSON.stringify(quote.declarations),
      user_id: userId,
      assigned_agent_id: await agentOfCopy(work, source),
    })
    .returning('quote_id')
    .executeTakeFirstOrThrow();
  return quote_id;
}

type Copying = { readonly quote_id: string; readonly provider?: string; readonly replace?: boolean | null };

async function copyQuote(work: Work, { quote_id: sourceId, provider, replace }: Copying): Promise<Answer | Refused> {
  const { quote: source, userId } = await lockQuote(work, sourceId);
  const product = await productByProvider(work.tx, provider ?? source.provider);
  const today = work.today(source.timeZone);
  const decision = decideCopyQuote(source, product, work.actor, today);
  if (!decision.ok) return decision;
  const ending = replace ? decideTransition(source, 'replace_quote', work.actor, factsOn(today)) : null;
  if (ending?.ok === false) return ending;
  const quoteId = await writeCopiedQuote(work, source, decision.event, ending ? userId : null);
  await writeCopiedContents(work, decision.event.quote, quoteId);
  const { settled, ...saved } = await saveEdit(work, await loadQuote(work, quoteId));
  await work.publish({ type: 'quote_copied', quoteId: sourceId, copyId: quoteId });
  await work.publish({ type: 'quote_copy_started', quoteId, sourceId, ...saved });
  await settleStatus(work, settled);
  if (ending) {
    await saveMove(work, ending.event, { replaced_by_quote_id: quoteId });
    await work.publish(ending.event);
  }
  const left_out = decision.event.leftOut.map(({ part, name }) => ({ part, ...name }));
  return { quote_id: quoteId, quote: { quote_id: quoteId }, left_out };
}

/** In every status it may be copied, and stays as it is. */
const stays: NonNullable<Contract['statuses']> = Object.fromEntries(quoteStatuses.map((to) => [to, { to }]));

export const copyQuoteRequest = operation({
  name: 'copy_quote_request',
  permission: 'quote:copy',
  root: 'quote_id',
  example: {},
  statuses: stays,
  run: (work) => copyQuote(work, work.input),
});

export const copyQuoteNewProviderRequest = operation({
  name: 'copy_quote_new_provider_request',
  permission: 'quote:copy',
  root: 'quote_id',
  example: { provider: 'personal' },
  statuses: stays,
  badInput: [{ input: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
  run: (work) => copyQuote(work, work.input),
});
