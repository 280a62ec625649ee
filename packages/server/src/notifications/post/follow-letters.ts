import { offeredRenewalStatuses } from '@roadworthy/core/renewals/vocabulary.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import type { WhyRefused } from '@roadworthy/core/policies/notices/vocabulary.ts';
import { LetterNotPostedError, type LetterToPost, type PostalAddress } from '@roadworthy/providers/post/port.ts';
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
import { nonRenewalOf } from '../../policies/non-renewal/announce-non-renewal.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import { organizationBrand } from '../gather-letter-facts.ts';
import { type FoundLetter, noteLetter } from './note-letter.ts';
import type { StoredAddress } from './queue-posted-letters.ts';

type Task = JobData['follow-letter'];

/** What is to be done about a letter: hand it over with its pages, ask after it, or write down that it is not posted. */
type Step =
  | { readonly do: 'post'; readonly letter: Omit<LetterToPost, 'pdf'>; readonly pages: string }
  | { readonly do: 'ask' }
  | { readonly do: 'refuse'; readonly why: Exclude<WhyRefused, 'vendor'> };

function addressOf(name: string, stored: unknown): PostalAddress | null {
  // As it was written when the letter was owed.
  const { line_1, line_2, locality, administrative_area, postal_code, country } = stored as StoredAddress;
  if (!line_1 || !locality) return null;
  return {
    name,
    line1: line_1,
    line2: line_2,
    city: locality,
    region: administrative_area,
    postalCode: postal_code,
    country,
  };
}

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
    .innerJoin('notices as n', 'n.notice_id', 'l.notice_id')
    .select(['c.policy_cancellation_id as pending', 'n.kind', 'l.policy_id'])
    .where('l.posted_letter_id', '=', postedLetterId)
    .executeTakeFirst();
  // A letter that is not here went with its policy to another organization, where the clock finds it.
  if (!row) return null;
  if (row.status === 'accepted' || row.status === 'mailed') return { do: 'ask' };
  if (row.status !== 'queued') return null;
  const announced =
    row.kind === 'cancellation'
      ? row.pending
      : await (row.kind === 'non_renewal' ? termThatEnds : conditionalNotice)(work, row.policy_id);
  if (announced === null || announced !== row.made_from) return { do: 'refuse', why: 'end_changed' };
  const to = addressOf(row.recipient, row.address);
  if (to === null) return { do: 'refuse', why: 'no_address' };
  if (row.storage_key === null) return null;
  const { name } = await organizationBrand(work, organizationId);
  const letter = { key: postedLetterId, service: row.service, to, sender: { name } };
  return { do: 'post', letter, pages: row.storage_key };
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
async function handOver({ post, storage, log }: Platform, step: Extract<Step, { do: 'post' }>): Promise<FoundLetter> {
  const pdf = await storage.get(step.pages);
  if (pdf === null) throw new Error('The pages of a letter are gone');
  try {
    return await post.post({ ...step.letter, pdf });
  } catch (error) {
    if (!(error instanceof LetterNotPostedError) || !error.permanent) throw error;
    log.warn({ err: error, letter: step.letter.key }, 'a letter was refused for good');
    return refused('vendor', error.message);
  }
}

/** What is known of a letter after its step; null where the vendor has none under its key. */
async function carryOut(platform: Platform, step: Step, key: string): Promise<FoundLetter | null> {
  if (step.do === 'refuse') return refused(step.why, null);
  return step.do === 'post' ? handOver(platform, step) : platform.post.lookUp(key);
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
