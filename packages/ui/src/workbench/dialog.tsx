'use client';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';
import { NativeDialog } from '../base/native-dialog.tsx';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** The effect of the decision, as one sentence. */
  effect?: ReactNode;
  children?: ReactNode;
  /** Buttons; the primary one last. */
  actions: ReactNode;
  closeLabel: string;
  /** Where several things stand side by side. */
  wide?: boolean;
  /** False while something typed would be lost by a press beside the dialog. */
  lightDismiss?: boolean;
  /** Keys of the dialog's own. */
  onKeyDown?: (event: KeyboardEvent) => void;
};

/** A decision: what will happen, what is needed, one way on and one way back. */
export function Dialog({
  open,
  onClose,
  title,
  effect,
  children,
  actions,
  closeLabel,
  wide = false,
  lightDismiss = false,
  onKeyDown,
}: DialogProps) {
  const id = useId();
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      lightDismiss={lightDismiss}
      aria-labelledby={id}
      {...(onKeyDown && { onKeyDown })}
      className={classes(
        'arrive m-auto rounded-sheet border border-line bg-canvas p-0 text-ink shadow-overlay',
        wide ? 'w-[min(68rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]',
      )}
    >
      <div className="relative flex max-h-[calc(100dvh-4rem)] flex-col">
        <h2 id={id} className="type-h2 pt-4 pr-14 pl-5">
          {title}
        </h2>
        <div className="flex flex-col gap-4 overflow-y-auto px-5 py-3">
          {effect && <p className="text-ink-2">{effect}</p>}
          {children}
        </div>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{actions}</div>
        {/* Last, so that the dialog begins at its first field, or at the way back where it asks nothing. */}
        <button
          type="button"
          onClick={onClose}
          aria-label={closeLabel}
          className="absolute top-4 right-3.5 grid size-8 place-items-center rounded-card text-ink-3 hover:bg-surface-2"
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </NativeDialog>
  );
}
