import { postServiceFor } from '@roadworthy/core/policies/notices/counting-channel.ts';
import type { PostService } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { nameOf, namedInsuredOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import type { ClaimLetterRow } from '../../claims/claim-letters.ts';
import { makeDocument } from '../../documents/make-document.ts';
import { on } from '../../kernel/events.ts';
import type { Work } from '../../kernel/work.ts';
import { loadNotice } from '../../policies/notice-store.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { type StoredAddress, storedAddress } from '../../quoting/stored-address.ts';

type ToPost = {
  readonly addressee: 'insured' | 'lienholder';
  readonly recipient: string;
  readonly address: StoredAddress;
  readonly service: PostService;
};

const placeOf = ({ locations }: Quote, id: string | null) => locations.find(({ locationId }) => locationId === id);

function toInsured(quote: Quote, service: PostService | null): ToPost[] {
  const [insured, mailing] = [namedInsuredOf(quote), placeOf(quote, quote.mailingLocationId)];
  if (!insured || !mailing || service === null) return [];
  return [{ addressee: 'insured', recipient: nameOf(insured), address: storedAddress(mailing), service }];
}

/** Whoever lent money on what is covered has an address; a certificate proves what was mailed to them. */
function toLenders(quote: Quote): ToPost[] {
  const named = new Set(quote.vehicles.map(({ lienholderId }) => lienholderId));
  return quote.entities.flatMap((lender): ToPost[] => {
    const place = placeOf(quote, lender.locationId);
    if (!named.has(lender.entityId) || !place) return [];
    const about = { addressee: 'lienholder', service: 'certificate_of_mailing' } as const;
    return [{ ...about, recipient: nameOf(lender), address: storedAddress(place) }];
  });
}

/** `madeFrom` names the end that the pages announce. */
type About = { readonly policyId: string; readonly noticeId: string; readonly madeFrom: string };

async function queueLetter(work: Work, { policyId, noticeId, madeFrom }: About, letter: ToPost): Promise<void> {
  const { addressee, recipient, address, service } = letter;
  const { posted_letter_id: id } = await work.tx
    .insertInto('posted_letters')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      notice_id: noticeId,
      addressee,
      recipient,
      address: JSON.stringify(address),
      service,
      created: work.now,
    })
    .returning('posted_letter_id')
    .executeTakeFirstOrThrow();
  const about = { aboutId: id, madeFrom, visible: addressee === 'insured' };
  const { documentId } = await makeDocument(work, 'mailed_notice', policyId, about);
  await work.tx
    .updateTable('posted_letters')
    .set({ document_id: documentId })
    .where('posted_letter_id', '=', id)
    .execute();
}

/** What a notice announces is posted: to the insured where a letter counts, and to lenders where cover ends. */
async function postNotice(work: Work, quoteId: string, about: About, isOfEnd = true): Promise<void> {
  const { quote } = await loadQuote(work, quoteId);
  const { channel } = await loadNotice(work, about.noticeId);
  const letters = [...toInsured(quote, postServiceFor(channel.channel)), ...(isOfEnd ? toLenders(quote) : [])];
  for (const letter of letters) await queueLetter(work, about, letter);
}

/** The notice of an end that the insurer announced is posted as well. */
export const postOnCancellationAnnounced = on(
  'cancellation_announced',
  async (work, { policyId, quoteId, cancellationId, noticeId }) => {
    if (noticeId !== null) await postNotice(work, quoteId, { policyId, noticeId, madeFrom: cancellationId });
  },
);

/** So is the notice that a term is not renewed. */
export const postOnNonRenewalAnnounced = on('non_renewal_announced', (work, { policyId, quoteId, noticeId, endsOn }) =>
  postNotice(work, quoteId, { policyId, noticeId, madeFrom: endsOn }),
);

/** So is the notice that a law asks of a renewal at another price; to the insured alone. */
export const postOnRenewalOffered = on('renewal_offered', async (work, { policyId, quoteId, noticeId }) => {
  if (noticeId !== null) await postNotice(work, quoteId, { policyId, noticeId, madeFrom: noticeId }, false);
});

/**
 * A letter about a claim is posted with a certificate, which proves the mailing. Its pages are those of the letter, laid out
 * when it is handed over.
 */
export async function queueClaimLetter(work: Work, letter: ClaimLetterRow): Promise<void> {
  const { claim_id, claim_letter_id, recipient_name, address } = letter;
  const { posted_letter_id: postedLetterId } = await work.tx
    .insertInto('posted_letters')
    .values({
      organization_id: work.organizationId,
      claim_id,
      claim_letter_id,
      addressee: 'claimant',
      recipient: recipient_name ?? '',
      address: JSON.stringify(address),
      service: 'certificate_of_mailing',
      created: work.now,
    })
    .returning('posted_letter_id')
    .executeTakeFirstOrThrow();
  await work.enqueue('follow-letter', { postedLetterId, organizationId: work.organizationId });
}

/** A letter whose pages are there is handed over. */
export const postOnDocumentMade = on('document_made', async (work, { policyId, documentType }) => {
  if (documentType !== 'mailed_notice' || policyId === null) return;
  const ready = await work.tx
    .selectFrom('posted_letters as l')
    .innerJoin('documents as d', 'd.document_id', 'l.document_id')
    .select('l.posted_letter_id')
    .where('l.policy_id', '=', policyId)
    .where('l.status', '=', 'queued')
    .where('d.status', '=', 'ready')
    .execute();
  for (const { posted_letter_id: postedLetterId } of ready) {
    await work.enqueue('follow-letter', { postedLetterId, organizationId: work.organizationId });
  }
});
