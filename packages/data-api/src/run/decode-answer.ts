import type { DecodedSpot } from '../compile/statement.ts';
import { isRecord } from '../compile/statement.ts';

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

/** Told of each value that was decoded. */
export type Note = (domain: string, encoded: Encoded) => void;

type Decoding = { readonly decoders: Decoders; readonly note?: Note | undefined };

function decoded(value: unknown, spot: DecodedSpot, { decoders, note }: Decoding): unknown {
  if (typeof value !== 'string') return value;
  const { domain, byKey, table, column } = spot;
  const decode = decoders[domain];
  if (decode === undefined) throw new Error(`Nothing decodes ${domain}`);
  const bar = byKey ? value.indexOf('|') : -1;
  const encoded = { table, column, key: value.slice(0, Math.max(bar, 0)), value: value.slice(bar + 1) };
  note?.(domain, encoded);
  return decode(encoded);
}

/** Decodes in place: the value is this answer's own, and a copy for each spot would be one of all of it. */
function decodeAt(value: unknown, path: readonly string[], spot: DecodedSpot, decoding: Decoding): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return decoded(value, spot, decoding);
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      if (step === '*' || step === String(index)) value[index] = decodeAt(each, rest, spot, decoding);
    }
  } else if (isRecord(value) && Object.hasOwn(value, step)) {
    value[step] = decodeAt(value[step], rest, spot, decoding);
  }
  return value;
}

/** Decodes what is to decode in one root field's JSON text; text without any is returned as it is. */
export function decodeAnswer(
  text: string,
  key: string,
  spots: readonly DecodedSpot[],
  decoders: Decoders,
  note?: Note,
): string {
  const own = spots.filter(({ path }) => path[0] === key);
  if (own.length === 0) return text;
  const value = own.reduce<unknown>(
    (json, spot) => decodeAt(json, spot.path.slice(1), spot, { decoders, note }),
    JSON.parse(text),
  );
  return JSON.stringify(value);
}
