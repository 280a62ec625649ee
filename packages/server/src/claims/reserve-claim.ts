import { answeringCoverages, type LossFacts, termsOfCoverage } from '@roadworthy/core/claims/answering-coverages.ts';
import { permissionsOfClaim } from '@roadworthy/core/claims/claim-transitions.ts';
import { type Exposure, setReserve } from '@roadworthy/core/claims/claim-money.ts';
import { reserveKinds } from '@roadworthy/core/claims/vocabulary.ts';
import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import { coverageCodes } from '@roadworthy/core/products/vocabulary.ts';
import { checkName } from '@roadworthy/core/shared/text/check-name.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import { t } from '../kernel/language.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { type ClaimRow, loadClaim } from './claim-store.ts';
import { aboutClaim, openClaim } from './handle-claim.ts';
import { answersOf } from './report-of-claim.ts';

/** What was covered at the instant of the loss; nothing where no policy is known. */
async function coveragesOf({ tx }: Work, { cover_quote_id: quoteId }: ClaimRow): Promise<Coverages> {
  if (quoteId === null) return {};
  const { coverages } = await tx
    .selectFrom('quotes')
    .select('coverages')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  return coverages as Coverages;
}

/** What was reported, as far as it says which coverages pay; how far from home it happened is not known yet. */
async function lossFactsOf({ tx }: Work, claim: ClaimRow): Promise<LossFacts> {
  const answers = answersOf(claim);
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
  const type = claim.type_of_loss ?? 'other';
  return {
    typeOfLoss: type,
    isCollision: type === 'collision' || answers['swerved'] === true || answers['tore_body'] === true,
    isVehicleDamaged: claim.damage_to_vehicle !== false && answers['taken'] !== 'effects',
    isGlassAlone: type === 'glass',
    wasDriving: claim.driving_at_time_of_loss === true,
    isAtCampsite: claim.incident_location_type === 'campground',
    isUsable: claim.is_usable !== false,
    milesFromHome: null,
    needsHelpOnRoad: type === 'tire' || answers['is_towed_away'] === true,
    areOthersHurt: people.some(({ entity_relationship: who }) => who === 'injured'),
    isOthersPropertyDamaged: vehicles.length > 0,
    areOccupantsHurt: false,
    isCausedByUninsured: false,
    areEffectsDamaged: answers['taken'] === 'effects',
    isPetHurt: false,
  };
}

export const readClaimCoverages = computedRead({
  name: 'claim_coverages',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  async run(work) {
    const claim = await loadClaim(work, work.input.claim_id);
    const [facts, coverages] = [await lossFactsOf(work, claim), await coveragesOf(work, claim)];
    const answering = answeringCoverages(facts, coverages).map(({ coverage }) => coverage);
    return coverageCodes.flatMap((code) => {
      const terms = termsOfCoverage(code, facts, coverages);
      if (terms === null) return [];
      return {
        coverage: code,
        answers: answering.includes(code),
        says: t(work.request.locale, terms.says),
        open: terms.open && t(work.request.locale, terms.open),
        limit_amount: terms.limit,
        person_limit: terms.person,
        occurrence_limit: terms.occurrence,
        deductible: terms.deductible,
      };
    });
  },
});

type Row = Selectable<Database['claim_exposures']>;

/** An exposure as the rules see it. */
const exposureOf = (row: Row): Exposure => ({
  exposureId: row.claim_exposure_id,
  coverage: row.coverage,
  claimant: row.claimant ?? '',
  limit: row.limit_amount,
  deductible: row.deductible,
  reserve: { indemnity: row.reserve_indemnity, expense: row.reserve_expense },
  paid: { indemnity: row.paid_indemnity, expense: row.paid_expense },
  recovered: { salvage: row.recovered_salvage, subrogation: row.recovered_subrogation },
});

async function exposuresOf({ tx }: Work, { claim_id }: ClaimRow): Promise<Row[]> {
  return tx.selectFrom('claim_exposures').selectAll().where('claim_id', '=', claim_id).orderBy('created').execute();
}

/** The exposure of a coverage and claimant: the one that is there, or a new one on the terms of the policy. */
async function exposureFor(work: Work, claim: ClaimRow, coverage: string, claimant: string | null) {
  const code = coverageCodes.find((one) => one === coverage);
  const terms = code && termsOfCoverage(code, await lossFactsOf(work, claim), await coveragesOf(work, claim));
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
  const known = (await exposuresOf(work, claim)).find((row) => row.coverage === coverage && row.claimant === claimant);
  if (known) return known;
  return work.tx
    .insertInto('claim_exposures')
    .values({
      organization_id: work.organizationId,
      claim_id: claim.claim_id,
      coverage,
      claimant,
      limit_amount: terms.limit,
      person_limit: terms.person,
      occurrence_limit: terms.occurrence,
      deductible: terms.deductible,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const reserveClaim = operation({
  name: 'reserve_claim',
  permission: permissionsOfClaim('reserve_claim'),
  root: 'claim_id',
  example: { coverage: 'comprehensive', kind: 'indemnity', amount: 250_000 },
  async run(work) {
    const { claim_id: id, coverage, kind: wanted, amount } = work.input;
    const opened = await openClaim(work, id, 'reserve_claim');
    if (!opened.ok) return opened;
    const claim = opened.event;
    const kind = reserveKinds.find((one) => one === wanted);
    if (!kind) {
      return refuse(
        'choice_unknown',
        words('Choose one of what is offered.', 'Choisissez parmi ce qui est offert.'),
        'kind',
      );
    }
    const named = (work.input.claimant ?? '').trim();
    const claimant = named === '' ? null : checkName(named, 'business', 'claimant');
    if (claimant && !claimant.ok) return claimant;
    const row = await exposureFor(work, claim, coverage, claimant?.ok ? claimant.event : null);
    if ('ok' in row) return row;
    const shared = {
      person: row.person_limit,
      occurrence: row.occurrence_limit,
      aggregate: row.aggregate_limit,
      usedOfAggregate: 0,
    };
    const all = (await exposuresOf(work, claim)).map(exposureOf);
    const before = exposureOf(row).reserve[kind];
    const decided = setReserve(exposureOf(row), kind, amount, { all, shared });
    if (!decided.ok) return decided;
    await work.tx
      .updateTable('claim_exposures')
      .set({ [`reserve_${kind}`]: amount })
      .where('claim_exposure_id', '=', row.claim_exposure_id)
      .execute();
    await work.publish({ type: 'claim_reserved', ...aboutClaim(claim), kind, before, after: amount });
    return { claim_id: id };
  },
});
