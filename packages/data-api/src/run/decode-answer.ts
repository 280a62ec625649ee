import type { DecodedPosition } from '../compile/statement.ts';
import { isRecord } from '../compile/statement.ts';
import { ownValue } from '../own-value.ts';

/** A value as the database holds it, and where; `key` is its row's, and empty where its domain is decoded without. */
export type Encoded = {
  readonly table: string;
  readonly column: string;
  readonly key: string;
  readonly value: string;
};

/** Makes of a domain's value what the caller reads. */
export type Decode = (encoded: Encoded) => string | null;

/** How the values of each domain are decoded that is marked so. */
export type Decoders = Readonly<Record<string, Decode>>;

/** A value that could not be decoded, where it stands in the answer, and why. */
export type Unreadable = {
  readonly path: readonly (string | number)[];
  readonly encoded: Encoded;
  readonly error: unknown;
};

export type Decoding = {
  readonly decoders: Decoders;
  /** Told of each value that was decoded. */
  readonly note?: ((domain: string, encoded: Encoded) => void) | undefined;
  /** Told of each that could not be: it is null in the answer, so that one value does not take its list along. */
  readonly unreadable: (found: Unreadable) => void;
};

type Place = Unreadable['path'];

function decoded(
  value: unknown,
  position: DecodedPosition,
  { decoders, note, unreadable }: Decoding,
  place: Place,
): unknown {
  if (typeof value !== 'string') return value;
  const { domain, byKey, table, column } = position;
  const decode = ownValue(decoders, domain);
  if (decode === undefined) throw new Error(`Nothing decodes ${domain}`);
  const bar = byKey ? value.indexOf('|') : -1;
  const encoded = { table, column, key: value.slice(0, Math.max(bar, 0)), value: value.slice(bar + 1) };
  try {
    const plain = decode(encoded);
    note?.(domain, encoded);
    return plain;
  } catch (error) {
    unreadable({ path: place, encoded, error });
    return null;
  }
}

/** Decodes in place: the value is this answer's own, and a copy for each position would be one of all of it. */
function decodeAt(value: unknown, position: DecodedPosition, decoding: Decoding, place: Place): unknown {
  const step = position.path[place.length];
  if (step === undefined) return decoded(value, position, decoding, place);
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      if (step === '*' || step === String(index)) value[index] = decodeAt(each, position, decoding, [...place, index]);
    }
  } else if (isRecord(value) && Object.hasOwn(value, step)) {
    Object.assign(value, { [step]: decodeAt(ownValue(value, step), position, decoding, [...place, step]) });
  }
  return value;
}

/** Decodes what is to decode in one root field's JSON text; text without any is returned as it is. */
export function decodeAnswer(
  text: string,
  key: string,
  positions: readonly DecodedPosition[],
  decoding: Decoding,
): string {
  const own = positions.filter(({ path }) => path[0] === key);
  if (own.length === 0) return text;
  const value = own.reduce<unknown>((json, position) => decodeAt(json, position, decoding, [key]), JSON.parse(text));
  return JSON.stringify(value);
}
