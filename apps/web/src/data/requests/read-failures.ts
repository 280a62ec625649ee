/**
 * Tells of reads that failed, for the cache's callbacks. A read that is asked for again and again and keeps failing in
 * the same words is told of once, until it succeeds.
 */
export function createReadFailures(notify: (error: unknown) => void) {
  const failing = new WeakMap<object, string>();
  return {
    onError(error: Error, read: object): void {
      if (failing.get(read) === error.message) return;
      failing.set(read, error.message);
      notify(error);
    },
    onSuccess(_data: unknown, read: object): void {
      failing.delete(read);
    },
  };
}
