import {
  circuitBreaker,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleAll,
  handleWhen,
  retry,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { type VinAnswer, type VinDecoder, VinUnansweredError } from './port.ts';
import { readVpicAnswer } from './vpic-answer.ts';

export type VpicOptions = {
  /** Where vPIC answers, such as https://vpic.nhtsa.dot.gov/api. */
  readonly url: string;
  /** Longest wait for one answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** How long nobody is asked after `failures` questions in a row had no answer, in milliseconds. */
  readonly pauseMs?: number;
  readonly failures?: number;
  /** Hears of a question without an answer; it is never told the number. */
  readonly onTrouble?: ((trouble: { readonly what: string }) => void) | undefined;
};

/** An answer about one number has some 6 KB. */
const mostBytes = 65_536;

/** What another attempt a moment later would not mend. */
class NoUseAsking extends VinUnansweredError {}

async function readWithin(response: Response): Promise<unknown> {
  let size = 0;
  const parts: Uint8Array[] = [];
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new NoUseAsking(`more than ${mostBytes} bytes`);
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoUseAsking('no JSON', { cause: error });
  }
}

async function ask(url: URL, signal: AbortSignal): Promise<VinAnswer> {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } });
  if (!response.ok) {
    await response.body?.cancel();
    const what = `status ${response.status}`;
    throw response.status < 500 && response.status !== 429 ? new NoUseAsking(what) : new VinUnansweredError(what);
  }
  const json = await readWithin(response);
  try {
    return readVpicAnswer(json);
  } catch (error) {
    throw new NoUseAsking('another form', { cause: error });
  }
}

/**
 * Asks the public vPIC of the United States' road safety agency, `DecodeVinValues`. One attempt is repeated, and after
 * several questions in a row without an answer nobody is asked for a while.
 */
export function createVpicDecoder(options: VpicOptions): VinDecoder {
  const { url, timeoutMs = 3_000, pauseMs = 30_000, failures = 5, onTrouble } = options;
  const policy = wrap(
    circuitBreaker(handleAll, { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(failures) }),
    retry(
      handleWhen((error) => !(error instanceof NoUseAsking)),
      { maxAttempts: 1, backoff: new ConstantBackoff(100) },
    ),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
  return {
    async decode(vin, year) {
      const place = new URL(`${url.replace(/\/$/, '')}/vehicles/DecodeVinValues/${encodeURIComponent(vin)}`);
      place.searchParams.set('format', 'json');
      if (year !== null) place.searchParams.set('modelyear', String(year));
      try {
        return await policy.execute(({ signal }) => ask(place, signal));
      } catch (error) {
        const unanswered =
          error instanceof VinUnansweredError
            ? error
            : new VinUnansweredError(error instanceof Error ? error.name : 'failed', { cause: error });
        onTrouble?.({ what: unanswered.message });
        throw unanswered;
      }
    },
  };
}
