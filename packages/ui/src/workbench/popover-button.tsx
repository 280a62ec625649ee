'use client';
import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useState } from 'react';
import { usePlainGuards } from './use-plain-guards.ts';

export type PopoverButtonProps = {
  /** What the button says; it also names what opens. */
  label: string;
  content: ReactNode;
  className: string;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A button with a small panel under it. The panel opens inside its own shell, so that theme and density hold. */
export function PopoverButton({ label, content, className, align = 'start', children }: PopoverButtonProps) {
  const [shell, setShell] = useState<HTMLElement | null>(null);
  usePlainGuards(shell);
  return (
    <span ref={setShell} className="inline-flex">
      <Popover.Root>
        <Popover.Trigger className={className}>{content}</Popover.Trigger>
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
