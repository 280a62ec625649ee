'use client';
import { useEffect } from 'react';
import { useSteady } from '../../base/use-steady.ts';

export type TypedAhead = {
  /** Changes the text that the field will begin with. */
  readonly onType: (change: (text: string) => string) => void;
  /** Escape: nobody wants the field any more. */
  readonly onLeave: () => void;
};

const isCommand = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
// F5 and what no field takes stay with the browser.
const ofFields = /^(?:.|Enter|Tab|Escape|Backspace|Arrow.+)$/u;

/**
 * Writes down what is typed while `isComing`: somebody has opened a field that is still being fetched, and their keys
 * are for it, not for the page behind.
 */
export function useTypedAhead(isComing: boolean, { onType, onLeave }: TypedAhead): void {
  const hear = useSteady((event: KeyboardEvent) => {
    if (isCommand(event) || !ofFields.test(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const { key, repeat } = event;
    if (key === 'Escape') onLeave();
    else if (key === 'Backspace') onType((text) => text.slice(0, -1));
    else if (key.length === 1 && !repeat) onType((text) => text + key);
  });
  useEffect(() => {
    if (!isComing) return;
    document.addEventListener('keydown', hear, { capture: true });
    return () => document.removeEventListener('keydown', hear, { capture: true });
  }, [isComing, hear]);
}
