'use client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { fillsInPasskeys, knowsPasskeys, signInWithPasskey, stopAsking } from '../../../data/session/passkeys.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { useEnter } from '../use-return.ts';

// What a browser was asked is worth five minutes; a page may stay open for longer.
const askAgainMs = 4 * 60_000;
const never = () => () => undefined;

/** Signing in with a passkey by a press; null in browsers that know none. */
export function usePasskeyButton(remember: () => boolean = () => false) {
  const known = useSyncExternalStore(never, knowsPasskeys, () => false);
  const enter = useEnter();
  const entering = useMutation({
    mutationFn: async () => {
      await signInWithPasskey({ remember });
      await enter();
    },
  });
  return known ? entering : null;
}

/**
 * Lets the browser offer passkeys in a field whose `autocomplete` ends with `webauthn`, for as long as the page is open.
 * Answers why the one that was chosen there did not open an account.
 */
export function usePasskeyAutofill(remember: () => boolean = () => false): string | null {
  const enter = useEnter();
  const [refused, setRefused] = useState<string | null>(null);
  const ask = useEffectEvent(async (): Promise<void> => {
    if (!(await fillsInPasskeys())) return;
    try {
      await signInWithPasskey({ remember, quietly: true });
      await enter();
    } catch (error) {
      // What the browser ended or could not do, nobody asked for by name.
      if (error instanceof RequestError && error.status === 401) setRefused(readableMessage(error) ?? null);
    }
  });
  useEffect(() => {
    void ask();
    const timer = setInterval(() => void ask(), askAgainMs);
    return () => {
      clearInterval(timer);
      if (knowsPasskeys()) void stopAsking();
    };
  }, []);
  return refused;
}
