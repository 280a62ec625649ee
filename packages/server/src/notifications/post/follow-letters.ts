import { offeredRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import type { Statement } from '@roadworthy/core/documents/statement.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import type { WhyRefused } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { LetterNotPostedError, type LetterToPost } from '@roadworthy/providers/post/port.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { failPoint } from '../../kernel/jobs/fail-point.ts';
import { isUuid } from '../../kernel/operations/is-uuid.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inOrganization, systemRequest } from '../../kernel/jobs/scheduled-scan.ts';
import { enterRole } from '../../kernel/tokens/scope.ts';
import type { Work } from '../../kernel/work.ts';
import { renderPdf } from '../../documents/render-pdf.ts';
import { letterheadOf, logoKeyOf } from '../../documents/render-document.ts';
import { nonRenewalOf } from '../../policies/non-renewal/announce-non-renewal.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { postalAddressOf } from '../../quoting/stored-address.ts';
import { claimLetterOnPaper } from '../claim-letter-on-paper.ts';
import { organizationBrand } from '../gather-letter-facts.ts';
import { type FoundLetter, noteLetter } from './note-letter.ts';

type Task = JobData['follow-letter'];

type Unprinted = Omit<LetterToPost, 'pdf'>;

/** What is to be done about a letter: hand it over with its pages, which are there or still to be laid out, ask after it, or write down that it is not posted. */
type Step =
  | { readonly do: 'post'; readonly letter: Unprinted; readonly pages: string }
  | { readonly do: 'print'; readonly letter: Unprinted; readonly content: Statement; readonly logoKey: string | null }
  | { readonly do: 'ask' }
  | { readonly do: 'refuse'; readonly why: Exclude<WhyRefused, 'vendor'> };

/** The day on which the term of a policy ends without another, as its notice says; null where it does not any more. */
async function termThatEnds(work: Work, policyId: string) {
  const { policy } = await loadPolicy(work, policyId);
  return (await nonRenewalOf(work.tx, policy))?.endsOn ?? null;
}

/** The newest notice of a renewal at another price, while that may be taken; null where it does not stand any more. */
async function conditionalNotice({ tx }: Work, policyId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('notices as n')
    .innerJoin('policy_renewals as r', (join) =>
      join.onRef('r.source_policy_id', '=', 'n.policy_id').onRef('r.renewal_date', '=', 'n.ends_on'),
    )
    .select('n.notice_id')
    .where('n.policy_id', '=', policyId)
    .where('n.kind', '=', 'conditional_renewal')
    .where('r.status', 'in', [...offeredRenewalStatuses])
    .orderBy('n.created', 'desc')
    .orderBy('n.notice_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.notice_id ?? null;
}

/** A letter about a claim, of which the words are there and the pages are not. */
async function printing(work: Work, letter: Unprinted, claimLetterId: string): Promise<Step> {
  const written = await work.tx
    .selectFrom('claim_letters')
    .selectAll()
    .where('claim_letter_id', '=', claimLetterId)
    .executeTakeFirstOrThrow();
  const content = await claimLetterOnPaper(work, written);
  return { do: 'print', letter, content, logoKey: await logoKeyOf(work, work.organizationId) };
}

/** What to do about a letter now; null where there is nothing, or its pages are not there yet. */
async function nextStep(work: Work, postedLetterId: string): Promise<Step | null> {
  const { tx, organizationId } = work;
  const row = await tx
    .selectFrom('posted_letters as l')
    .leftJoin('documents as d', 'd.document_id', 'l.document_id')
    .leftJoin('policy_cancellations as c', (join) =>
      join.onRef('c.notice_id', '=', 'l.notice_id').on('c.status', '=', 'pending'),
    )
    .select(['l.status', 'l.service', 'l.recipient', 'l.address', 'd.storage_key', 'd.made_from'])
    .leftJoin('notices as n', 'n.notice_id', 'l.notice_id')
    .select(['c.policy_cancellation_id as pending', 'n.kind', 'l.policy_id', 'l.claim_letter_id'])
    .where('l.posted_letter_id', '=', postedLetterId)
    .executeTakeFirst();
  // A letter that is not here went with its policy to another organization, where the clock finds it.
  if (!row) return null;
  if (row.status === 'accepted' || row.status === 'mailed') return { do: 'ask' };
  if (row.status !== 'queued') return null;
  if (row.policy_id !== null) {
    const announced =
      row.kind === 'cancellation'
        ? row.pending
        : await (row.kind === 'non_renewal' ? termThatEnds : conditionalNotice)(work, row.policy_id);
    if (announced === null || announced !== row.made_from) return { do: 'refuse', why: 'end_changed' };
  }
  const to = postalAddressOf(row.recipient, row.address);
  if (to === null) return { do: 'refuse', why: 'no_address' };
  const { name } = await organizationBrand(work, organizationId);
  const letter = { key: postedLetterId, service: row.service, to, sender: { name } };
  if (row.claim_letter_id !== null) return printing(work, letter, row.claim_letter_id);
  return row.storage_key === null ? null : { do: 'post', letter, pages: row.storage_key };
}

const refused = (why: WhyRefused, reason: string | null): FoundLetter => ({
  status: 'refused',
  reference: null,
  trackingNumber: null,
  mailedOn: null,
  returnedOn: null,
  why,
  reason,
});

/** Hands a letter over with its pages; one that is refused for good is refused. */
async function handOver({ post, log }: Platform, letter: LetterToPost): Promise<FoundLetter> {
  try {
    return await post.post(letter);
  } catch (error) {
    if (!(error instanceof LetterNotPostedError) || !error.permanent) throw error;
    log.warn({ err: error, letter: letter.key }, 'a letter was refused for good');
    return refused('vendor', error.message);
  }
}

async function post(platform: Platform, { letter, pages }: Extract<Step, { do: 'post' }>): Promise<FoundLetter> {
  const pdf = await platform.storage.get(pages);
  if (pdf === null) throw new Error('The pages of a letter are gone');
  return handOver(platform, { ...letter, pdf });
}

/** The paper may have another head by now than when the letter was taken: it is asked after first. */
async function print(
  platform: Platform,
  { letter, content, logoKey }: Extract<Step, { do: 'print' }>,
): Promise<FoundLetter> {
  const taken = await platform.post.lookUp(letter.key);
  if (taken) return taken;
  // Its pages are laid out as those of every letter by post.
  const pdf = await renderPdf('mailed_notice', content, await letterheadOf(platform, logoKey));
  return handOver(platform, { ...letter, pdf });
}

/** What is known of a letter after its step; null where the vendor has none under its key. */
async function carryOut(platform: Platform, step: Step, key: string): Promise<FoundLetter | null> {
  if (step.do === 'refuse') return refused(step.why, null);
  if (step.do === 'post') return post(platform, step);
  return step.do === 'print' ? print(platform, step) : platform.post.lookUp(key);
}

/**
 * Hands a letter over once its pages are there, and asks after it until it has arrived or come back. Twice is as good as
 * once: the letter's id is the vendor's key, and what is known already is written down once. Throws when the vendor may
 * answer later, so that the queue tries again.
 */
export async function followPostedLetter(kernel: Kernel, { postedLetterId, organizationId }: Task): Promise<void> {
  const request = systemRequest(`letter:${postedLetterId}`);
  const step = await inOrganization(kernel, organizationId, request, (work) => nextStep(work, postedLetterId));
  if (step === null) return;
  const found = await carryOut(kernel.platform, step, postedLetterId);
  failPoint('letter-posted');
  if (found === null) return;
  await inOrganization(kernel, organizationId, request, (work) => noteLetter(work, postedLetterId, found));
}

// What was not handed over, for whatever reason, is tried again; what was taken is asked after until it is mailed, and then
// for two months, in which it may come back.
const toFollow = `
  select organization_id, posted_letter_id from posted_letters
  where status = 'queued' and created < app_now() - interval '10 minutes'
    or status = 'accepted' and coalesce(followed, created) < app_now() - interval '10 minutes'
    or status = 'mailed' and created > app_now() - interval '60 days'
      and coalesce(followed, created) < app_now() - interval '6 hours'
  order by followed nulls first limit 500`;

/** Follows every letter whose turn it is; one that fails keeps none of the others back. */
export async function followPostedLetters(kernel: Kernel): Promise<void> {
  const { platform } = kernel;
  const requested = { role: 'worker', claims: clockClaim(platform), text: toFollow } as const;
  for (const [organizationId, postedLetterId] of await askAs(platform.pools.operations, requested)) {
    if (!organizationId || !postedLetterId) continue;
    try {
      await followPostedLetter(kernel, { organizationId, postedLetterId });
    } catch (error) {
      platform.log.warn({ err: error, letter: postedLetterId }, 'a letter could not be followed');
    }
  }
}

const ofEvent = 'select organization_id from posted_letters where posted_letter_id = $1::uuid';

/** Has the worker ask after the letter that an event of the vendor names; others are passed over. */
export async function wakeLetter({ pools, jobs }: Pick<Platform, 'pools' | 'jobs'>, key: string): Promise<void> {
  if (!isUuid(key)) return;
  const [row] = await askAs(pools.operations, { role: 'worker', text: ofEvent, values: [key] });
  const [organizationId] = row ?? [];
  if (!organizationId) return;
  await transaction(pools.operations, async (client) => {
    await enterRole(client, 'operator', { 'app.organization': organizationId });
    await jobs.enqueue(client, 'follow-letter', { postedLetterId: key, organizationId });
  });
}
