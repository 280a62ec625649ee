import type { Day } from '../shared/day.ts';
import { type CompiledRow, compileTable, type FactorRows, type RateRow, type TableShape } from './rate-rows.ts';
import { amountTables, type ChargeShape, type FactorShape, type RateStructure } from './rate-structure.ts';

/** A factor with its rows; `position` is its place among all factors of the structure. */
export type CompiledFactor = {
  readonly name: string;
  readonly position: number;
  readonly shape: FactorShape;
  readonly rows: FactorRows;
  readonly columns: readonly number[];
  /** States and provinces where a price may not follow it, and from which effective date on. */
  readonly barred: ReadonlyMap<string, Day | null>;
};

/** A coverage whose price is a product; `column` is the position of its decimals in a row. */
export type CompiledCoverage = {
  readonly code: string;
  readonly column: number;
  readonly factors: readonly CompiledFactor[];
  readonly groups: readonly string[] | undefined;
};

export type CompiledCharge = ChargeShape & { readonly rows: FactorRows };

/** What is looked up for an object of one group when these coverages are bought. */
export type ObjectPlan = {
  readonly coverages: readonly CompiledCoverage[];
  readonly factors: readonly CompiledFactor[];
  readonly persons: boolean;
};

export type RateBook = {
  readonly version: string;
  readonly structure: RateStructure;
  readonly rows: Readonly<Record<string, FactorRows>>;
  readonly factors: readonly CompiledFactor[];
  /** The factors of places and of the quote; the term is none of them. */
  readonly shared: readonly CompiledFactor[];
  readonly ofPersons: readonly CompiledFactor[];
  readonly ofTerm: CompiledFactor;
  readonly coverages: readonly CompiledCoverage[];
  readonly charges: readonly CompiledCharge[];
  /** No row for any factor; copied, for that is much faster than to make one. */
  readonly blank: readonly (CompiledRow | undefined)[];
  /** The group of each kind of object. */
  readonly groupOf: ReadonlyMap<unknown, string>;
  /** The factor that every object has: what it is. */
  readonly kind: CompiledFactor;
  /** Plans by group and bought coverages, made when first asked for. */
  readonly plans: ReadonlyMap<string, Map<number, ObjectPlan>>;
};

/** Whether the law forbids a price to follow a factor in a state or province (postal code) from an effective date on. */
export function isBarred(factor: CompiledFactor, area: string | null, effectiveDate: Day): boolean {
  if (area === null || !factor.barred.has(area)) return false;
  const since = factor.barred.get(area) ?? null;
  return since === null || since <= effectiveDate;
}

const noRows: FactorRows = { byKey: new Map(), bands: [] };

/** The rows of a table of a book; none when the version has no such table. */
export function rowsOf(book: RateBook, table: string): FactorRows {
  return book.rows[table] ?? noRows;
}

function termFactor({ term, coverages }: RateStructure): FactorShape {
  return {
    of: 'quote',
    answer: 'termMonths',
    path: 'policy_duration_months',
    asks: term.asks,
    keys: 'named',
    coverages: coverages.map(({ code }) => code),
    always: true,
  };
}

function tableShapes(structure: RateStructure, codes: readonly string[]): Map<string, TableShape> {
  const shapes = new Map<string, TableShape>();
  const add = (name: string, shape: TableShape) => {
    if (shapes.has(name)) throw new RangeError(`the structure names two tables "${name}"`);
    shapes.set(name, shape);
  };
  for (const [name, { keys, coverages }] of Object.entries(structure.factors)) {
    const columns = coverages.map((code) => codes.indexOf(code));
    if (columns.includes(-1)) throw new RangeError(`factor "${name}" touches a coverage that the structure lacks`);
    add(name, { keys, columns, amount: false });
  }
  add(structure.term.table, { keys: 'named', columns: codes.map((_, column) => column), amount: true });
  for (const name of amountTables(structure)) add(name, { keys: 'named', columns: [], amount: true });
  return shapes;
}

function compileFactors(structure: RateStructure, rows: Readonly<Record<string, FactorRows>>): CompiledFactor[] {
  const codes = structure.coverages.map(({ code }) => code);
  const shapes = { ...structure.factors, [structure.term.table]: termFactor(structure) };
  return Object.entries(shapes).map(([name, shape], position) => ({
    name,
    position,
    shape,
    rows: rows[name] ?? noRows,
    columns: shape.coverages.map((code) => codes.indexOf(code)),
    barred: new Map(
      structure.barred.flatMap((bar) =>
        bar.factors.includes(name) ? bar.areas.map((area) => [area, bar.since] as const) : [],
      ),
    ),
  }));
}

function named<Thing extends { readonly name: string }>(things: readonly Thing[], name: string): Thing {
  const found = things.find((thing) => thing.name === name);
  if (!found) throw new RangeError(`the structure has no factor "${name}"`);
  return found;
}

function groupsOf({ objects }: RateStructure): Map<unknown, string> {
  const groups = new Map<unknown, string>();
  for (const [group, kinds] of Object.entries(objects.groups)) {
    for (const kind of kinds) {
      if (groups.has(kind)) throw new RangeError(`the structure puts "${kind}" into two groups`);
      groups.set(kind, group);
    }
  }
  return groups;
}

/**
 * Turns the structure and the rows of one version into a book that rates fast and exactly. Throws a RangeError that
 * names what is wrong: a row of a table that the structure lacks, one that stands twice, a gap between bands, a decimal
 * or an amount that is missing or not asked for, a coverage, factor or group that is named and not declared.
 */
export function compileRateBook(structure: RateStructure, rateRows: readonly RateRow[], version: string): RateBook {
  const codes = structure.coverages.map(({ code }) => code);
  const shapes = tableShapes(structure, codes);
  const byTable = Map.groupBy(rateRows, ({ factor }) => factor);
  for (const name of byTable.keys()) {
    if (!shapes.has(name)) throw new RangeError(`the rate book names an unknown factor "${name}"`);
  }
  const rows = Object.fromEntries(
    [...shapes].map(([name, shape]) => [name, compileTable(name, byTable.get(name) ?? [], shape, codes)]),
  );
  const factors = compileFactors(structure, rows);
  const coverages = structure.coverages.map(({ code, factors: names, groups }, column) => ({
    code,
    column,
    factors: names.map((name) => named(factors, name)),
    groups,
  }));
  const kind = factors.find(({ shape }) => shape.of === 'object' && shape.answer === structure.objects.answer);
  if (!kind) throw new RangeError('no factor of the structure asks what an object is');
  const charges = structure.charges.map((charge) => ({ ...charge, rows: rows[charge.code] ?? noRows }));
  const groupOf = groupsOf(structure);
  const plans = new Map(Object.keys(structure.objects.groups).map((group) => [group, new Map<number, ObjectPlan>()]));
  const ofTerm = named(factors, structure.term.table);
  const ofPersons = factors.filter(({ shape }) => shape.of === 'person');
  const shared = factors.filter(({ shape }) => shape.of === 'place' || shape.of === 'quote');
  const blank = factors.map(() => undefined);
  const sorted = { blank, shared: shared.filter((factor) => factor !== ofTerm), ofPersons, ofTerm };
  return { version, structure, rows, factors, ...sorted, coverages, charges, groupOf, kind, plans };
}

/** A place for the row of each factor, all empty. */
export function noRowsYet(book: RateBook): (CompiledRow | undefined)[] {
  return book.blank.slice();
}

const counts = (groups: readonly string[] | undefined, group: string) => groups === undefined || groups.includes(group);

function makePlan(book: RateBook, group: string, bought: Readonly<Record<string, unknown>>): ObjectPlan {
  const coverages = book.coverages.filter(({ code, groups }) => bought[code] !== undefined && counts(groups, group));
  const persons = book.structure.persons !== null && counts(book.structure.persons.groups, group);
  const used = new Set(coverages.flatMap((coverage) => coverage.factors));
  const isPerson = ({ shape }: CompiledFactor) => shape.of === 'person';
  return {
    // What an object of the group does not have is left out of its products.
    coverages: coverages.map((coverage) => ({
      ...coverage,
      factors: coverage.factors.filter(
        (factor) => counts(factor.shape.groups, group) && (persons || !isPerson(factor)),
      ),
    })),
    factors: book.factors.filter(
      (factor) =>
        factor.shape.of === 'object' &&
        factor !== book.kind &&
        counts(factor.shape.groups, group) &&
        (factor.shape.always === true || used.has(factor)),
    ),
    persons: persons && [...used].some(isPerson),
  };
}

/** What is looked up for an object of a group when these coverages (by their codes) are bought. */
export function planFor(book: RateBook, group: string, bought: Readonly<Record<string, unknown>>): ObjectPlan {
  // One bit for each coverage.
  let key = 1;
  for (const { code } of book.coverages) key = key * 2 + (bought[code] === undefined ? 0 : 1);
  const plans = book.plans.get(group);
  const known = plans?.get(key);
  if (known) return known;
  const plan = makePlan(book, group, bought);
  plans?.set(key, plan);
  return plan;
}
