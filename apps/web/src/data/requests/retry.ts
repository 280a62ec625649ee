import { isTransient, RequestError } from './request-error.ts';

/** Tries after the first. */
export const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Milliseconds that the server asked for. */
const waitOf = (error: unknown): number => (error instanceof RequestError ? (error.retryAfter ?? 0) : 0);

/** Milliseconds to wait before another try: 1, 2, 4 … seconds, at most 30; longer where the server says how long. */
export function retryDelay(failures: number, error?: unknown): number {
  return Math.max(waitOf(error), Math.min(longestDelay, firstDelay * 2 ** failures));
}

/** Whether to try again by itself: not for what no try mends, and not where the server wants to be left alone for long. */
export function isTriedAgain(failures: number, error: unknown): boolean {
  return failures < retries && isTransient(error) && waitOf(error) <= longestDelay;
}
