/** The three coverages that factors touch, as positions in a row: comprehensive, collision, liability. */
export const comprehensive = 0;
export const collision = 1;
export const liability = 2;
export type Column = typeof comprehensive | typeof collision | typeof liability;

/** Names of the columns as the rate book spells them, by position. */
export const columnNames = ['comprehensive', 'collision', 'liability'] as const;

type FactorShape = {
  /** How the keys of the factor's rows read: a name, whole-number bands (`0-1`, `21+`), or bands that share edges. */
  readonly keys: 'named' | 'banded' | 'sliced';
  readonly columns: readonly Column[];
  readonly amount: boolean;
};

const factor = (keys: FactorShape['keys'], ...columns: Column[]): FactorShape => ({ keys, columns, amount: false });
const money: FactorShape = { keys: 'named', columns: [], amount: true };

/**
 * Which factor touches which coverage, and which rows carry an amount (docs/rules.md, rating). Decimals are factors, except in
 * `base`: dollars a $1,000 of value for damage, dollars a year for liability. An amount is whole cents: of a charge, or
 * in `discount`, `discount_cap` and `term` of every dollar.
 */
export const factorTable = {
  base: factor('named', comprehensive, collision, liability),
  value: factor('sliced', comprehensive, collision),
  territory: factor('named', comprehensive, collision, liability),
  vehicle_age: factor('banded', comprehensive, collision),
  storage: factor('named', comprehensive),
  score: factor('named', comprehensive, collision, liability),
  driver_age: factor('banded', collision, liability),
  experience: factor('banded', collision, liability),
  points: factor('banded', collision, liability),
  usage: factor('named', comprehensive, collision, liability),
  rental_utilisation: factor('banded', comprehensive, collision, liability),
  yearly_miles: factor('banded', collision, liability),
  deductible: factor('named', comprehensive, collision),
  settlement: factor('named', comprehensive, collision),
  increased_limits: factor('named', liability),
  term: { keys: 'named', columns: [comprehensive, collision, liability], amount: true },
  uninsured_motorist: money,
  medical_payments: money,
  vacation_liability: money,
  emergency_expense: money,
  roadside: money,
  glass: money,
  full_timer_liability: money,
  personal_effects: money,
  pet: money,
  discount: money,
  discount_cap: money,
  minimum_premium: money,
  minimum_value: money,
  policy_fee: money,
} as const satisfies Record<string, FactorShape>;

export type FactorName = keyof typeof factorTable;

/** The factor's entry in the table; throws a RangeError for a name that is no factor. */
export function shapeOf(name: string): FactorShape {
  if (!isFactorName(name)) throw new RangeError(`the rate book names an unknown factor "${name}"`);
  return factorTable[name];
}

/** Whether the text names a factor. */
export function isFactorName(name: string): name is FactorName {
  return Object.hasOwn(factorTable, name);
}

/** Every factor, in the order of a trace. */
export const factorNames = Object.keys(factorTable).filter(isFactorName);
