'use client';
import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import { usePressAgain } from '../base/press-again.ts';
import type { PopoverButtonProps } from './popover-props.ts';
import { usePlainGuards } from './use-plain-guards.ts';

/** The button with its panel from the first press on. It opens inside its own shell, so that theme and density hold. */
export function OpenedPopover({ label, content, className, align = 'start', children }: PopoverButtonProps) {
  const [shell, setShell] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  usePlainGuards(shell);
  usePressAgain(button, shell !== null);
  return (
    <span ref={setShell} className="inline-flex">
      <Popover.Root>
        <Popover.Trigger ref={button} className={className}>
          {content}
        </Popover.Trigger>
        <Popover.Portal container={shell}>
          <Popover.Positioner side="bottom" align={align} sideOffset={6} positionMethod="fixed" className="z-40">
            <Popover.Popup
              aria-label={label}
              className="arrive max-h-(--available-height) w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line overflow-y-auto bg-canvas p-3 text-ink shadow-overlay outline-none"
            >
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </span>
  );
}
