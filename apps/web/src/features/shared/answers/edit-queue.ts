export type Edit<Result> = (version: number | undefined) => Promise<Result>;

/**
 * Sends the edits of one quote one after another, each with the version that the last one left behind, so that a page
 * never refuses its own edits as another tab's.
 */
export function createEditQueue() {
  let version: number | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let running = 0;
  return {
    version: (): number | undefined => version,
    isIdle: (): boolean => running === 0,
    /** Takes the version that was read from the server. */
    adopt(seen: number): void {
      version = seen;
    },
    /** Runs after all edits before it; `versionOf` reads the new version out of the result. */
    run<Result>(edit: Edit<Result>, versionOf: (result: Result) => number | null | undefined): Promise<Result> {
      running += 1;
      const turn = last.then(async () => {
        try {
          const result = await edit(version);
          version = versionOf(result) ?? version;
          return result;
        } finally {
          running -= 1;
        }
      });
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

export type EditQueue = ReturnType<typeof createEditQueue>;
