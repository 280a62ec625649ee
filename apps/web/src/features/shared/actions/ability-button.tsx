'use client';
import { Button, type ButtonTone } from '@roadworthy/ui/base/button.tsx';
import { useId } from 'react';
import type { AbilityFragment } from '../../../generated/documents.ts';

type AbilityButtonProps = {
  ability: Pick<AbilityFragment, 'allowed' | 'message'>;
  label: string;
  tone?: ButtonTone;
  onPress: () => void;
};

/** An action that the server allows, or that says in the server's words why it is closed. */
export function AbilityButton({ ability, label, tone = 'quiet', onPress }: AbilityButtonProps) {
  const id = useId();
  if (ability.allowed) {
    return (
      <Button size="small" tone={tone} onClick={onPress}>
        {label}
      </Button>
    );
  }
  return (
    <span className="group relative inline-flex">
      <Button
        size="small"
        tone="quiet"
        aria-disabled
        aria-describedby={id}
        className="cursor-not-allowed border-line! text-ink-3!"
      >
        {label}
      </Button>
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none z-20 hidden rounded-card bg-banner px-3 py-2 text-left text-small text-on-banner group-focus-within:block group-hover:block max-sm:fixed max-sm:inset-x-4 max-sm:bottom-4 sm:absolute sm:top-full sm:right-0 sm:mt-1 sm:w-max sm:max-w-72"
      >
        {ability.message}
      </span>
    </span>
  );
}
