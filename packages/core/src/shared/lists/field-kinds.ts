import { cleanText, type FieldKind } from '../text/clean-text.ts';

/**
 * What the arguments of operations and the answers of forms hold, by their names; wherever a name stands, it means the
 * same. What is not named here is prose, of which only what nobody sees is taken away.
 */
const fieldKinds: Readonly<Record<string, FieldKind>> = {
  email: 'email',
  phone: 'phone',
  vin: 'number',
  hull_number: 'number',
  license_number: 'number',
  license_plate: 'number',
  postal_code: 'postal_code',
  first_name: 'name',
  last_name: 'name',
  preferred_name: 'name',
  business_name: 'name',
  name: 'line',
  signature: 'line',
  title: 'line',
  make: 'line',
  model: 'line',
  floorplan: 'line',
  line_1: 'line',
  line_2: 'line',
  locality: 'line',
};

const byName = new Map<string, FieldKind>(Object.entries(fieldKinds));

/** What a field of a name holds; `payer_email` is an e-mail address as `email` is. */
export function kindOfField(name: string): FieldKind {
  const own = byName.get(name);
  if (own !== undefined) return own;
  const ending = /_(email|phone|vin|postal_code)$/.exec(name)?.[1];
  return (ending === undefined ? undefined : byName.get(ending)) ?? 'prose';
}

function cleaned(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cleanText(value, kindOfField(name));
  if (Array.isArray(value)) return value.map((each) => cleaned(each, name));
  return typeof value === 'object' && value !== null && isPlain(value) ? cleanFields(value) : value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Every text of an object, at any depth, cleaned as what its name says that it is. Names stay as they are. */
export function cleanFields<Fields extends object>(fields: Fields): Fields {
  const pairs = Object.entries(fields).map(([name, value]) => [name, cleaned(value, name)]);
  // Each text stays a text and everything else what it was.
  return Object.fromEntries(pairs) as Fields;
}
