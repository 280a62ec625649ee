const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function stored<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

/**
 * A format of dates and times, made once for a locale and its options: making one takes fifty times as long as printing
 * with it. Throws a RangeError for an unknown locale or time zone, and stores nothing then.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return stored(dateFormats, key, () => new Intl.DateTimeFormat(locale, options));
}

/** A format of numbers, made once for a locale and its options. Throws a RangeError for an unknown locale or currency. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  return stored(numberFormats, key, () => new Intl.NumberFormat(locale, options));
}
