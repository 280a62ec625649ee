import { RequestError } from './request-error.ts';

type Waiting = { readonly caller: string; readonly start: () => void };

/**
 * Lets few pieces of work run at once and one of each caller, first come, first served: who asks for much waits for
 * themselves. Nothing is held while waiting.
 */
export class Turns {
  readonly #atOnce: number;
  readonly #waitMs: number;
  readonly #running = new Set<string>();
  readonly #waiting = new Set<Waiting>();

  constructor({ atOnce, waitMs }: { readonly atOnce: number; readonly waitMs: number }) {
    this.#atOnce = atOnce;
    this.#waitMs = waitMs;
  }

  /** Throws `timeout` when no turn comes in time. */
  async take<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(caller);
    try {
      return await work();
    } finally {
      this.#running.delete(caller);
      this.#startNext();
    }
  }

  #turn(caller: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        caller,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new RequestError('timeout', 'Too many searches by regular expressions run already: ask again later'));
      }, this.#waitMs);
      this.#waiting.add(waiting);
      this.#startNext();
    });
  }

  #startNext(): void {
    for (const waiting of this.#waiting) {
      if (this.#running.size >= this.#atOnce) return;
      if (this.#running.has(waiting.caller)) continue;
      this.#waiting.delete(waiting);
      this.#running.add(waiting.caller);
      waiting.start();
    }
  }
}
