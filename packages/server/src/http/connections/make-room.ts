import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import type { Log } from '../../kernel/audit/log.ts';
import { OperationError, overloaded } from '../../kernel/errors.ts';

type Kind = 'read' | 'operation' | 'money';

/** For how many milliseconds answers of a kind may take while many are under way: longer, and no further one is let in. */
export const patience: Readonly<Record<Kind, number>> = { read: 1_000, operation: 3_000, money: Infinity };
/** Fewer than these under way are no crowd, however long they take: then it is they that are long. */
export const crowd = 20;

/** Of how many answers the middle one counts, how few tell nothing, and how old they may be. */
const counted = { most: 32, least: 8, freshMs: 2_000 } as const;
/** Refused callers come back spread over some seconds, and not together. */
const comeAgain = { soonest: 2, latest: 6 };

/** How long what one process was asked took lately among many others, of one kind. */
class Answers {
  readonly #begun = new Set<{ readonly at: number }>();
  #ended: readonly { readonly at: number; readonly ms: number }[] = [];

  /** What fails, as who asks too often does at once, tells nothing of how long the others take. */
  async watch<Result>(answer: () => Promise<Result>): Promise<Result> {
    const one = { at: performance.now() };
    this.#begun.add(one);
    try {
      const result = await answer();
      const at = performance.now();
      if (this.#begun.size >= crowd) this.#ended = [...this.#ended.slice(1 - counted.most), { at, ms: at - one.at }];
      return result;
    } finally {
      this.#begun.delete(one);
    }
  }

  /**
   * How long a further one will take, in milliseconds: as long as the middle one of the last, or twice as long as the middle
   * one of those under way has taken so far, which tells of a queue while it grows. Nothing without a crowd.
   */
  expectedMs(): number {
    if (this.#begun.size < crowd) return 0;
    const now = performance.now();
    const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;
    const lately = this.#ended.filter(({ at }) => now - at < counted.freshMs).map(({ ms }) => ms);
    const ended = lately.length < counted.least ? 0 : middle(lately.toSorted((a, b) => a - b));
    return Math.max(ended, 2 * (now - middle(Array.from(this.#begun, ({ at }) => at))));
  }
}

/** What a request asks for is told from its text: whoever dresses a read up as more gains two seconds of waiting. */
function kindOf({ body, headers }: FastifyRequest): Kind {
  if (headers['idempotency-key'] !== undefined) return 'money';
  const isOperation = [body].flat().some((one: unknown) => {
    const query = typeof one === 'object' && one !== null && 'query' in one ? one.query : null;
    return typeof query === 'string' && query.trimStart().startsWith('mutation');
  });
  return isOperation ? 'operation' : 'read';
}

/**
 * Lets requests in while they are answered in time. Where many are under way and take too long, a further one is refused
 * at once with 503 and Retry-After: reads first, then operations; what moves money or cover, which carries a key, is let in
 * as long as anything is. Who is let in is answered as quickly as ever, and who is refused knows at once.
 */
export function makeRoom(
  log: Log,
): <Result>(request: FastifyRequest, reply: FastifyReply, answer: () => Promise<Result>) => Promise<Result> {
  const answers: Readonly<Record<Kind, Answers>> = {
    read: new Answers(),
    operation: new Answers(),
    money: new Answers(),
  };
  let [refused, warnedAt] = [0, -Infinity];

  function warn(expectedMs: number): void {
    refused += 1;
    if (performance.now() - warnedAt < 10_000) return;
    log.warn(
      { refused, expectedMs: Math.round(expectedMs) },
      'requests are refused: more is asked than can be answered',
    );
    [refused, warnedAt] = [0, performance.now()];
  }

  return async (request, reply, answer) => {
    const kind = kindOf(request);
    const expectedMs = answers[kind].expectedMs();
    if (expectedMs > patience[kind]) {
      warn(expectedMs);
      reply.header('retry-after', String(randomInt(comeAgain.soonest, comeAgain.latest + 1)));
      throw new OperationError('unavailable', overloaded, { status: 503 });
    }
    return answers[kind].watch(answer);
  };
}
