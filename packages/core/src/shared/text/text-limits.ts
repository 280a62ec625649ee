/**
 * Most characters that a text of each kind may have: in the database's columns, in the operations and in the fields of
 * the pages. Characters are counted as the database counts them, not in halves of them.
 */
export const textLimits = {
  /** A word of a closed list, or the code of a campaign, a plan or a region. */
  code: 64,
  /** The name of a person, a business or a key. */
  name: 100,
  /** First and last name with the blank between them, as a person signs. */
  fullName: 201,
  /** What a thing is called: a make, a model, a floor plan, a file. */
  title: 100,
  email: 254,
  phone: 32,
  street: 200,
  city: 100,
  postalCode: 12,
  vin: 17,
  plate: 16,
  /** What another system calls something: a token, a hash, a number of a report. */
  reference: 255,
  /** What an underwriter asks of every customer, and what is answered in words of one's own. */
  question: 300,
  answer: 500,
  /** Why somebody decided something. */
  reason: 1_000,
  url: 2_000,
  /** What somebody wrote down, in as many lines as it takes. */
  note: 10_000,
} as const;

export type TextKind = keyof typeof textLimits;
