import pg from 'pg';

const oids = { date: 1082, int8: 20, int8Array: 1016, dateArray: 1182, numericArray: 1231 } as const;
const textArrayOid: number = 1009;

const parsers: Readonly<Record<number, (value: string) => unknown>> = {
  [oids.date]: (value) => value,
  [oids.int8]: wholeNumber,
  [oids.int8Array]: (value) => textArray(value).map((item) => (item === null ? null : wholeNumber(item))),
  [oids.dateArray]: textArray,
  [oids.numericArray]: textArray,
};

/** How columns become values: days and numerics stay text, bigint becomes a number and throws beyond 2^53. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers[oid]) ?? pg.types.getTypeParser(oid, format),
};

function wholeNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`The bigint ${value} does not fit a JavaScript number.`);
  return number;
}

function textArray(value: string): (string | null)[] {
  return pg.types.getTypeParser(textArrayOid)(value);
}
