import {
  chooseLetterWay,
  type ClaimLetterFacts,
  draftClaimLetter,
  dutyOfLetter,
} from '@roadworthy/core/claims/claim-letters.ts';
import { decideApproval } from '@roadworthy/core/claims/authority.ts';
import { refuseClaimStatus } from '@roadworthy/core/claims/claim-transitions.ts';
import { letterDutiesOf } from '@roadworthy/core/claims/law/claim-letter-table.ts';
import { type ClaimLetterStatus, type WrittenLetter, writtenLetters } from '@roadworthy/core/claims/vocabulary.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { checkName } from '@roadworthy/core/shared/text/check-name.ts';
import { findLineProblem, findProseProblem, tidyLine } from '@roadworthy/core/shared/text/check-text.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { LocationInput } from '../generated/operations.ts';
import { notFound } from '../kernel/errors.ts';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import { isRefused } from '../kernel/operations/carry-out.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { organizationFacts } from '../organizations/find-organization.ts';
import { readAddress } from '../quoting/editing/write-address.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type StoredAddress, storedAddress } from '../quoting/stored-address.ts';
import { nameOfActor } from './adjusters.ts';
import { type ClaimRow, followClock, loadClaim, lockClaim, moveClaim, placeOf } from './claim-store.ts';
import { aboutClaim } from './handle-claim.ts';

export type ClaimLetterRow = Selectable<Database['claim_letters']>;

/** Whether letters about a claim are written: by who handles claims, once it is reported. */
export function checkLetters({ actor }: Work, { status }: ClaimRow): Decision<null> {
  if (!may(actor, 'claim:handle')) {
    return refuse(
      'actor_not_allowed',
      words('Your role may not do this to a claim.', 'Votre rôle ne permet pas de faire cela à une réclamation.'),
    );
  }
  return status === 'draft' || status === 'withdrawn' ? refuseClaimStatus(status) : accept(null);
}

export async function openLetters(work: Work, claimId: string): Promise<Decision<ClaimRow>> {
  const claim = await lockClaim(work, claimId);
  const checked = checkLetters(work, claim);
  return checked.ok ? accept(claim) : checked;
}

function readKind(text: string): Decision<WrittenLetter> {
  const kind = writtenLetters.find((one) => one === text);
  return kind
    ? accept(kind)
    : refuse('choice_unknown', words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'), 'kind');
}

async function factsOf(work: Work, claim: ClaimRow): Promise<ClaimLetterFacts> {
  const waits = await work.tx
    .selectFrom('claim_waits')
    .select('what')
    .where('claim_id', '=', claim.claim_id)
    .where('came', 'is', null)
    .orderBy('created')
    .execute();
  return {
    number: claim.claim_number ?? '',
    lossDay: day(claim.incident_date ?? ''),
    handler: claim.handler_name ?? (await nameOfActor(work)),
    sender: (await organizationFacts(work.tx, work.organizationId)).name,
    place: await placeOf(work, claim),
    ground: claim.status === 'denied' ? claim.decision_reason : null,
    outstanding: waits.map(({ what }) => what),
  };
}

/** Where who is insured gets letters, by what covered the loss; null for others, whose addresses nobody asked for. */
async function knownAddress(work: Work, claim: ClaimRow): Promise<StoredAddress | null> {
  if (claim.cover_quote_id === null || claim.is_third_party) return null;
  const { quote } = await loadQuote(work, claim.cover_quote_id);
  const place = quote.locations.find(({ locationId }) => locationId === quote.mailingLocationId);
  return place?.line1 && place.locality ? storedAddress(place) : null;
}

export const readClaimLetterDraft = computedRead({
  name: 'claim_letter_draft',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { kind: 'acknowledgement' },
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const checked = checkLetters(work, claim);
    if (!checked.ok) return checked;
    const kind = readKind(work.input.kind);
    if (!kind.ok) return kind;
    const facts = await factsOf(work, claim);
    const drafted = draftClaimLetter(kind.event, facts);
    if (!drafted.ok) return drafted;
    const locale = localeFor(claim.language);
    return {
      recipient: claim.reporter_email,
      recipient_name: claim.reporter_name,
      address: await knownAddress(work, claim),
      subject: t(locale, drafted.event.subject),
      body: drafted.event.paragraphs.map((paragraph) => t(locale, paragraph)).join('\n\n'),
      duties: letterDutiesOf(facts.place, dutyOfLetter[kind.event]).map((duty) => ({
        requirement: duty.requirement,
        own_statement: duty.ownStatement,
        source: duty.source,
        grade: duty.grade,
      })),
    };
  },
});

type Typed = { readonly by?: string | null; readonly name?: string | null; readonly address?: LocationInput | null };

/** To whom a letter goes and how: as it was typed, else as it is known. */
async function readerOf(work: Work, claim: ClaimRow, { by, name: typed, address }: Typed) {
  const place = address && by !== 'email' ? await readAddress(work, address, 'address') : null;
  if (place && isRefused(place)) return place;
  const stored = place ? storedAddress(place) : await knownAddress(work, claim);
  const way = chooseLetterWay(by ?? null, { hasEmail: claim.reporter_email !== null, hasAddress: stored !== null });
  if (!way.ok) return way;
  if (way.event === 'email') return accept({ recipient: claim.reporter_email });
  const name = checkName(typed ?? claim.reporter_name ?? '', 'business', 'name');
  return name.ok ? accept({ recipient_name: name.event, address: JSON.stringify(stored) }) : name;
}

export const writeClaimLetter = operation({
  name: 'write_claim_letter',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { kind: 'acknowledgement', subject: 'We received your claim', body: 'We received what you reported.' },
  async run(work) {
    const { claim_id, kind: wanted, subject: typed, body: text } = work.input;
    const opened = await openLetters(work, claim_id);
    if (!opened.ok) return opened;
    const claim = opened.event;
    const kind = readKind(wanted);
    if (!kind.ok) return kind;
    const [subject, body] = [tidyLine(typed), text.trim()];
    const problem = findLineProblem(subject, 'name', 'subject') ?? findProseProblem(body, 'note', 'body');
    if (problem) return { ok: false, refusal: problem };
    if (subject === '' || body === '') {
      return refuse(
        'letter_empty',
        words('A letter has a subject and a text.', 'Une lettre a un objet et un texte.'),
        subject === '' ? 'subject' : 'body',
      );
    }
    const reader = await readerOf(work, claim, work.input);
    if (isRefused(reader)) return reader;
    await work.tx
      .insertInto('claim_letters')
      .values({
        organization_id: work.organizationId,
        claim_id,
        kind: kind.event,
        ...reader.event,
        subject,
        body,
        written_by: personOf(work.actor),
        written_by_name: await nameOfActor(work),
      })
      .execute();
    return { claim_id };
  },
});

/** A letter of a claim that is locked, in the status in which something is done to it. Throws `not_found`. */
export async function openLetter(
  { tx }: Work,
  claim: ClaimRow,
  letterId: string,
  status: ClaimLetterStatus,
): Promise<Decision<ClaimLetterRow>> {
  const row = await tx
    .selectFrom('claim_letters')
    .selectAll()
    .where('claim_letter_id', '=', letterId)
    .where('claim_id', '=', claim.claim_id)
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.status === status) return accept(row);
  return status === 'reviewed' && row.status === 'draft'
    ? refuse(
        'letter_not_reviewed',
        words('Somebody else has to review this letter first.', 'Une autre personne doit d’abord relire cette lettre.'),
      )
    : refuse(
        'letter_done',
        words(
          'This was done to the letter already. Reload to see it.',
          'Ceci a déjà été fait pour cette lettre. Rechargez la page pour la voir.',
        ),
      );
}

/** Whether who acts reviews a letter: never one that they wrote themselves. */
const decideReview = (work: Work, letter: ClaimLetterRow): Decision<null> =>
  decideApproval({ userId: personOf(work.actor), most: null }, { preparedBy: letter.written_by, total: 0 });

/** What may be done to a letter of a claim. */
export const readLetterAbilities: ReadAbilities = async (work, letterId) => {
  const { claim_id } = await work.tx
    .selectFrom('claim_letters')
    .select('claim_id')
    .where('claim_letter_id', '=', letterId)
    .executeTakeFirstOrThrow();
  const claim = await loadClaim(work, claim_id);
  const handles = checkLetters(work, claim);
  if (!handles.ok) return { review_claim_letter: handles, send_claim_letter: handles };
  const draft = await openLetter(work, claim, letterId, 'draft');
  return {
    review_claim_letter: draft.ok ? decideReview(work, draft.event) : draft,
    send_claim_letter: await openLetter(work, claim, letterId, 'reviewed'),
  };
};

export const reviewClaimLetter = operation({
  name: 'review_claim_letter',
  permission: 'claim:handle',
  root: 'claim_id',
  example: { claim_letter_id: '00000000-0000-7000-8000-000000000000' },
  async run(work) {
    const { claim_id, claim_letter_id } = work.input;
    const opened = await openLetters(work, claim_id);
    if (!opened.ok) return opened;
    const letter = await openLetter(work, opened.event, claim_letter_id, 'draft');
    if (!letter.ok) return letter;
    const userId = personOf(work.actor);
    const decided = decideReview(work, letter.event);
    if (!decided.ok) return decided;
    await work.tx
      .updateTable('claim_letters')
      .set({
        status: 'reviewed',
        reviewed: work.now,
        reviewed_by: userId,
        reviewed_by_name: await nameOfActor(work),
      })
      .where('claim_letter_id', '=', claim_letter_id)
      .execute();
    return { claim_id };
  },
});

/** What of a letter says that it left: its proof, and when. */
type Left = { readonly letterId: string; readonly kind: WrittenLetter; readonly proof: string; readonly on: Day };

/** A letter left: its proof is kept, and what the law gives days for is done with it. */
export async function noteLetterLeft(work: Work, claim: ClaimRow, { letterId, kind, proof, on }: Left): Promise<void> {
  await work.tx
    .updateTable('claim_letters')
    .set({ status: 'sent', sent: work.now, mail_id: proof, failure: null })
    .where('claim_letter_id', '=', letterId)
    .execute();
  const done = {
    acknowledgement: { acknowledged: claim.acknowledged ?? on },
    status: { last_status_letter: on },
    reservation_of_rights: {},
    denial: {},
  }[kind];
  await followClock(work, await moveClaim(work, claim, claim.status, done));
  await work.publish({ type: 'claim_letter_sent', ...aboutClaim(claim), kind });
}

/** Nobody took a letter; who handles the claim reads why, and writes another. */
export async function failLetter({ tx }: Work, letterId: string, failure: string): Promise<void> {
  await tx
    .updateTable('claim_letters')
    .set({ status: 'failed', failure: failure.slice(0, 255) })
    .where('claim_letter_id', '=', letterId)
    .execute();
}
