/** The same meaning for each of some codes, which are written in one text with blanks between them. */
export function sameFor<const Meaning>(codes: string, meaning: Meaning): Readonly<Record<string, Meaning>> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, meaning]));
}
