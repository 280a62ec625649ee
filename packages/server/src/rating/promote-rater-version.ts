import { decidePromoteRaterVersion, type Promotion } from '@roadworthy/core/rating/book/promote-rater-version.ts';
import type { RateRelease } from '@roadworthy/core/rating/book/rate-release.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import { nameOfUser, personOf } from '../kernel/operations/person-of.ts';
import type { Tx } from '../kernel/database.ts';
import type { Work } from '../kernel/work.ts';
import { firstZone } from '../products/first-day.ts';
import { organizationOfRates } from './organization-of-rates.ts';
import { type StoredRates, loadRates } from './rates-store.ts';
import { outcomesOf } from './run-rater-fixtures.ts';

/** Locks every version of the line, so that of two promotions at once the second sees the first. Throws `not_found`. */
async function lockVersion(tx: Tx, provider: string, version: string): Promise<StoredRates> {
  const versions = await tx
    .selectFrom('rater_versions')
    .select(['rater_version_id', 'provider_version'])
    .where('provider', '=', provider)
    .orderBy('rater_version_id')
    .forUpdate()
    .execute();
  const found = versions.find((one) => one.provider_version === version);
  if (!found) throw notFound();
  return loadRates(tx, found.rater_version_id);
}

/** The version that counts from the same day on in the very same place and for the same business, or null. */
async function versionTaking(tx: Tx, provider: string, { effectiveDate, area, businessType }: RateRelease) {
  const taken = await tx
    .selectFrom('rater_releases as r')
    .innerJoin('rater_versions as v', 'v.rater_version_id', 'r.rater_version_id')
    .select('v.provider_version')
    .where('r.provider', '=', provider)
    .where('r.effective_date', '=', effectiveDate)
    .where('r.administrative_area', 'is not distinct from', area)
    .where('r.business_type', 'is not distinct from', businessType)
    .executeTakeFirst();
  return taken?.provider_version ?? null;
}

async function savePromotion(work: Work, rates: StoredRates, { reason, differenceReason, release }: Promotion) {
  const { tx, organizationId, actor, now } = work;
  const person = personOf(actor);
  if (rates.status !== 'promoted') {
    await tx
      .updateTable('rater_versions')
      .set({
        status: 'promoted',
        promoted: now,
        promotion_reason: reason,
        promoted_by: person,
        promoted_by_name: nameOfUser(person),
      })
      .where('rater_version_id', '=', rates.raterVersionId)
      .execute();
  }
  await tx
    .insertInto('rater_releases')
    .values({
      organization_id: organizationId,
      rater_version_id: rates.raterVersionId,
      provider: rates.provider,
      effective_date: release.effectiveDate,
      administrative_area: release.area,
      business_type: release.businessType,
      reason,
      difference_reason: differenceReason,
      released_by: person,
      released_by_name: nameOfUser(person),
    })
    .execute();
}

/** What happened to the rates happened to every product of their line. */
async function publishPromotion(work: Work, { provider, version }: StoredRates, promotion: Promotion): Promise<void> {
  const products = await work.tx.selectFrom('products').select(['product_id', 'provider']).execute();
  for (const { product_id: productId } of products.filter((product) => product.provider === provider)) {
    await work.publish({ type: 'rater_version_promoted', productId, provider, version, ...promotion });
  }
}

export const promoteRaterVersion = operation({
  name: 'promote_rater_version',
  permission: 'rater:promote',
  organization: ({ provider, organization_id }, arrival) => organizationOfRates(arrival, provider, organization_id),
  example: { provider: 'personal', provider_version: '2026.2', reason: 'Filed' },
  async run(work) {
    const { input, tx } = work;
    const today = work.today(firstZone);
    const rates = await lockVersion(tx, input.provider, input.provider_version);
    const effectiveDate =
      input.effective_date === null || input.effective_date === undefined ? today : day(input.effective_date);
    const release = {
      effectiveDate,
      area: input.administrative_area ?? null,
      businessType: input.business_type ?? null,
    };
    const decision = decidePromoteRaterVersion(
      {
        version: rates.version,
        reason: input.reason,
        release,
        differenceReason: input.difference_reason ?? null,
      },
      {
        today,
        outcomes: await outcomesOf(tx, rates),
        taken: await versionTaking(tx, rates.provider, release as RateRelease),
      },
    );
    if (!decision.ok) return decision;
    await savePromotion(work, rates, decision.event);
    await publishPromotion(work, rates, decision.event);
    return { rater_version_id: rates.raterVersionId };
  },
});
