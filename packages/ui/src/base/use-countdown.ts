import { useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, startCountdown } from './countdown.ts';

/** Runs a countdown while mounted, held while the tab is hidden. Null never ends. */
export function useCountdown(milliseconds: number | null, end: () => void) {
  const countdown = useRef<Countdown>(null);
  // A countdown that starts under the pointer or around the focus is held from its first moment.
  const reasons = useRef(new Set<string>());
  const onEnd = useEffectEvent(end);

  useEffect(() => {
    if (milliseconds === null) return;
    const running = startCountdown(milliseconds, () => onEnd());
    countdown.current = running;
    for (const reason of reasons.current) running.hold(reason);
    const watch = () => (document.hidden ? running.hold('hidden') : running.release('hidden'));
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      running.stop();
    };
  }, [milliseconds]);

  const hold = (reason: string) => () => {
    reasons.current.add(reason);
    countdown.current?.hold(reason);
  };
  const release = (reason: string) => () => {
    reasons.current.delete(reason);
    countdown.current?.release(reason);
  };
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: release('pointer'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
  };
}
