import type { EffectKind } from './effect-log.ts';
import { GatewayKeyReusedError, GatewayRefusedError, GatewayUnknownError } from './port.ts';

/** `received`: nothing done. `before_effect`: the key is bound. `after_effect`: done, the answer still to be given. */
export type FaultMoment = 'received' | 'before_effect' | 'after_effect';
export type FaultPoint = {
  readonly moment: FaultMoment;
  readonly operation: EffectKind | 'look_up' | 'forget' | 'store' | 'payout' | 'payout_look_up';
  readonly key: string;
};

/** May wait, throw (the caller sees an unknown result), end the process, or answer `time_out`. */
export type Faults = (point: FaultPoint) => Promise<void | 'time_out'> | void | 'time_out';

/** Lets the fault of this moment happen, if there is one. */
export async function reach(faults: Faults | undefined, point: FaultPoint): Promise<void> {
  if ((await faults?.(point)) === 'time_out') throw new GatewayUnknownError(point.key);
}

/** Does the work; whatever fails and is not a refusal becomes a GatewayUnknownError with its cause. */
export async function knownOrUnknown<Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof GatewayKeyReusedError || error instanceof GatewayRefusedError) throw error;
    // Whatever else went wrong, a full disk included, may have gone wrong after the effect.
    throw error instanceof GatewayUnknownError ? error : new GatewayUnknownError(key, { cause: error });
  }
}
