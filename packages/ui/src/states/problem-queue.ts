export type Problem = { readonly key: number; readonly at: Date; readonly message: string };

export type ProblemState = {
  /** What the banner shows now. */
  readonly shown: Problem | null;
  /** The last problems, newest first. */
  readonly recent: readonly Problem[];
};

/** What stands in a banner when a failure says nothing. */
export const defaultProblem = 'Error...';
const longestHistory = 20;
const mostWaiting = 5;
const hiddenPhrases = ['not a valid json', 'webhook', 'not found in type:', 'query_root'];
const nothing: ProblemState = { shown: null, recent: [] };

/** Whether a message is the machinery's own talk, which tells a person nothing. */
export function isHiddenProblem(message: string): boolean {
  const lower = message.toLowerCase();
  return hiddenPhrases.some((phrase) => lower.includes(phrase));
}

/** The failures that people are told of: one banner at a time, in order, and the last twenty to look up again. */
export function createProblemQueue(now: () => Date = () => new Date()) {
  let waiting: readonly Problem[] = [];
  let state = nothing;
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const change = (nextWaiting: readonly Problem[], recent: readonly Problem[]): void => {
    waiting = nextWaiting;
    state = { shown: waiting[0] ?? null, recent };
    for (const listener of listeners) listener();
  };
  return {
    read: (): ProblemState => state,
    readOnServer: (): ProblemState => nothing,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    push(text: string): void {
      const message = text.trim() || defaultProblem;
      if (isHiddenProblem(message)) return;
      lastKey += 1;
      const problem = { key: lastKey, at: now(), message };
      // One outage fails many calls at once: the same words stand once in the banner and once in the history.
      const same = (one: Problem) => one.message === message;
      const isWaiting = waiting.some(same);
      const earlier = isWaiting ? state.recent.filter((one) => !same(one)) : state.recent;
      const [shown, ...rest] = isWaiting ? waiting : [...waiting, problem];
      const next = shown === undefined ? [] : [shown, ...rest.slice(-mostWaiting)];
      change(next, [problem, ...earlier].slice(0, longestHistory));
    },
    close(key: number): void {
      if (waiting.some((one) => one.key === key)) {
        change(
          waiting.filter((one) => one.key !== key),
          state.recent,
        );
      }
    },
  };
}

export type ProblemQueue = ReturnType<typeof createProblemQueue>;
