import type {
  ClaimLetterReturnedFacts,
  ClaimMessageFacts,
} from '@roadworthy/core/notifications/claim-message-facts.ts';
import type { Sender } from '@roadworthy/core/notifications/reader.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
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

type Linked = {
  readonly claim_id: string;
  readonly token_version: number;
  readonly user_id: string | null;
  readonly language: string;
};

/** Where who reported a claim reads of it: its page for who has an account, else the claim's own link. Opening either does nothing. */
function pageOfClaim({ platform: { config, secrets } }: With, claim: Linked) {
  const language = readLocale(claim.language) ?? defaultLocale;
  const url = new URL('/resume/claim', addressFor(config, language === 'en-us' ? 'US' : 'CA'));
  if (claim.user_id === null) {
    url.searchParams.set('claim', claim.claim_id);
    url.searchParams.set('token', claimToken(secrets, claim.claim_id, claim.token_version));
  } else url.pathname = `/customers/claims/${claim.claim_id}`;
  return { url: url.href, language };
}

/** A letter that came back by post, to who reported its claim. */
export async function factsOfReturnedLetter(
  work: With,
  claimLetterId: string,
): Promise<{ readonly facts: ClaimLetterReturnedFacts; readonly language: PageLocale }> {
  const claim = await work.tx
    .selectFrom('claim_letters as letter')
    .innerJoin('claims as claim', 'claim.claim_id', 'letter.claim_id')
    .select(['claim.claim_id', 'claim.claim_number', 'claim.language', 'claim.user_id', 'claim.token_version'])
    .select('letter.returned')
    .where('letter.claim_letter_id', '=', claimLetterId)
    .executeTakeFirstOrThrow();
  const { url, language } = pageOfClaim(work, claim);
  const returnedOn = day(claim.returned ?? '');
  return {
    facts: { sender: work.sender, firstName: null, number: claim.claim_number ?? '', returnedOn, url },
    language,
  };
}

/** A message to who reported a claim. */
export async function factsOfClaimMessage(work: With, claimNoteId: string): Promise<Gathered> {
  const claim = await messageOf(work, claimNoteId);
  const { url, language } = pageOfClaim(work, claim);
  return { facts: { sender: work.sender, firstName: null, number: claim.number, isRead: claim.isRead, url }, language };
}

/** A message to who handles a claim, who signs in. */
export async function factsOfArrivedMessage(work: With, claimNoteId: string, recipient: string): Promise<Gathered> {
  const { claim_id: claimId, number, isRead } = await messageOf(work, claimNoteId);
  const { firstName, language } = await staffReader(work, recipient);
  const url = new URL(`/agents/claims/${claimId}`, work.platform.config.publicUrl).href;
  return { facts: { sender: work.sender, firstName, number, isRead, url }, language };
}
