import type { ClaimMessageFacts } from '@roadworthy/core/notifications/claim-message-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Tx } from '../kernel/database.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import type { Platform } from '../kernel/platform.ts';
import { claimToken } from '../kernel/tokens/tokens.ts';
import { staffReader } from './staff-reader.ts';

type With = { readonly tx: Tx; readonly platform: Platform; readonly sender: Sender };
type Gathered = { readonly facts: ClaimMessageFacts; readonly language: PageLocale };

async function messageOf({ tx }: With, claimNoteId: string) {
  const row = await tx
    .selectFrom('claim_notes as note')
    .innerJoin('claims as claim', 'claim.claim_id', 'note.claim_id')
    .select(['claim.claim_id', 'claim.claim_number', 'claim.language', 'claim.user_id', 'claim.token_version'])
    .select(({ selectFrom, exists }) =>
      exists(
        selectFrom('claim_notes as later')
          .select('later.claim_note_id')
          .whereRef('later.claim_id', '=', 'note.claim_id')
          .whereRef('later.claim_note_id', '>', 'note.claim_note_id')
          .where('later.visible', '=', true)
          .whereRef('later.from_claimant', '<>', 'note.from_claimant'),
      ).as('isRead'),
    )
    .where('note.claim_note_id', '=', claimNoteId)
    .executeTakeFirstOrThrow();
  return { ...row, number: row.claim_number ?? '', isRead: Boolean(row.isRead) };
}

/** A message to who reported a claim: its page for who has an account, else the claim's own link. Opening either does nothing. */
export async function factsOfClaimMessage(work: With, claimNoteId: string): Promise<Gathered> {
  const { claim_id: claimId, token_version: version, ...claim } = await messageOf(work, claimNoteId);
  const { config, secrets } = work.platform;
  const language = readLocale(claim.language) ?? defaultLocale;
  const url = new URL('/resume/claim', addressFor(config, language === 'en-us' ? 'US' : 'CA'));
  if (claim.user_id === null) {
    url.searchParams.set('claim', claimId);
    url.searchParams.set('token', claimToken(secrets, claimId, version));
  } else url.pathname = `/customers/claims/${claimId}`;
  const { number, isRead } = claim;
  return { facts: { sender: work.sender, firstName: null, number, isRead, url: url.href }, language };
}

/** A message to who handles a claim, who signs in. */
export async function factsOfArrivedMessage(work: With, claimNoteId: string, recipient: string): Promise<Gathered> {
  const { claim_id: claimId, number, isRead } = await messageOf(work, claimNoteId);
  const { firstName, language } = await staffReader(work, recipient);
  const url = new URL(`/agents/claims/${claimId}`, work.platform.config.publicUrl).href;
  return { facts: { sender: work.sender, firstName, number, isRead, url }, language };
}
