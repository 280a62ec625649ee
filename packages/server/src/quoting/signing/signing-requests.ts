import { type SigningRequest, signingLinkDays } from '@roadworthy/core/quoting/signing/second-signature.ts';
import type { Entity, Quote } from '@roadworthy/core/quoting/quote.ts';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';
import { notFound } from '../../kernel/errors.ts';
import type { Work } from '../../kernel/work.ts';

const dayMs = 86_400_000;

/** Makes the link of what the second named insured was asked to sign worthless, and their signature with it. */
export async function voidSigningRequests({ tx, now }: Pick<Work, 'tx' | 'now'>, quoteId: string): Promise<void> {
  await tx
    .updateTable('signing_requests')
    .set({ voided: now })
    .where('quote_id', '=', quoteId)
    .where('voided', 'is', null)
    .execute();
}

/** What the first named insured has just signed, or stands signed: what the second one is asked for. */
type Signed = { readonly quote: Quote; readonly contentHash: string; readonly total: Cents };

/** Asks the second named insured to sign what the first has signed, by a link that takes the place of every earlier one. */
export async function askSecondSignature(
  work: Work,
  { quote, contentHash, total }: Signed,
  second: Pick<Entity, 'entityId'> & { readonly email: string },
): Promise<void> {
  const { quoteId } = quote;
  await voidSigningRequests(work, quoteId);
  const { most } = await work.tx
    .selectFrom('signing_requests')
    .select(({ fn }) => fn.max('number').as('most'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const { signing_request_id: signingRequestId } = await work.tx
    .insertInto('signing_requests')
    .values({
      organization_id: work.organizationId,
      quote_id: quoteId,
      entity_id: second.entityId,
      number: (most ?? 0) + 1,
      recipient: second.email,
      content_hash: contentHash,
      total,
      payment_term: quote.paymentTerm,
      expires: new Date(work.now.getTime() + signingLinkDays * dayMs),
      created: work.now,
    })
    .returning('signing_request_id')
    .executeTakeFirstOrThrow();
  await work.publish({ type: 'signature_asked', quoteId, signingRequestId, recipient: second.email });
}

/** A request to sign by its number among those of its quote. Throws `not_found`. */
export async function signingRequestOf(
  { tx }: Pick<Work, 'tx'>,
  { quoteId, number }: { readonly quoteId: string; readonly number: number },
): Promise<SigningRequest & { readonly signingRequestId: string }> {
  const row = await tx
    .selectFrom('signing_requests')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return {
    signingRequestId: row.signing_request_id,
    entityId: row.entity_id,
    contentHash: row.content_hash,
    total: row.total,
    paymentTerm: row.payment_term,
    expires: row.expires,
    signedAt: row.signed_at,
    declinedAt: row.declined,
    isVoid: row.voided !== null,
  };
}
