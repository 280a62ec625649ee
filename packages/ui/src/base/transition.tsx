'use client';
import { type ReactNode, useEffect, useState } from 'react';

/** As long as `--dur-ui`. */
const leaveMs = 300;

export type TransitionProps = { show: boolean; children: ReactNode };

/** Lets a part arrive when it is shown and leave when it is not, after which it is gone. Throws without `show`. */
export function Transition({ show, children }: TransitionProps) {
  const [isThere, setThere] = useState(show);
  if (show && !isThere) setThere(true);
  useEffect(() => {
    if (show || !isThere) return undefined;
    const timer = setTimeout(() => setThere(false), leaveMs);
    return () => clearTimeout(timer);
  }, [show, isThere]);
  // Whoever calls it without types would otherwise wonder why nothing is ever there.
  if (typeof show !== 'boolean') throw new Error('A Transition needs `show`, which is true or false.');
  if (!isThere) return null;
  return (
    <div className={show ? 'arrive' : 'leave'} inert={!show}>
      {children}
    </div>
  );
}
