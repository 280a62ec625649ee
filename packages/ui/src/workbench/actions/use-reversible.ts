'use client';
import { useToast } from '../../states/toast-provider.tsx';

export type ReversibleAction = {
  /** What the toast says: what was done. */
  message: string;
  /** Shows the result at once. */
  apply: () => void;
  /** Shows the state before. */
  revert: () => void;
  /** Tells the server, and what takes it back there; absent for what only this browser keeps. */
  call?: () => Promise<unknown>;
  inverse?: () => Promise<unknown>;
  /** What the toast says when the server refuses. */
  failed?: (error: unknown) => string;
};

/** The first class of action: it shows at once, the server hears of it at once, and Undo calls the inverse. */
export function useReversible(): (action: ReversibleAction) => void {
  const show = useToast();
  return ({ message, apply, revert, call, inverse, failed }) => {
    const refused = (back: () => void) => (error: unknown) => {
      back();
      show({ message: failed?.(error) ?? String(error) });
    };
    apply();
    const called = call?.().catch(refused(revert));
    show({
      message,
      undo: () => {
        revert();
        // The inverse must not overtake the call that it takes back.
        void Promise.resolve(called).then(() => inverse?.().catch(refused(apply)));
      },
    });
  };
}
