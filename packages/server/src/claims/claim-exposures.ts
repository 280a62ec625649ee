import {
  type AnsweringCoverage,
  type LossFacts,
  termsOfCoverage,
} from '@roadworthy/core/claims/answering-coverages.ts';
import { deductibleLeft, type Exposure, type SharedLimits } from '@roadworthy/core/claims/claim-money.ts';
import {
  type KnownFacts,
  knownFacts,
  reportedFacts,
  statedEffects,
  type StatedFacts,
} from '@roadworthy/core/claims/coverage-facts.ts';
import { reserveEntries } from '@roadworthy/core/claims/claim-ledger.ts';
import { milesFromHome } from '@roadworthy/core/claims/miles-from-home.ts';
import type { Damage, ReserveKind } from '@roadworthy/core/claims/vocabulary.ts';
import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import { countryOf, coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { type Currency, currencyOf } from '@roadworthy/core/shared/money/currency.ts';
import { accept, type Decision, refuse } from '@roadworthy/core/shared/decision.ts';
import { placeInText } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { checkName } from '@roadworthy/core/shared/text/check-name.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type Selectable, sql } from 'kysely';
import { notFound } from '../kernel/errors.ts';
import type { Work } from '../kernel/work.ts';
import { bookClaim } from './claim-books.ts';
import type { ClaimRow } from './claim-store.ts';
import { answersOf } from './report-of-claim.ts';

/** What was covered at the instant of the loss; nothing where no policy is known. */
export async function coveragesOf({ tx }: Work, { cover_quote_id: quoteId }: ClaimRow): Promise<Coverages> {
  if (quoteId === null) return {};
  const { coverages } = await tx
    .selectFrom('quotes')
    .select('coverages')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return coverages as Coverages;
}

/** The middle of the postal area where the insured vehicle is kept, by what covered the loss; null where nobody knows. */
async function homeOf({ tx }: Work, { cover_quote_id: quoteId, vehicle_id: vehicleId }: ClaimRow) {
  if (quoteId === null || vehicleId === null) return null;
  const { rows } = await sql<{ lat: number; lng: number; area: string }>`
    select a.lat, a.lng, l.administrative_area as area from vehicles v
      join locations l using (location_id)
      join postal_areas a on a.country = l.country and a.lat is not null
        and a.prefix = left(replace(l.postal_code, ' ', ''), length(a.prefix))
    where v.vehicle_id = ${vehicleId} and v.quote_id = ${quoteId}
    order by length(a.prefix) desc limit 1`.execute(tx);
  return rows[0] ? { middle: { lat: rows[0].lat, lng: rows[0].lng }, area: rows[0].area } : null;
}

/** What was reported, as far as it says which coverages pay. */
export async function lossFactsOf(work: Work, claim: ClaimRow): Promise<LossFacts> {
  return {
    known: knownFacts(await reportedOf(work, claim), statedOf(claim)),
    milesFromHome: milesFromHome(await homeOf(work, claim), placeInText(claim.incident_location)),
    effects: statedEffects(statedOf(claim)),
  };
}

/** What who handles a claim stated, as its column holds it. */
export const statedOf = ({ stated_facts }: Pick<ClaimRow, 'stated_facts'>): StatedFacts => stated_facts as StatedFacts;

/** What was reported, as far as facts follow from it. */
export async function reportedOf({ tx }: Work, claim: ClaimRow): Promise<KnownFacts> {
  const people = await tx
    .selectFrom('claim_entities')
    .select('entity_relationship')
    .where('claim_id', '=', claim.claim_id)
    .where('archived', 'is', null)
    .execute();
  const vehicles = await tx
    .selectFrom('claim_vehicles')
    .select('claim_vehicle_id')
    .where('claim_id', '=', claim.claim_id)
    .where('archived', 'is', null)
    .execute();
  const damage = claim.damage as Damage;
  const isDrawn = (damage.areas?.length ?? 0) > 0 || damage.severity !== undefined || claim.damage_description !== null;
  return reportedFacts({
    typeOfLoss: claim.type_of_loss,
    isThirdParty: claim.is_third_party,
    answers: answersOf(claim),
    isDamaged: claim.damage_to_vehicle ?? (isDrawn ? true : null),
    wasDriving: claim.driving_at_time_of_loss,
    placeType: claim.incident_location_type,
    isUsable: claim.is_usable,
    isAlone: claim.no_others === true,
    isSomebodyHurt: people.some(({ entity_relationship: who }) => who === 'injured'),
    otherVehicles: vehicles.length,
  });
}

export type ExposureRow = Selectable<Database['claim_exposures']>;

/** An exposure as the rules see it. */
export const exposureOf = (row: ExposureRow): Exposure => ({
  exposureId: row.claim_exposure_id,
  coverage: row.coverage,
  claimant: row.claimant ?? '',
  limit: row.limit_amount,
  deductible: row.deductible,
  reserve: { indemnity: row.reserve_indemnity, expense: row.reserve_expense },
  paid: { indemnity: row.paid_indemnity, expense: row.paid_expense },
  recovered: { salvage: row.recovered_salvage, subrogation: row.recovered_subrogation },
});

export async function exposuresOf({ tx }: Work, { claim_id }: Pick<ClaimRow, 'claim_id'>): Promise<ExposureRow[]> {
  return tx
    .selectFrom('claim_exposures')
    .selectAll()
    .where('claim_id', '=', claim_id)
    .orderBy('created')
    .orderBy('claim_exposure_id')
    .execute();
}

/** An exposure of a claim that is locked. Throws `not_found`. */
export async function loadExposure(work: Work, claim: ClaimRow, exposureId: string): Promise<ExposureRow> {
  const found = (await exposuresOf(work, claim)).find((row) => row.claim_exposure_id === exposureId);
  if (!found) throw notFound();
  return found;
}

/** What other claims of the same term have had of what a coverage pays in all of it; their policy is locked meanwhile. */
async function usedOfAggregate({ tx }: Work, claim: ClaimRow, row: ExposureRow): Promise<number> {
  if (row.aggregate_limit === null || claim.policy_id === null) return 0;
  await sql`select from policies where policy_id = ${claim.policy_id} for update`.execute(tx);
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(e.paid_indemnity), 0)::bigint as used from claim_exposures e join claims c using (claim_id)
    where c.policy_id = ${claim.policy_id} and c.claim_id <> ${claim.claim_id} and e.coverage = ${row.coverage}`.execute(
    tx,
  );
  return rows[0]?.used ?? 0;
}

/** What an exposure shares with the others of its claim. */
export async function sharesOf(
  work: Work,
  claim: ClaimRow,
  row: ExposureRow,
): Promise<{ readonly all: readonly Exposure[]; readonly shared: SharedLimits }> {
  return {
    all: (await exposuresOf(work, claim)).map(exposureOf),
    shared: {
      person: row.person_limit,
      occurrence: row.occurrence_limit,
      aggregate: row.aggregate_limit,
      usedOfAggregate: await usedOfAggregate(work, claim, row),
    },
  };
}

/** A claimant as somebody named them; null for who is insured. */
export function readClaimant(text: string | null | undefined): Decision<string | null> {
  const named = (text ?? '').trim();
  return named === '' ? accept(null) : checkName(named, 'business', 'claimant');
}

/** What a coverage pays of a claim; null where it was not bought. */
export async function termsOf(work: Work, claim: ClaimRow, coverage: string): Promise<AnsweringCoverage | null> {
  const code = coverageCodes.find((one) => one === coverage);
  return code ? termsOfCoverage(code, await lossFactsOf(work, claim), await coveragesOf(work, claim)) : null;
}

/** The exposure of a coverage and claimant: the one that is there, or a new one on the terms of the policy. */
export async function exposureFor(
  work: Work,
  claim: ClaimRow,
  coverage: string,
  claimant: string | null,
): Promise<Decision<ExposureRow>> {
  const terms = await termsOf(work, claim, coverage);
  if (!terms) {
    return refuse(
      'coverage_not_bought',
      words(
        'The policy did not have this coverage at the time of the loss.',
        'La police n’avait pas cette protection au moment du sinistre.',
      ),
      'coverage',
    );
  }
  const rows = await exposuresOf(work, claim);
  const known = rows.find((row) => row.coverage === coverage && row.claimant === claimant);
  if (known) return accept(known);
  const made = await work.tx
    .insertInto('claim_exposures')
    .values({
      organization_id: work.organizationId,
      claim_id: claim.claim_id,
      coverage,
      claimant,
      limit_amount: terms.limit,
      person_limit: terms.person,
      occurrence_limit: terms.occurrence,
      deductible: deductibleLeft(terms.deductible, rows),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return accept(made);
}

/** In what a claim is held back and paid: what its policy is paid in, else what counts where it happened. */
export async function currencyOfClaim({ tx }: Work, claim: ClaimRow): Promise<Currency> {
  if (claim.policy_id === null) return currencyOf(countryOf(claim.administrative_area ?? 'OH'));
  const { currency } = await tx
    .selectFrom('policies')
    .select('currency')
    .where('policy_id', '=', claim.policy_id)
    .executeTakeFirstOrThrow();
  return currency;
}

/** Holds back so much of an exposure from now on, and books the change. */
export async function holdBack(
  work: Work,
  claim: ClaimRow,
  row: ExposureRow,
  reserve: Partial<Readonly<Record<ReserveKind, number>>>,
): Promise<void> {
  const { indemnity = row.reserve_indemnity, expense = row.reserve_expense } = reserve;
  await work.tx
    .updateTable('claim_exposures')
    .set({ reserve_indemnity: indemnity, reserve_expense: expense })
    .where('claim_exposure_id', '=', row.claim_exposure_id)
    .execute();
  const change = indemnity + expense - row.reserve_indemnity - row.reserve_expense;
  const at = {
    claimId: claim.claim_id,
    exposureId: row.claim_exposure_id,
    currency: await currencyOfClaim(work, claim),
  };
  await bookClaim(work, at, 'reserve', reserveEntries(change));
}

/** Lets go of everything that is held back for a claim. */
export async function release(work: Work, claim: ClaimRow): Promise<void> {
  for (const row of await exposuresOf(work, claim)) await holdBack(work, claim, row, { indemnity: 0, expense: 0 });
}
