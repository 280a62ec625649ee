import { may, type Principal } from '../../identity/principal.ts';
import {
  longestBackdating,
  dayFromTo,
  claimAfterThisDay,
  takesUnderwriter,
  endIsAnnounced,
} from '../../policies/cancellation/cancel-policy.ts';
import type { Policy } from '../../policies/policy.ts';
import type { Segment } from '../../policies/segments.ts';
import { endedStatuses } from '../../policies/vocabulary.ts';
import { type StoppedCover, stoppedRefusal } from '../../quoting/subject/moratoriums.ts';
import { premiumOf } from '../../rating/premium-of.ts';
import type { Rating } from '../../rating/rating.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import type { NewFindings } from './new-findings.ts';
import type { Raise } from './raised-cover.ts';
import { accept, type Decision, type Refusal, refusal, type Refused, refuse } from '../../shared/decision.ts';
import type { Cents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { words } from '../../shared/words.ts';
import { endedStaysAsItIs } from '../../policies/correct-named-insured.ts';

export const moneyUnderWay = words(
  'A payment or refund of this policy is under way. Wait until its bank has answered.',
  'Un paiement ou un remboursement de cette police est en cours. Attendez la réponse de la banque.',
);

/** What is known of a policy that somebody wants to change. */
export type EndorseFacts = {
  readonly policy: Pick<Policy, 'policyId' | 'status' | 'effectiveDate' | 'expirationDate'>;
  /** The day of cover where the risk is. */
  readonly today: Day;
  /** How the days of the term are covered, as we know it now. */
  readonly segments: readonly Segment[];
  /** The day of the last change that was applied, by the days from which they count; null before the first. */
  readonly lastChange: Day | null;
  /** The days on which something happened that was claimed under this term. */
  readonly incidents: readonly Day[];
  /** Whether a payment or a refund is under way whose outcome nobody knows yet. */
  readonly isMoneyUnderWay: boolean;
};

/** A description of what a policy covers, as it is to be, and both prices under the rates of the term. */
export type OtherCover = {
  readonly before: Rating;
  readonly after: Rating;
  /** What of the cover is raised (raised-cover.ts), whatever the whole then costs. */
  readonly raises: readonly Raise[];
  /** What stops any of that where the vehicles are kept from then on; null where nothing does. */
  readonly stoppedBy: StoppedCover | null;
  /** What is found of what is described then, and was not found before (new-findings.ts). */
  readonly findings: NewFindings;
};

/** What is to be covered from a day on, until the day of a later change. */
export type EndorsementRequest = OtherCover & {
  /** It counts from 12:01 a.m. of it. */
  readonly effective: Day;
  /** What the changes of later days, applied already, come to on top of it; absent where they are not made again. */
  readonly later?: readonly OtherCover[];
  /** Whether it may be for a day to come: what is proposed waits for its day. */
  readonly mayWait?: boolean;
  /** Whether an underwriter lets pass what underwriters alone may (`overridable`), with their reason. */
  readonly isOverridden?: boolean;
};

export type EndorsementDecided = {
  readonly type: 'endorsement_decided';
  readonly policyId: string;
  readonly effective: Day;
};

export type EndorseRefusal =
  | 'policy_over'
  | 'cancellation_pending'
  | 'money_under_way'
  | 'outside_term'
  | 'day_not_reached'
  | 'backdating_too_far'
  | 'claim_after_date'
  | 'backdated_raise'
  | 'later_change_applied'
  | 'not_covered_throughout'
  | 'not_priced'
  | 'fields_missing'
  | 'rates_elsewhere'
  | 'needs_underwriter'
  | 'policy_delinquent'
  | 'moratorium_active';

/** What an underwriter may let pass of a proposed change, with a reason. */
export const overridable = [
  'needs_underwriter',
  'backdating_too_far',
  'claim_after_date',
  'backdated_raise',
] as const satisfies readonly EndorseRefusal[];

/** Whether an underwriter alone may let pass what a change was refused for. */
export function isOverridable({ code }: Refusal): boolean {
  return overridable.some((one) => one === code);
}

/** Whether a policy stands so that what it covers may be changed at all. */
export function checkEndorsable({
  policy: { status },
  isMoneyUnderWay,
}: Pick<EndorseFacts, 'policy' | 'isMoneyUnderWay'>): Refusal<EndorseRefusal> | null {
  if (endedStatuses.some((one) => one === status)) {
    return refusal('policy_over', endedStaysAsItIs);
  }
  if (status === 'pending_cancellation') {
    return refusal('cancellation_pending', endIsAnnounced);
  }
  if (!isMoneyUnderWay) return null;
  return refusal('money_under_way', moneyUnderWay);
}

/** Whether the rates of a term are there to price a change: those of a policy that moved stayed where it was. */
export function checkRatesOfTerm(raterVersionId: string | null): Decision<string, EndorseRefusal> {
  return raterVersionId === null
    ? refuse(
        'rates_elsewhere',
        words(
          'The rates of another organization priced this term. It is changed with the next one, under the rates of this organization.',
          'Les tarifs d’une autre organisation ont fixé le prix de ce terme. Il se modifie au prochain, selon les tarifs de cette organisation.',
        ),
      )
    : accept(raterVersionId);
}

/** The first day from which a change may count, for whoever asks, and the last: a change is applied once its day has come. */
export function endorsementDays(
  { policy, today, lastChange }: Pick<EndorseFacts, 'policy' | 'today' | 'lastChange'>,
  actor: Principal,
): { readonly earliest: Day; readonly latest: Day } {
  const { effectiveDate: from } = policy;
  const latest = today > from ? today : from;
  const back = may(actor, 'policy:backdate') ? from : addDays(today, -longestBackdating);
  const earliest = [from, back, lastChange ?? from].reduce((one, other) => (one > other ? one : other));
  return { earliest: earliest < latest ? earliest : latest, latest };
}

/** What is said against a day that has passed, and an underwriter may let pass. */
function findPastProblem(
  { today, incidents }: EndorseFacts,
  { effective, raises, later = [] }: EndorsementRequest,
  actor: Principal,
): Refusal<EndorseRefusal> | null {
  const field = 'effective_date';
  if (daysBetween(effective, today) > longestBackdating && !may(actor, 'policy:backdate')) {
    const message = sentence(takesUnderwriter, { days: longestBackdating });
    return refusal('backdating_too_far', message, field);
  }
  if (effective >= today) return null;
  if (incidents.some((on) => on >= effective)) {
    return refusal('claim_after_date', claimAfterThisDay, field);
  }
  if (raises.length === 0 && later.every((one) => one.raises.length === 0)) return null;
  return refusal(
    'backdated_raise',
    words(
      'What raises cover counts from today at the earliest. Choose today.',
      'Ce qui augmente la protection compte à partir d’aujourd’hui au plus tôt. Choisissez aujourd’hui.',
    ),
    field,
  );
}

function findDayProblem(
  facts: EndorseFacts,
  request: EndorsementRequest,
  actor: Principal,
): Refusal<EndorseRefusal> | null {
  const { policy, segments, lastChange } = facts;
  const { effective } = request;
  const { effectiveDate: from, expirationDate: to } = policy;
  const field = 'effective_date';
  if (effective < from || effective >= to) {
    const last = addDays(to, -1);
    return refusal('outside_term', sentence(dayFromTo, { from, last }), field);
  }
  const { latest } = endorsementDays(facts, actor);
  if (effective > latest && !request.mayWait) {
    return refusal(
      'day_not_reached',
      sentence(words('Choose {day} or an earlier day.', 'Choisissez le {day} ou un jour antérieur.'), { day: latest }),
      field,
    );
  }
  const past = request.isOverridden ? null : findPastProblem(facts, request, actor);
  if (past) return past;
  if (lastChange !== null && effective < lastChange && !request.later) {
    const message = sentence(
      words(
        'A change from {day} on is applied already. Choose that day or a later one.',
        'Une modification à compter du {day} est déjà appliquée. Choisissez ce jour ou un jour plus tard.',
      ),
      {
        day: lastChange,
      },
    );
    return refusal('later_change_applied', message, field);
  }
  if (segments.some((one) => one.to > effective && one.status !== 'in_force')) {
    return refusal(
      'not_covered_throughout',
      words(
        'Some days after this one have no cover. Choose a later day.',
        'Certains jours après celui-ci sont sans protection. Choisissez un jour plus tard.',
      ),
      field,
    );
  }
  return null;
}

const codesOf = (found: readonly { readonly code: string; readonly field: string }[]): Set<string> =>
  new Set(found.map(({ code, field }) => `${code} ${field}`));

/** Why a change waits for somebody who may let pass what it brings about. */
export function needsUnderwriter(): Refusal<'needs_underwriter'> {
  return refusal(
    'needs_underwriter',
    words(
      'An underwriter has to look at this change first.',
      'Un souscripteur doit d’abord examiner cette modification.',
    ),
  );
}

/** Why what no rates price is not changed. */
export function refuseUnrated(): Refused<'not_priced'> {
  return refuse(
    'not_priced',
    words(
      'The rates of this term do not price this. An underwriter has to.',
      'Les tarifs de ce terme ne donnent pas de prix pour cela. Un souscripteur doit le faire.',
    ),
  );
}

/** Whether the rates of the term price what is asked for, and find nothing in it that an underwriter has not seen. */
function findPriceProblem({
  before,
  after,
  findings,
  isOverridden = false,
}: OtherCover & Pick<EndorsementRequest, 'isOverridden'>): Refusal<EndorseRefusal> | null {
  const [missing] = after.missing_fields;
  if (missing) return refusal('fields_missing', missing, missing.path);
  if (premiumOf(before) === null || premiumOf(after) === null) {
    return refuseUnrated().refusal;
  }
  const known = codesOf([...before.referrals, ...before.rejections]);
  const isNew = [...codesOf([...after.referrals, ...after.rejections])].some((one) => !known.has(one));
  return (isNew || findings.asksUnderwriter) && !isOverridden ? needsUnderwriter() : null;
}

/** What stands in the way of a change that costs more or covers more: neither while it is unpaid, nor more cover where it is stopped. */
function findRaiseProblem(
  { policy }: EndorseFacts,
  { before, after, raises, stoppedBy }: OtherCover,
): Refusal<EndorseRefusal> | null {
  const costsMore = (premiumOf(after) ?? 0) > (premiumOf(before) ?? 0);
  if (policy.status === 'delinquent' && (costsMore || raises.length > 0)) {
    return refusal(
      'policy_delinquent',
      words(
        'Something is overdue on this policy. What raises its price or its cover waits for that.',
        'Un montant est en souffrance sur cette police. Ce qui en augmente le prix ou la protection doit attendre qu’il soit payé.',
      ),
    );
  }
  if (stoppedBy === null) return null;
  return stoppedRefusal(
    stoppedBy,
    words(
      'Nothing that raises cover is changed there for now. {moratorium}',
      'Rien qui augmente la protection n’y est modifié pour l’instant. {moratorium}',
    ),
  );
}

/**
 * Whether a change of a policy in force may be applied (docs/rules.md, changes). Every change passes through here, what
 * is done at once and what somebody proposed: asked for its preview, and again when it is applied.
 */
export function decideEndorse(
  facts: EndorseFacts,
  request: EndorsementRequest,
  actor: Principal,
): Decision<EndorsementDecided> {
  const problem = checkEndorsable(facts) ?? findDayProblem(facts, request, actor);
  if (problem) return { ok: false, refusal: problem };
  const { isOverridden = false, later = [] } = request;
  for (const cover of [request, ...later]) {
    const found =
      cover.findings.obstacle ?? findPriceProblem({ ...cover, isOverridden }) ?? findRaiseProblem(facts, cover);
    if (found) return { ok: false, refusal: found };
  }
  return accept({ type: 'endorsement_decided', policyId: facts.policy.policyId, effective: request.effective });
}

/** Whether somebody agreed to the premium of the term as it comes out by now; whoever names none takes it as it is. */
export function checkPremium(
  agreed: Cents | null,
  premium: Cents,
  currency: Policy['currency'],
): Decision<Cents, 'amount_changed'> {
  if (agreed === null || agreed === premium) return accept(premium);
  const message = sentence(
    words(
      'By now the term would cost {premium}. Look at it again.',
      'La période coûterait maintenant {premium}. Vérifiez de nouveau.',
    ),
    {
      premium: { cents: premium, currency },
    },
  );
  return refuse('amount_changed', message, 'premium');
}
