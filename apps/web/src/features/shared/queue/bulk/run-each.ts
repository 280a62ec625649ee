export type Outcome<T> =
  | { readonly key: string; readonly ok: true; readonly value: T }
  | { readonly key: string; readonly ok: false; readonly error: unknown };

/** Does a work for each key, a few at a time; one that fails stops no other. Outcomes stand in the order of the keys. */
export async function runEach<T>(
  keys: readonly string[],
  work: (key: string) => Promise<T>,
  onProgress: (done: number) => void,
  atOnce = 3,
): Promise<Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  let next = 0;
  let done = 0;
  async function worker(): Promise<void> {
    for (let at = next++; at < keys.length; at = next++) {
      const key = keys[at] ?? '';
      outcomes[at] = await work(key).then(
        (value): Outcome<T> => ({ key, ok: true, value }),
        (error: unknown): Outcome<T> => ({ key, ok: false, error }),
      );
      done += 1;
      onProgress(done);
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, keys.length) }, worker));
  return outcomes;
}
