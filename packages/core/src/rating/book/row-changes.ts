import type { Rating, TraceStep } from '../rating.ts';

/**
 * What stands differently in a price: a factor of the rate book, a coverage that is charged or not, the discounts, or
 * the step up to the minimum premium. Keys as the book spells them; none where it did not count at all.
 */
export type RowChange = {
  readonly about: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** More keys of one factor than these name no single cause. */
const mostKeys = 4;

type Line = { readonly about: RowChange['about']; readonly key: string; readonly value: string };

const itemOf = ({ vehicleId, coverage }: TraceStep) => `${vehicleId} ${coverage}`;

/** What names a coverage that one side alone has: its own limit or deductible. */
function namesItem({ factor, coverage }: TraceStep): boolean {
  return factor === coverage || factor === 'deductible' || factor === 'increased_limits';
}

/** The lines of a rating by what they are about: of coverages that both sides have each factor, of the others the whole. */
function linesOf({ trace, discounts, minimum_top_up }: Rating, common: ReadonlySet<string>): Map<string, Line> {
  const lines = new Map<string, Line>();
  for (const step of trace) {
    const { factor, coverage, key, value } = step;
    const item = itemOf(step);
    if (common.has(item)) {
      lines.set(`${item} ${factor}`, { about: factor === coverage ? coverage : factor, key, value });
    } else if (namesItem(step)) lines.set(item, { about: coverage, key, value });
  }
  for (const { code, percent } of discounts) {
    lines.set(`discount ${code}`, { about: 'discount', key: code, value: String(percent) });
  }
  if (minimum_top_up > 0) {
    lines.set('minimum', { about: 'minimum_premium', key: 'minimum_premium', value: String(minimum_top_up) });
  }
  return lines;
}

/**
 * The rows of the rate book by which two traced ratings differ, in the order of the trace, each once however many
 * coverages and vehicles it touches. A row that is the same and counts for more, such as a slice of the value, has the
 * same key on both sides.
 */
export function rowChanges(pairs: readonly (readonly [before: Rating, after: Rating])[]): RowChange[] {
  const changes = new Map<string, { about: RowChange['about']; before: Set<string>; after: Set<string> }>();
  for (const [before, after] of pairs) {
    const items = new Set(before.trace.map(itemOf));
    const common = new Set(after.trace.map(itemOf).filter((item) => items.has(item)));
    const [old, now] = [linesOf(before, common), linesOf(after, common)];
    for (const place of new Set([...old.keys(), ...now.keys()])) {
      const [was, is] = [old.get(place), now.get(place)];
      const about = (was ?? is)?.about;
      if (about === undefined || (was?.key === is?.key && was?.value === is?.value)) continue;
      const change = changes.get(about) ?? { about, before: new Set(), after: new Set() };
      if (was) change.before.add(was.key);
      if (is) change.after.add(is.key);
      changes.set(about, change);
    }
  }
  const few = (keys: ReadonlySet<string>) => [...keys].slice(0, mostKeys);
  return [...changes.values()].map((one) => ({ about: one.about, before: few(one.before), after: few(one.after) }));
}
