import { isLeafType, isEnumType, type GraphQLInputType, getNamedType } from 'graphql';
import { ownValue } from '../own-value.ts';

/**
 * Stands in a variable's place while a query is compiled. What does not shape the SQL becomes a slot, so that one
 * compiled query serves every request of the same shape.
 */
export class Slot {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

type Shaped = {
  /** Equal for variables that compile to the same SQL. */
  readonly shape: string;
  readonly slotted: Readonly<Record<string, unknown>>;
  readonly leaves: readonly unknown[];
};

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/** How a variable's value takes part: as it stands, as one leaf, or by its structure. */
export type Part = 'structure' | 'leaf' | 'mixed';

export function partOf(type: GraphQLInputType): Part {
  const named = getNamedType(type);
  // Int may be a limit and Boolean a directive's condition: both are written into the SQL.
  if (isEnumType(named) || named.name === 'Int' || named.name === 'Boolean') return 'structure';
  if (isLeafType(named)) return 'leaf';
  return named.name.endsWith('_order_by') ? 'structure' : 'mixed';
}

function shapedValue(value: unknown, leaves: unknown[]): { shape: string; slotted: unknown } {
  const asLeaf = (): { shape: string; slotted: Slot } => ({ shape: '?', slotted: new Slot(leaves.push(value) - 1) });
  if (isScalar(value)) return asLeaf();
  if (Array.isArray(value)) {
    if (value.length > 0 && value.every(isScalar)) return asLeaf();
    const items = value.map((item) => shapedValue(item, leaves));
    return { shape: `[${items.map(({ shape }) => shape).join(',')}]`, slotted: items.map(({ slotted }) => slotted) };
  }
  if (typeof value !== 'object' || value === null) return { shape: String(value), slotted: value };
  const entries = Object.entries(value).map(([key, each]) => {
    // The columns of a count stand in the SQL.
    const isShape = key === 'arguments';
    return [key, isShape ? { shape: JSON.stringify(each), slotted: each } : shapedValue(each, leaves)] as const;
  });
  return {
    shape: `{${entries.map(([key, { shape }]) => `${JSON.stringify(key)}:${shape}`).join(',')}}`,
    slotted: Object.fromEntries(entries.map(([key, { slotted }]) => [key, slotted])),
  };
}

/** Splits coerced variables into the shape that decides the SQL and the leaves that are bound to it. */
export function shapeVariables(
  declared: Iterable<{ readonly name: string; readonly part: Part }>,
  variables: Readonly<Record<string, unknown>>,
): Shaped {
  const leaves: unknown[] = [];
  const slotted: Record<string, unknown> = Object.create(null);
  let shape = '';
  for (const { name, part } of declared) {
    const value = ownValue(variables, name) ?? null;
    if (part === 'structure' || value === null) {
      slotted[name] = value;
      shape += `${name}=${JSON.stringify(value)};`;
    } else if (part === 'leaf') {
      slotted[name] = new Slot(leaves.push(value) - 1);
      shape += `${name}=?;`;
    } else {
      const shaped = shapedValue(value, leaves);
      slotted[name] = shaped.slotted;
      shape += `${name}=${shaped.shape};`;
    }
  }
  return { shape, slotted, leaves };
}

export function hasSlot(value: unknown): boolean {
  if (value instanceof Slot) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasSlot);
}

/** Puts the leaves back. */
export function filled(value: unknown, leaves: readonly unknown[]): unknown {
  if (value instanceof Slot) return leaves[value.index];
  if (Array.isArray(value)) return value.map((each) => filled(each, leaves));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, leaves)]));
}
