import { accept, type Decision, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { incurredLosses } from '../shared/money/loss-ratio.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { words, type Words } from '../shared/words.ts';
import type { RecoveryKind, ReserveKind } from './vocabulary.ts';

/** What one coverage owes one claimant of a claim, and what was paid and came back. Cents. */
export type Exposure = {
  readonly exposureId: string;
  readonly coverage: string;
  /** Whom it is owed: limits a person count together by it. */
  readonly claimant: string;
  /** What it pays at most by itself; null where the coverage names no amount. */
  readonly limit: Cents | null;
  /** Taken off once, from the limit too: what is paid is never above limit less deductible. */
  readonly deductible: Cents;
  /** What is held back for what is still to be paid. */
  readonly reserve: Readonly<Record<ReserveKind, Cents>>;
  readonly paid: Readonly<Record<ReserveKind, Cents>>;
  readonly recovered: Readonly<Record<RecoveryKind, Cents>>;
};

/** What exposures of one coverage pay at most together: a person, an occurrence, a term. Null: no such limit. */
export type SharedLimits = {
  readonly person: Cents | null;
  readonly occurrence: Cents | null;
  readonly aggregate: Cents | null;
  /** What other claims of the term have had of the aggregate. */
  readonly usedOfAggregate: Cents;
};

export type ClaimMoneyRefusal =
  | 'amount_not_positive'
  | 'reserve_negative'
  | 'reserve_above_limit'
  | 'payment_above_limit'
  | 'payment_above_reserve'
  | 'recovery_above_paid'
  | 'limit_below_held'
  | 'limit_below_paid';

const indemnityOf = (exposures: readonly Exposure[]): Cents => sumCents(exposures.map(({ paid }) => paid.indemnity));
const leastOf = (amounts: readonly (Cents | null)[]): Cents | null =>
  amounts.reduce((least, one) => (least === null ? one : one === null ? least : Math.min(least, one)), null);

/**
 * What of an exposure's loss may still be paid, by its own limit less the deductible and by what it shares with the others
 * of its coverage; null where nothing limits it. Handling a claim has no limit of the policy.
 */
export function payableOf(exposure: Exposure, all: readonly Exposure[], shared: SharedLimits): Cents | null {
  const { coverage, claimant, limit, deductible, paid } = exposure;
  const alike = all.filter((one) => one.coverage === coverage);
  const left = (most: Cents | null, used: Cents): Cents | null => (most === null ? null : Math.max(0, most - used));
  return leastOf([
    limit === null ? null : Math.max(0, limit - deductible - paid.indemnity),
    left(shared.person, indemnityOf(alike.filter((one) => one.claimant === claimant))),
    left(shared.occurrence, indemnityOf(alike)),
    left(shared.aggregate, indemnityOf(alike) + shared.usedOfAggregate),
  ]);
}

const withPart = <Key extends string>(parts: Readonly<Record<Key, Cents>>, key: Key, amount: Cents) => ({
  ...parts,
  [key]: amount,
});

export type Shares = { readonly all: readonly Exposure[]; readonly shared: SharedLimits };

/** What may still be held back of an exposure: what is held back for others of its coverage is spoken for. */
function holdableOf(exposure: Exposure, { all, shared }: Shares): Cents | null {
  const counted = all.map((one) =>
    one.exposureId === exposure.exposureId
      ? one
      : { ...one, paid: { ...one.paid, indemnity: one.paid.indemnity + one.reserve.indemnity } },
  );
  return payableOf(exposure, counted, shared);
}

/** Holds back an amount from now on; what of the loss is held back is never more than what may still be paid. */
export function setReserve(
  exposure: Exposure,
  kind: ReserveKind,
  amount: Cents,
  shares: Shares,
): Decision<Exposure, ClaimMoneyRefusal> {
  if (amount < 0) {
    return refuse(
      'reserve_negative',
      words('Enter an amount of $0 or more.', 'Entrez un montant de 0 $ ou plus.'),
      'amount',
    );
  }
  const most = kind === 'indemnity' ? holdableOf(exposure, shares) : null;
  if (most !== null && amount > most) {
    return refuse(
      'reserve_above_limit',
      sentence(
        words(
          'This coverage pays {most} more at most. Hold back that or less.',
          'Cette protection paie au plus {most} de plus. Provisionnez ce montant ou moins.',
        ),
        { most: { cents: most } },
      ),
      'amount',
    );
  }
  return accept({ ...exposure, reserve: withPart(exposure.reserve, kind, amount) });
}

/**
 * What of a loss is still to be paid: less the deductible, within every limit, less what was paid already. It is what is
 * held back once somebody has valued the loss. Cents, never below nothing.
 */
export function owedOf(exposure: Exposure, loss: Cents, shares: Shares): Cents {
  const most = holdableOf(exposure, shares);
  const left = Math.max(0, loss - exposure.deductible - exposure.paid.indemnity);
  return most === null ? left : Math.min(left, most);
}

/** What a coverage pays at most of a loss: by itself, a person, in all of it, and what counts of the loss. */
type CoverageLimits = {
  readonly limit: Cents | null;
  readonly person: Cents | null;
  readonly occurrence: Cents | null;
  readonly counted: Cents | null;
};

/**
 * Whether a coverage may pay by other limits from now on: none falls below what is held back and paid under it, for then
 * the books would say what the policy does not.
 */
export function checkLimits(
  alike: readonly Exposure[],
  before: CoverageLimits,
  after: CoverageLimits,
  name: Words,
): Decision<null, ClaimMoneyRefusal> {
  const held = (some: readonly Exposure[]) => sumCents(some.map((one) => one.reserve.indemnity));
  const each = (key: (one: Exposure) => string) => [...Map.groupBy(alike, key).values()];
  const under: Readonly<Record<keyof CoverageLimits, readonly (readonly Exposure[])[]>> = {
    limit: each((one) => one.exposureId),
    person: each((one) => one.claimant),
    occurrence: [alike],
    counted: [alike],
  };
  for (const key of ['limit', 'person', 'occurrence', 'counted'] as const) {
    const most = after[key];
    if (most === null || most >= (before[key] ?? Infinity)) continue;
    for (const some of under[key]) {
      const paid = indemnityOf(some);
      if (held(some) + paid <= most) continue;
      const values = { name, most: { cents: most }, held: { cents: held(some) }, paid: { cents: paid } };
      return paid > most
        ? refuse(
            'limit_below_paid',
            sentence(
              words(
                'By this, {name} pays {most} at most, and {paid} of it was paid already. Write it down as a note instead.',
                'Selon cela, {name} paie au plus {most}, et {paid} en ont déjà été payés. Consignez-le plutôt dans une note.',
              ),
              values,
            ),
          )
        : refuse(
            'limit_below_held',
            sentence(
              words(
                'By this, {name} pays {most} at most, {paid} of which was paid, and {held} is held back. Lower the reserve first.',
                'Selon cela, {name} paie au plus {most}, dont {paid} ont été payés, et {held} sont provisionnés. Réduisez d’abord la provision.',
              ),
              values,
            ),
          );
    }
  }
  return accept(null);
}

/**
 * The deductible of an exposure that is new to a claim: it is taken off once, so what another exposure of the damage to
 * the vehicle takes off already is not taken off again.
 */
export function deductibleLeft(deductible: Cents, others: readonly Pick<Exposure, 'deductible'>[]): Cents {
  return Math.max(0, deductible - sumCents(others.map((one) => one.deductible)));
}

/** Pays out of what is held back: never above the limits, never above the reserve, which falls by as much. */
export function payExposure(
  exposure: Exposure,
  kind: ReserveKind,
  amount: Cents,
  { all, shared }: Shares,
): Decision<Exposure, ClaimMoneyRefusal> {
  if (amount <= 0) {
    return refuse(
      'amount_not_positive',
      words('Enter an amount above $0.', 'Entrez un montant supérieur à 0 $.'),
      'amount',
    );
  }
  const most = kind === 'indemnity' ? payableOf(exposure, all, shared) : null;
  if (most !== null && amount > most) {
    return refuse(
      'payment_above_limit',
      sentence(
        words(
          'This coverage pays {most} more at most. Pay that or less.',
          'Cette protection paie au plus {most} de plus. Payez ce montant ou moins.',
        ),
        { most: { cents: most } },
      ),
      'amount',
    );
  }
  const held = exposure.reserve[kind];
  if (amount > held) {
    return refuse(
      'payment_above_reserve',
      sentence(
        words(
          '{held} is held back for this. Raise the reserve first.',
          '{held} est provisionné pour cela. Augmentez d’abord la provision.',
        ),
        { held: { cents: held } },
      ),
      'amount',
    );
  }
  return accept({
    ...exposure,
    reserve: withPart(exposure.reserve, kind, held - amount),
    paid: withPart(exposure.paid, kind, exposure.paid[kind] + amount),
  });
}

/**
 * A payment that never arrived: it is paid no more and held back again, so that it is paid anew. What others of the claim
 * were paid meanwhile may leave it less than that; the next payment finds out.
 */
export function takeBackPayment(exposure: Exposure, kind: ReserveKind, amount: Cents): Exposure {
  return {
    ...exposure,
    reserve: withPart(exposure.reserve, kind, exposure.reserve[kind] + amount),
    paid: withPart(exposure.paid, kind, exposure.paid[kind] - amount),
  };
}

/** Takes in what comes back; never more than the loss that was paid. */
export function recover(exposure: Exposure, kind: RecoveryKind, amount: Cents): Decision<Exposure, ClaimMoneyRefusal> {
  if (amount <= 0) {
    return refuse(
      'amount_not_positive',
      words('Enter an amount above $0.', 'Entrez un montant supérieur à 0 $.'),
      'amount',
    );
  }
  const most = exposure.paid.indemnity - sumCents(Object.values(exposure.recovered));
  if (amount > most) {
    return refuse(
      'recovery_above_paid',
      sentence(
        words(
          '{most} of what was paid has not come back. Enter that or less.',
          '{most} de ce qui a été payé n’est pas revenu. Entrez ce montant ou moins.',
        ),
        { most: { cents: most } },
      ),
      'amount',
    );
  }
  return accept({ ...exposure, recovered: withPart(exposure.recovered, kind, exposure.recovered[kind] + amount) });
}

/** What claims have cost and are expected to cost: paid, and held back, less what came back. */
export function incurredOf(exposures: readonly Exposure[]): Cents {
  const sum = (of: (exposure: Exposure) => Readonly<Record<string, Cents>>): Cents =>
    sumCents(exposures.flatMap((exposure) => Object.values(of(exposure))));
  return incurredLosses({
    paid: sum(({ paid }) => paid),
    reserved: sum(({ reserve }) => reserve),
    recovered: sum(({ recovered }) => recovered),
  });
}

/**
 * What the insured gets of their deductible when somebody else pays for the loss: its share of what came back, after what
 * it cost to get it, rounded down in favour of nobody who would get more than there is.
 */
export function deductibleReturned(deductible: Cents, paid: Cents, netRecovery: Cents): Cents {
  const loss = deductible + paid;
  if (loss <= 0 || netRecovery <= 0) return 0;
  return Math.min(deductible, Math.floor((netRecovery * deductible) / loss));
}

/** What comes of what somebody paid back, in cents: ours, and what of it is the insured’s deductible. */
export type RecoveryParted = { readonly exposure: Exposure; readonly ours: Cents; readonly deductible: Cents };

/**
 * Parts what came back after what it cost to get it. Of what another side pays for the loss the insured has the share of
 * their deductible, over everything that came back so far; a wreck is sold for us alone.
 */
export function partRecovery(
  exposure: Exposure,
  kind: RecoveryKind,
  { received, costs }: { readonly received: Cents; readonly costs: Cents },
  returned: Cents,
): Decision<RecoveryParted, ClaimMoneyRefusal> {
  const net = received - costs;
  if (received <= 0 || costs < 0 || net < 0) {
    return refuse(
      'amount_not_positive',
      words(
        'Enter what came in, above $0, and costs of no more than that.',
        'Entrez ce qui est arrivé, plus de 0 $, et des frais qui ne le dépassent pas.',
      ),
      'received',
    );
  }
  const all = exposure.recovered.subrogation + returned + net;
  const owed = kind === 'subrogation' ? deductibleReturned(exposure.deductible, exposure.paid.indemnity, all) : 0;
  const deductible = Math.min(net, Math.max(0, owed - returned));
  const ours = net - deductible;
  if (ours === 0) return accept({ exposure, ours, deductible });
  const taken = recover(exposure, kind, ours);
  return taken.ok
    ? accept({ exposure: taken.event, ours, deductible })
    : { ok: false, refusal: { ...taken.refusal, field: 'received' } };
}

/** What another side is asked for that bears so many per cent of the loss: of what was paid and of the deductible. */
export function subrogationSought({ paid, deductible }: Exposure, percent: number): Cents {
  return Math.floor(((paid.indemnity + deductible) * percent) / 100);
}
