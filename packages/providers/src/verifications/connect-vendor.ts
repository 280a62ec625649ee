import {
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { type VerificationVendor, type Verifier, VerificationUnansweredError } from './port.ts';
import { readVendorAnswer, UnreadableAnswerError } from './vendor-answer.ts';

export type VendorLine = {
  /** Longest wait for one attempt, in milliseconds. */
  readonly timeoutMs?: number;
  /** Attempts after the first, under the same key. */
  readonly attempts?: number;
  /** How long nobody is asked after `failures` questions in a row had no answer, in milliseconds. */
  readonly pauseMs?: number;
  readonly failures?: number;
  /** The wait before the second attempt, in milliseconds; it doubles with each. */
  readonly backoffMs?: number;
  /** Hears of a question without an answer; it is never told about whom. */
  readonly onTrouble?: ((trouble: { readonly what: string }) => void) | undefined;
};

function unanswered(error: unknown): VerificationUnansweredError {
  if (error instanceof VerificationUnansweredError) return error;
  if (error instanceof UnreadableAnswerError) {
    return new VerificationUnansweredError('error', error.message, { cause: error });
  }
  if (error instanceof TaskCancelledError) {
    return new VerificationUnansweredError('timeout', 'it took too long', { cause: error });
  }
  if (error instanceof BrokenCircuitError) {
    return new VerificationUnansweredError('timeout', 'nobody is asked for a while', { cause: error });
  }
  const what = error instanceof Error ? error.name : 'failed';
  return new VerificationUnansweredError('error', what, { cause: error });
}

/**
 * A line to a vendor: every attempt has its time, is repeated under the same key, and after several questions in a row
 * without an answer nobody is asked for a while. What is answered in another form is not asked again at once.
 */
export function connectVendor(vendor: VerificationVendor, options: VendorLine = {}): Verifier {
  const { timeoutMs = 8_000, attempts = 1, pauseMs = 30_000, failures = 10, backoffMs = 200, onTrouble } = options;
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) }),
    retry(
      handleWhen((error) => !(error instanceof UnreadableAnswerError)),
      { maxAttempts: attempts, backoff: new ExponentialBackoff({ initialDelay: backoffMs, maxDelay: 30_000 }) },
    ),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return {
    provider: vendor.provider,
    async ask(key, question) {
      try {
        return await policy.execute(async ({ signal }) =>
          readVendorAnswer(question.kind, await vendor.request(key, question, signal)),
        );
      } catch (error) {
        const trouble = unanswered(error);
        onTrouble?.({ what: trouble.message });
        throw trouble;
      }
    },
  };
}
