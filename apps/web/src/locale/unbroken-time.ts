/** A time of day on one line: French writes "12 h 27", whose spaces would break. */
export const unbrokenTime = (text: string): string =>
  text.replaceAll(/(?<=\d) h(?: (?=\d)|\b)/g, (part) => part.replaceAll(' ', '\u00a0'));
