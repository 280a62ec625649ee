import { findProseProblem, tidyLine } from '../../shared/text/check-text.ts';
import type { Day } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { businessTypes, canadianProvinces, usStates } from '../../products/vocabulary.ts';
import type { FixtureOutcome } from './rate-fixtures.ts';
import type { RaterVersionPromoted } from '../events/rater-version-promoted.ts';
import { words } from '../../shared/words.ts';

export type PromotionRequest = {
  readonly version: string;
  readonly reason: string;
  readonly release: {
    readonly effectiveDate: Day;
    readonly area?: string | null;
    readonly businessType?: string | null;
  };
  /** Why fixtures may differ. */
  readonly differenceReason?: string | null;
};

export type PromotionFacts = {
  /** The first day anywhere that we sell. */
  readonly today: Day;
  readonly outcomes: readonly FixtureOutcome[];
  /** The version that already counts from that day on in the very same place and for the same business. */
  readonly taken: string | null;
};

export type Promotion = Pick<RaterVersionPromoted, 'reason' | 'differenceReason' | 'release'>;

const areas: readonly string[] = [...usStates, ...canadianProvinces];

function findReleaseProblem({ release }: PromotionRequest, { today, taken }: PromotionFacts) {
  const { effectiveDate, area = null, businessType = null } = release;
  if (area !== null && !areas.includes(area)) {
    return refuse(
      'area_unknown',
      words('Choose a state or province, or all of them.', 'Choisissez une province ou un État, ou tous.'),
      'administrative_area',
    );
  }
  if (businessType !== null && !businessTypes.some((one) => one === businessType)) {
    return refuse(
      'business_type_unknown',
      words(
        'Choose new business, renewals, or both.',
        'Choisissez les nouvelles affaires, les renouvellements ou les deux.',
      ),
      'business_type',
    );
  }
  if (effectiveDate < today) {
    const message = sentence(
      words(
        'Rates count from {day} on at the earliest: what was quoted before stays as it was.',
        'Les tarifs s’appliquent au plus tôt à partir du {day} : ce qui a été soumis avant reste inchangé.',
      ),
      {
        day: today,
      },
    );
    return refuse('release_day_past', message, 'effective_date');
  }
  if (taken !== null) {
    const form = words(
      'Version {version} already counts from {day} on in the same place. Choose another day or place.',
      'La version {version} s’applique déjà à partir du {day} au même endroit. Choisissez un autre jour ou endroit.',
    );
    return refuse('release_day_taken', sentence(form, { version: taken, day: effectiveDate }), 'effective_date');
  }
  return null;
}

/**
 * Whether a version may be put in force: with a reason, from today on, where no other begins on the same day, and with
 * every fixture at its total; one that differs needs a reason of its own.
 */
export function decidePromoteRaterVersion(requested: PromotionRequest, facts: PromotionFacts): Decision<Promotion> {
  const reason = requested.reason.trim();
  if (tidyLine(reason) === '')
    return refuse(
      'reason_missing',
      words('Say why this version is put in force.', 'Dites pourquoi cette version est mise en vigueur.'),
      'reason',
    );
  const differenceReason = requested.differenceReason?.trim() || null;
  const unfit =
    findProseProblem(reason, 'reason', 'reason') ??
    (differenceReason === null ? null : findProseProblem(differenceReason, 'reason', 'difference_reason'));
  if (unfit) return { ok: false, refusal: unfit };
  const problem = findReleaseProblem(requested, facts);
  if (problem) return problem;
  const differing = facts.outcomes.filter(({ differs }) => differs).map(({ name }) => name);
  if (differing.length > 0 && differenceReason === null) {
    const form = words(
      'These fixtures come to another total: {names}. Mend the rates, or say why they may differ.',
      'Ces cas témoins donnent un autre total : {names}. Corrigez les tarifs, ou dites pourquoi ils peuvent différer.',
    );
    return refuse('fixtures_differ', sentence(form, { names: differing.join(', ') }), 'difference_reason');
  }
  const { effectiveDate, area = null } = requested.release;
  const businessType = businessTypes.find((one) => one === requested.release.businessType) ?? null;
  return accept({ reason, differenceReason, release: { effectiveDate, area, businessType } });
}
