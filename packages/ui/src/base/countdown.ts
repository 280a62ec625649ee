export type Countdown = {
  /** Stops the clock for a reason; it runs again when every reason is released. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  stop: () => void;
};

/** Calls `end` after `milliseconds` of time during which nothing held the clock. */
export function startCountdown(milliseconds: number, end: () => void): Countdown {
  const reasons = new Set<string>();
  let left = milliseconds;
  let since = performance.now();
  let timer: ReturnType<typeof setTimeout> | null = setTimeout(end, left);

  const pause = () => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    left = Math.max(0, left - (performance.now() - since));
  };

  return {
    hold(reason) {
      reasons.add(reason);
      pause();
    },
    release(reason) {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      since = performance.now();
      timer = setTimeout(end, left);
    },
    stop() {
      reasons.add('stopped');
      pause();
    },
  };
}
