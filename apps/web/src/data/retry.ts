/** Tries after the first. */
export const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Milliseconds to wait before another try: 1, 2, 4 … seconds, at most 30. */
export function retryDelay(failures: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** failures);
}
