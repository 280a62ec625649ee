import { isTransient, RequestError } from './request-error.ts';

/** Tries after the first. */
export const retries = 3;
const firstDelay = 1000;
const longestDelay = 30_000;

/** Milliseconds to wait before another try: 1, 2, 4 … seconds, at most 30; longer where the server says how long. */
export function retryDelay(failures: number, error?: unknown): number {
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return Math.max(asked, Math.min(longestDelay, firstDelay * 2 ** failures));
}

/** Whether to try again by itself: not for what no try mends, and not where the server wants to be left alone for long. */
export function isTriedAgain(failures: number, error: unknown): boolean {
  const asked = error instanceof RequestError ? (error.retryAfter ?? 0) : 0;
  return failures < retries && isTransient(error) && asked <= longestDelay;
}
