export const scalarNames = [
  'uuid',
  'timestamptz',
  'timestamp',
  'date',
  'numeric',
  'json',
  'jsonb',
  'bigint',
  'Int',
  'Float',
  'String',
  'Boolean',
] as const;
export type ScalarName = (typeof scalarNames)[number];

export const isJsonScalar = (scalar: ScalarName): boolean => scalar === 'json' || scalar === 'jsonb';

export type ColumnType = {
  readonly scalar: ScalarName;
  readonly list: boolean;
  /** The SQL type that a parameter compared with the column is cast to. */
  readonly sql: string;
  readonly text: boolean;
  /** Set where a domain's values mean nothing to the caller until the server has decoded them. */
  readonly decoded: Decoded | undefined;
};

/** A domain with `@decoded` in its comment; with `@decoded by key` a value can only be read together with its row's key. */
export type Decoded = { readonly domain: string; readonly byKey: boolean };

export type RawType = {
  readonly type: string;
  readonly category: string;
  readonly element: string | null;
  readonly sql: string;
  readonly domain: string | null;
  readonly note: string | null;
};

const scalarOf: ReadonlyMap<string, ScalarName> = new Map([
  ['uuid', 'uuid'],
  ['timestamptz', 'timestamptz'],
  ['timestamp', 'timestamp'],
  ['date', 'date'],
  ['numeric', 'numeric'],
  ['json', 'json'],
  ['jsonb', 'jsonb'],
  ['int8', 'bigint'],
  ['int2', 'Int'],
  ['int4', 'Int'],
  ['float4', 'Float'],
  ['float8', 'Float'],
  ['bool', 'Boolean'],
]);

function decodedOf({ domain, note }: RawType): Decoded | undefined {
  const [found, byKey] = /@decoded( by key)?/.exec(note ?? '') ?? [];
  return domain === null || found === undefined ? undefined : { domain, byKey: byKey !== undefined };
}

/** A PostgreSQL type as the API shows it; what has no scalar of its own travels as text. */
export function columnType(raw: RawType): ColumnType {
  const list = raw.category === 'A';
  const scalar = scalarOf.get(list ? (raw.element ?? '') : raw.type) ?? 'String';
  return { scalar, list, sql: raw.sql, text: raw.category === 'S', decoded: decodedOf(raw) };
}
