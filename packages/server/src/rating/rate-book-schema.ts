const name = { type: 'string', pattern: '^[a-z][A-Za-z0-9_]{0,63}$' } as const;
const word = { type: 'string', minLength: 1, maxLength: 200 } as const;
// Words for people, in both languages.
const both = closed({ en: word, fr: word });
const names = { type: 'array', maxItems: 200, items: name } as const;
const says = { code: name, says: both, place: name } as const;

/** An object that has these properties and no others; all are needed but those that are named. */
function closed<Properties extends object>(properties: Properties, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', additionalProperties: false, properties, required } as const;
}

function byName<Schema extends object>(of: Schema) {
  return { type: 'object', maxProperties: 500, propertyNames: name, additionalProperties: of } as const;
}

const refer = closed({ ...says, begins: { enum: ['number', 'dollars', 'last_before'] } }, ['place', 'begins']);
const points = { type: 'integer', minimum: 0, maximum: 100 } as const;

const factor = closed(
  {
    of: { enum: ['object', 'place', 'quote', 'person', 'cover'] },
    answer: name,
    path: name,
    asks: both,
    keys: { enum: ['named', 'banded', 'sliced'] },
    coverages: names,
    as: { enum: ['model_years', 'years_of_age', 'points'] },
    schedule: byName({ type: 'array', items: points, minItems: 3, maxItems: 3 }),
    otherwise: word,
    groups: names,
    always: { type: 'boolean' },
    like: byName(closed({ key: word, refer }, ['refer'])),
    refer,
    below: closed(says),
  },
  ['path', 'asks', 'as', 'schedule', 'otherwise', 'groups', 'always', 'like', 'refer', 'below'],
);

const chargeKey = closed(
  {
    of: { enum: ['word', 'group', 'setting', 'unit'] },
    word,
    setting: name,
    dollars: { type: 'integer', minimum: 1, maximum: 1_000_000 },
  },
  ['word', 'setting', 'dollars'],
);

const bar = closed({
  factors: names,
  areas: { type: 'array', maxItems: 80, items: { type: 'string', pattern: '^[A-Z]{2}$' } },
  since: { type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  source: { type: 'string', minLength: 1, maxLength: 500 },
});

const orNothing = <Schema extends object>(schema: Schema) => ({ ...schema, type: ['object', 'null'] }) as const;

const structure = closed({
  format: { const: 1 },
  objects: closed({ answer: name, groups: byName({ type: 'array', maxItems: 200, items: word }), asks: both }),
  persons: orNothing(closed({ groups: names, asks: both })),
  factors: byName(factor),
  term: closed({ table: name, asks: both }),
  coverages: {
    type: 'array',
    // One bit for each of them in a whole number.
    maxItems: 40,
    items: closed({ code: name, factors: names, groups: names }, ['groups']),
  },
  charges: { type: 'array', maxItems: 100, items: closed({ code: name, key: chargeKey, groups: names }, ['groups']) },
  barred: { type: 'array', maxItems: 100, items: bar },
  discounts: orNothing(
    closed({ table: name, cap: name, order: names, follows: byName(closed({ answer: name, is: word })) }),
  ),
  minimum: orNothing(closed({ table: name, prorated: { type: 'boolean' } })),
  least: orNothing(closed({ table: name, answer: name, refusal: closed(says) })),
  fees: { type: 'array', maxItems: 50, items: closed({ code: name, table: name }) },
});

const row = closed(
  {
    factor: name,
    key: { type: 'string', minLength: 1, maxLength: 255 },
    factors: { type: ['object', 'null'], maxProperties: 40, additionalProperties: { type: 'string', maxLength: 32 } },
    amount: { type: ['number', 'null'] },
    refer: { type: ['boolean', 'null'] },
  },
  ['factors', 'amount', 'refer'],
);

const answers = { type: 'object', maxProperties: 100 } as const;
const subject = {
  ...answers,
  required: ['effectiveDate', 'termMonths', 'state', 'coverages', 'discounts', 'paymentTerm', 'drivers', 'vehicles'],
  properties: {
    effectiveDate: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    termMonths: { type: ['integer', 'null'] },
    state: { type: ['string', 'null'] },
    coverages: { type: ['object', 'null'], additionalProperties: { type: 'object' } },
    discounts: { type: 'array', maxItems: 50, items: { type: 'string' } },
    paymentTerm: { type: ['string', 'null'] },
    drivers: { type: 'array', maxItems: 50, items: answers },
    vehicles: {
      type: 'array',
      maxItems: 500,
      items: { ...answers, required: ['vehicleId'], properties: { vehicleId: { type: 'string' } } },
    },
  },
} as const;

/** The file of one version of rates, as a JSON schema (draft-07); what its rows have to be is said by its own structure. */
export const rateBookSchema = closed({
  format: { const: 1 },
  provider: name,
  version: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}$' },
  label: { type: 'string', minLength: 1, maxLength: 100 },
  structure,
  rows: { type: 'array', maxItems: 20_000, items: row },
  fixtures: {
    type: 'array',
    maxItems: 200,
    items: closed({
      name: { type: 'string', minLength: 1, maxLength: 100 },
      subject,
      total: { type: ['integer', 'null'], minimum: 0 },
    }),
  },
});
