import type { Cents } from '../../shared/money/money.ts';
import type { Sentence } from '../../shared/text/sentence.ts';
import type { Dislocation } from './dislocation.ts';
import { changeEdges } from '../vocabulary.ts';

/** What a policy is counted under. */
export type DislocationGroups = {
  /** Postal code of the state or province of rating. */
  readonly state: string;
  /** Of the first thing insured. */
  readonly class: string;
  readonly organization: string;
};

/** Counts of policies, and sums in cents over those that both versions have a price for. */
export type DislocationSums = {
  readonly policies: number;
  readonly compared: number;
  readonly before: Cents;
  readonly after: Cents;
  readonly capped: Cents;
  readonly rising: number;
  readonly falling: number;
  /** Policies that would newly be referred, or refused. */
  readonly referred: number;
  readonly refused: number;
  /** Policies with a price before and none after, and what that price is. */
  readonly unpriced: number;
  readonly lost: Cents;
  /** Policies that have no price before. */
  readonly withoutBase: number;
  /** Policies that are charged something else than the rates say. */
  readonly chargedOtherwise: number;
};

type Counts = Readonly<Record<string, number>>;
type Groups = Readonly<Record<string, DislocationSums>>;

/** A part of a book, or all of it: parts are merged in any order. */
export type DislocationSummary = {
  readonly total: DislocationSums;
  /** Policies by their change: below the first edge, between edges, none at all, and above the last edge. */
  readonly histogram: readonly number[];
  readonly cappedHistogram: readonly number[];
  /** Policies by the code of what they would newly cross. */
  readonly referrals: Counts;
  readonly refusals: Counts;
  readonly missing: Counts;
  /** What those codes say to people; where policies are told different things under one code, one of them. */
  readonly says: Dislocation['says'];
  readonly states: Groups;
  readonly classes: Groups;
  readonly organizations: Groups;
  /** Policies by their change in basis points. */
  readonly changes: Counts;
};

const sumNames = [
  ...(['policies', 'compared', 'before', 'after', 'capped', 'rising', 'falling', 'referred', 'refused'] as const),
  ...(['unpriced', 'lost', 'withoutBase', 'chargedOtherwise'] as const),
] as const satisfies readonly (keyof DislocationSums)[];

const bars = changeEdges.length + 2;
const unchanged = changeEdges.indexOf(0) + 1;

/**
 * The bar of the histogram that a change (both premiums in cents) belongs to, from below the first edge to above the
 * last: each holds the edge that is further from 0, and what did not change at all has a bar of its own.
 */
export function barOfChange(before: Cents, after: Cents): number {
  const hundredfold = (after - before) * 100;
  if (hundredfold === 0) return unchanged;
  const edge = changeEdges.findIndex((percent) =>
    hundredfold < 0 ? percent === 0 || hundredfold < percent * before : percent > 0 && hundredfold <= percent * before,
  );
  if (edge === -1) return bars - 1;
  return hundredfold < 0 ? edge : edge + 1;
}

/** Changes beyond this are counted as this: ten times the premium. */
const mostBasisPoints = 100_000;

/** A change in basis points of the premium before, rounded half up, within ten times the premium. */
export function basisPointsOf(before: Cents, after: Cents): number {
  if (before === after) return 0;
  if (before <= 0) return mostBasisPoints;
  return Math.min(Math.floor((20_000 * (after - before) + before) / (2 * before)), mostBasisPoints);
}

type OpenSums = Record<(typeof sumNames)[number], number>;

function noSums(): OpenSums {
  return {
    policies: 0,
    compared: 0,
    before: 0,
    after: 0,
    capped: 0,
    rising: 0,
    falling: 0,
    referred: 0,
    refused: 0,
    unpriced: 0,
    lost: 0,
    withoutBase: 0,
    chargedOtherwise: 0,
  };
}

/** Nothing counted yet. */
export function emptyDislocation(): DislocationSummary {
  const none = Array.from({ length: bars }, () => 0);
  return {
    total: noSums(),
    histogram: none,
    cappedHistogram: none,
    referrals: {},
    refusals: {},
    missing: {},
    says: {},
    states: {},
    classes: {},
    organizations: {},
    changes: {},
  };
}

function countPolicy(sums: OpenSums, policy: Dislocation): void {
  const { before, after, capped, charged } = policy;
  sums.policies += 1;
  if (policy.referrals.length > 0) sums.referred += 1;
  if (policy.refusals.length > 0) sums.refused += 1;
  if (before === null) {
    sums.withoutBase += 1;
    return;
  }
  if (charged !== null && charged !== before) sums.chargedOtherwise += 1;
  if (after === null || capped === null) {
    sums.unpriced += 1;
    sums.lost += before;
    return;
  }
  sums.compared += 1;
  sums.before += before;
  sums.after += after;
  sums.capped += capped;
  if (after > before) sums.rising += 1;
  if (after < before) sums.falling += 1;
}

function addInto(sum: OpenSums, more: DislocationSums): OpenSums {
  for (const name of sumNames) sum[name] += more[name];
  return sum;
}

const addSums = (one: DislocationSums, other: DislocationSums): DislocationSums => addInto({ ...one }, other);

function mergeRecords<Value>(
  one: Readonly<Record<string, Value>>,
  other: Readonly<Record<string, Value>>,
  merge: (one: Value, other: Value) => Value,
): Readonly<Record<string, Value>> {
  const merged = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) {
    const known = merged.get(key);
    merged.set(key, known === undefined ? value : merge(known, value));
  }
  return Object.fromEntries(merged);
}

/** Of two sentences always the same one, whichever comes first. */
const firstOf = (one: Sentence, other: Sentence): Sentence => (one.message <= other.message ? one : other);

const add = (one: number, other: number) => one + other;
const addBars = (one: readonly number[], other: readonly number[]) =>
  one.map((count, bar) => count + (other[bar] ?? 0));

/** Two parts of a book as one; the order does not matter, and nor does how the book was parted. */
export function mergeDislocations(one: DislocationSummary, other: DislocationSummary): DislocationSummary {
  return {
    total: addSums(one.total, other.total),
    histogram: addBars(one.histogram, other.histogram),
    cappedHistogram: addBars(one.cappedHistogram, other.cappedHistogram),
    referrals: mergeRecords(one.referrals, other.referrals, add),
    refusals: mergeRecords(one.refusals, other.refusals, add),
    missing: mergeRecords(one.missing, other.missing, add),
    says: mergeRecords(one.says, other.says, firstOf),
    states: mergeRecords(one.states, other.states, addSums),
    classes: mergeRecords(one.classes, other.classes, addSums),
    organizations: mergeRecords(one.organizations, other.organizations, addSums),
    changes: mergeRecords(one.changes, other.changes, add),
  };
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

type Cell = { readonly groups: DislocationGroups; readonly sums: OpenSums };

/** Sums of the policies that are in the same groups: each is counted once, and the groups are summed afterwards. */
function cellsOf(policies: Iterable<Grouped>): Cell[] {
  const cells = new Map<string, Cell>();
  for (const policy of policies) {
    const { groups } = policy;
    const key = `${groups.state} ${groups.class} ${groups.organization}`;
    let cell = cells.get(key);
    if (!cell) cells.set(key, (cell = { groups, sums: noSums() }));
    countPolicy(cell.sums, policy);
  }
  return [...cells.values()];
}

function groupedBy(cells: readonly Cell[], by: keyof DislocationGroups): Groups {
  const groups = new Map<string, OpenSums>();
  for (const cell of cells) {
    groups.set(cell.groups[by], addInto(groups.get(cell.groups[by]) ?? noSums(), cell.sums));
  }
  return Object.fromEntries(groups);
}

type Grouped = Dislocation & { readonly groups: DislocationGroups };

/** What the policies of a part come to together. */
export function summarizeDislocations(policies: readonly Grouped[]): DislocationSummary {
  const empty = emptyDislocation();
  const [histogram, cappedHistogram] = [[...empty.histogram], [...empty.cappedHistogram]];
  const counts = () => new Map<string, number>();
  const [referrals, refusals, missing, changes] = [counts(), counts(), counts(), new Map<number, number>()];
  let says: DislocationSummary['says'] = {};
  for (const policy of policies) {
    const { before, after, capped } = policy;
    if (policy.referrals.length + policy.refusals.length + policy.missing.length > 0) {
      says = mergeRecords(says, policy.says, firstOf);
    }
    for (const code of policy.referrals) count(referrals, code);
    for (const code of policy.refusals) count(refusals, code);
    for (const path of policy.missing) count(missing, path);
    if (before === null || after === null || capped === null) continue;
    const [bar, cappedBar] = [barOfChange(before, after), barOfChange(before, capped)];
    histogram[bar] = (histogram[bar] ?? 0) + 1;
    cappedHistogram[cappedBar] = (cappedHistogram[cappedBar] ?? 0) + 1;
    count(changes, basisPointsOf(before, after));
  }
  const cells = cellsOf(policies);
  const total = noSums();
  for (const { sums } of cells) addInto(total, sums);
  return {
    total,
    histogram,
    cappedHistogram,
    referrals: Object.fromEntries(referrals),
    refusals: Object.fromEntries(refusals),
    says,
    missing: Object.fromEntries(missing),
    changes: Object.fromEntries(changes),
    states: groupedBy(cells, 'state'),
    classes: groupedBy(cells, 'class'),
    organizations: groupedBy(cells, 'organization'),
  };
}

/**
 * The least change, the nine deciles and the greatest, in basis points: of so many policies by their change, the k-th is
 * the change of the first policy that k tenths do not lie above. Empty where nothing was compared.
 */
export function decilesOf(changes: Counts): number[] {
  const sorted = Object.entries(changes)
    .map(([change, policies]) => [Number(change), policies] as const)
    .toSorted(([one], [other]) => one - other);
  const all = sorted.reduce((sum, [, policies]) => sum + policies, 0);
  if (all === 0) return [];
  const deciles: number[] = [];
  let passed = 0;
  for (const [change, policies] of sorted) {
    passed += policies;
    while (deciles.length <= 10 && passed >= Math.max(1, Math.ceil((deciles.length * all) / 10))) deciles.push(change);
  }
  return deciles;
}
