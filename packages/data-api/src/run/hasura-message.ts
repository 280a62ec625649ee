import { Kind } from 'graphql';
import { ownValue } from '../own-value.ts';

type Rewrite = readonly [pattern: RegExp, write: (match: readonly string[], found: string) => string];

const expected =
  (what: string): Rewrite[1] =>
  ([, type], found) =>
    `expected ${what} for type '${type}', but found ${found}`;
const noField: Rewrite[1] = ([, field, type]) => `field '${field}' not found in type: '${type}'`;
const noNull: Rewrite[1] = ([, type]) => `unexpected null value for type '${type}'`;
const missing: Rewrite[1] = ([, name]) => `missing required field '${name}'`;
const selfSpread: Rewrite[1] = ([, name, via]) =>
  `cannot spread fragment '${name}' within itself${via === undefined ? '' : ` via ${via.replaceAll('"', "'")}`}`;

// What stands behind a pattern's match, such as a suggestion, is kept.
const rewrites: readonly Rewrite[] = [
  [/^Validation aborted\.$/, () => 'The query is too complex: it repeats too many fields'],
  [/^Cannot query field "([^"]*)" on type "([^"]*)"\./, noField],
  [/^Field "([^"]*)" is not defined by type "([^"]*)"\./, noField],
  [
    /^Unknown argument "([^"]*)" on field "[^".]*\.([^"]*)"\./,
    ([, name, field]) => `'${field}' has no argument named '${name}'`,
  ],
  [/^Unknown directive "@([^"]*)"\./, ([, name]) => `directive '${name}' is not defined in the schema`],
  [
    /^Directive "@([^"]*)" may not be used on (\w+)\./,
    ([, name, place = '']) => `directive '${name}' is not allowed on a ${place.toLowerCase().replaceAll('_', ' ')}`,
  ],
  [
    /^The directive "@([^"]*)" can only be used once at this location\./,
    ([, name]) => `the following directives are used more than once: '${name}'`,
  ],
  [/^Unknown fragment "([^"]*)"\./, ([, name]) => `reference to undefined fragment '${name}'`],
  [/^Cannot spread fragment "([^"]*)" within itself(?: via (.*))?\.$/, selfSpread],
  [/^Variable "\$([^"]*)" is not defined(?: by operation "[^"]*")?\./, ([, name]) => `unbound variable '${name}'`],
  [
    /^Variable "\$([^"]*)" of type "([^"]*)" used in position expecting type "([^"]*)"\./,
    ([, name, own, wanted]) => `variable '${name}' is declared as '${own}', but used where '${wanted}' is expected`,
  ],
  [
    /^Field "([^"]*)" of type "[^"]*" must have a selection of subfields\.[^]*$/,
    ([, name]) => `missing selection set for '${name}'`,
  ],
  [
    /^Field "[^"]*" must not have a selection since type "[^"]*" has no subfields\./,
    () => 'unexpected subselection set for non-object field',
  ],
  [/^[^]*[Aa]rgument "([^"]*)" of type "[^"]*" is required, but it was not provided\./, missing],
  [/^Field "(?:[^".]*\.)?([^"]*)" of required type "[^"]*" was not provided\./, missing],
  [/^Expected value of type "\[?([^"!\]]*)[!\]]*", found null\./, noNull],
  [/^Expected non-nullable type "([^"]*)!" not to be null\./, noNull],
  [
    /^Argument "[^"]*" of (?:non-null )?type "([^"]*)!" must not be null\./,
    ([, type]) => `unexpected null value for type '${type}'`,
  ],
  [
    /^Value "([^"]*)" does not exist in "([^"]*)" enum\./,
    ([, value, type]) => `expected one of the values of type '${type}', but found '${value}'`,
  ],
  [/^Enum "([^"]*)" cannot represent non-(?:enum|string) value: [^]*?(?=$| Did you mean)/, expected('an enum value')],
  [/^(Int) cannot represent [^]*$/, expected('a 32-bit integer')],
  [/^(Float) cannot represent [^]*$/, expected('a float')],
  [/^(String) cannot represent [^]*$/, expected('a string')],
  [/^(Boolean) cannot represent [^]*$/, expected('a boolean')],
  [/^Expected value of type "\[?([^"!\]]*)[!\]]*", found [^]*$/, expected('an object')],
  [/^Expected type "\[?([^"!\]]*)[!\]]*" to be an object\./, expected('an object')],
];

/** A message of graphql-js in Hasura's words; `found` describes the value it is about. */
export function hasuraMessage(message: string, found: string): string {
  for (const [pattern, write] of rewrites) {
    const match = pattern.exec(message);
    if (match !== null) return `${write(match, found)}${message.slice(match[0].length)}`;
  }
  return message;
}

/** The field that such a message misses. */
export const missingField = (message: string): string | undefined =>
  /^missing required field '([^']*)'/.exec(message)?.[1];

const literals: Readonly<Record<string, string>> = {
  [Kind.INT]: 'an integer',
  [Kind.FLOAT]: 'a float',
  [Kind.STRING]: 'a string',
  [Kind.BOOLEAN]: 'a boolean',
  [Kind.NULL]: 'null',
  [Kind.ENUM]: 'an enum value',
  [Kind.LIST]: 'a list',
  [Kind.OBJECT]: 'an object',
};

/** What a literal is, in words. */
export const describedLiteral = (kind: string): string => ownValue(literals, kind) ?? 'something else';

/** What a JSON value is, in words. */
export function describedValue(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'an integer' : 'a float';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
