const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

/** An instant as ISO 8601 writes it, with its offset; null for any other text. */
export function readInstant(text: string): Date | null {
  const read = instant.test(text) ? new Date(text) : null;
  return read === null || Number.isNaN(read.getTime()) ? null : read;
}
