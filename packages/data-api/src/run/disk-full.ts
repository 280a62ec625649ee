/** What a full disk is called: by the operating system, where a quota is used up, and by PostgreSQL. */
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** What a caller is told whose writing found no room. */
export const noRoom = {
  en: 'There is no room to save this right now. Try again in a few minutes.',
  fr: 'Il n’y a plus de place pour enregistrer ceci. Réessayez dans quelques minutes.',
} as const;

/** Whether an error, or what caused it, says that a disk is full: ours or the database's. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  if (!(error instanceof Error)) return false;
  return ('code' in error && typeof error.code === 'string' && codes.has(error.code)) || isDiskFull(error.cause);
}
