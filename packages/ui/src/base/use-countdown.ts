import { useEffect, useEffectEvent, useRef } from 'react';
import { type Countdown, startCountdown } from './countdown.ts';

/** Runs a countdown while mounted, held while the tab is hidden. Null never ends. */
export function useCountdown(milliseconds: number | null, end: () => void) {
  const countdown = useRef<Countdown>(null);
  const onEnd = useEffectEvent(end);

  useEffect(() => {
    if (milliseconds === null) return;
    const running = startCountdown(milliseconds, () => onEnd());
    countdown.current = running;
    const watch = () => (document.hidden ? running.hold('hidden') : running.release('hidden'));
    watch();
    document.addEventListener('visibilitychange', watch);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      running.stop();
    };
  }, [milliseconds]);

  return {
    onPointerEnter: () => countdown.current?.hold('pointer'),
    onPointerLeave: () => countdown.current?.release('pointer'),
    onFocus: () => countdown.current?.hold('focus'),
    onBlur: () => countdown.current?.release('focus'),
  };
}
