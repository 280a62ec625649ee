import type { Message } from '@roadworthy/core/notifications/message.ts';
import { policyBoundMessage } from '@roadworthy/core/notifications/policy-bound.ts';
import { quoteSentMessage } from '@roadworthy/core/notifications/quote-sent.ts';
import { resumeQuoteMessage } from '@roadworthy/core/notifications/resume-quote.ts';
import type { NotificationTemplate } from '@roadworthy/core/notifications/vocabulary.ts';
import { currencyOf } from '@roadworthy/core/policies/issue-policy.ts';
import { day } from '@roadworthy/core/shared/day.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { addressFor } from '../kernel/public-address.ts';
import { checkoutUrl } from '../quoting/checkout-url.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { addressed, agentNameOf, organizationBrand } from './letter-facts.ts';
import { type RenderedMail, renderMail, type MailBrand } from './mail-layout.ts';

export type OwedLetter = {
  readonly organizationId: string;
  readonly quoteId: string;
  readonly policyId: string | null;
  /** Whether somebody answers for the address that it goes to. */
  readonly isConfirmed: boolean;
};

type LetterContext = { readonly tx: Tx; readonly platform: Platform; readonly sender: MailBrand };

async function resumeQuote(context: LetterContext, { quoteId, isConfirmed }: OwedLetter): Promise<Message> {
  const { tx, platform, sender } = context;
  const stored = await loadQuote({ tx, platform }, quoteId);
  const { quote } = stored;
  return resumeQuoteMessage({
    ...addressed(quote, isConfirmed),
    isConfirmed,
    url: checkoutUrl(platform, stored),
    expirationDate: quote.expirationDate,
    sender,
  });
}

async function quoteSent(context: LetterContext, { quoteId, isConfirmed }: OwedLetter): Promise<Message | null> {
  const { tx, platform, sender } = context;
  const stored = await loadQuote({ tx, platform }, quoteId);
  const { quote, total } = stored;
  if (total === null || quote.status !== 'agent_approved') return null;
  return quoteSentMessage({
    ...addressed(quote, isConfirmed),
    agentName: await agentNameOf(tx, quote),
    total,
    currency: currencyOf(quote.country),
    months: quote.policyDurationMonths,
    effectiveDate: quote.effectiveDate,
    expirationDate: quote.expirationDate,
    url: checkoutUrl(platform, stored),
    sender,
  });
}

async function policyBound(context: LetterContext, { quoteId, policyId, isConfirmed }: OwedLetter): Promise<Message> {
  const { tx, platform, sender } = context;
  const { quote } = await loadQuote({ tx, platform }, quoteId);
  const policy = await tx
    .selectFrom('policies')
    .select(['policy_number', 'effective_date', 'expiration_date', 'currency'])
    .where('policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const [first, second] = await tx
    .selectFrom('invoices')
    .select(['due_date', 'premium', 'fees'])
    .where('policy_id', '=', policyId)
    .where('status', '<>', 'void')
    .orderBy('sequence')
    .limit(2)
    .execute();
  return policyBoundMessage({
    ...addressed(quote, isConfirmed),
    policyNumber: policy.policy_number,
    effectiveDate: day(policy.effective_date),
    expirationDate: day(policy.expiration_date),
    paid: first ? first.premium + first.fees : 0,
    currency: policy.currency,
    next: second ? { dueDate: day(second.due_date), amount: second.premium + second.fees } : null,
    url: new URL(`/customers/policies/${policyId}`, addressFor(platform.config, quote.country)).href,
    sender,
  });
}

const letters = { resume_quote: resumeQuote, quote_sent: quoteSent, policy_bound: policyBound } satisfies Record<
  NotificationTemplate,
  (context: LetterContext, owed: OwedLetter) => Promise<Message | null>
>;

/** The e-mail that a notification owes, as things stand now; null when it would not be true any more. */
export async function writeLetter(
  { tx, platform }: Omit<LetterContext, 'sender'>,
  template: NotificationTemplate,
  owed: OwedLetter,
): Promise<RenderedMail | null> {
  const sender = await organizationBrand(tx, owed.organizationId);
  const message = await letters[template]({ tx, platform, sender }, owed);
  return message === null ? null : renderMail(message, sender);
}
