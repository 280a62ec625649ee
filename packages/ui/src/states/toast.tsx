'use client';
import { Icon } from '../base/icon.tsx';
import { useCountdown } from '../base/use-countdown.ts';

export type ToastProps = {
  message: string;
  onClose: () => void;
  /** The way back, such as Undo. */
  action?: { label: string; onAct: () => void };
  milliseconds?: number | null;
  closeLabel: string;
};

/** A operation done, at the foot of the page, with its way back. */
export function Toast(props: ToastProps) {
  return <TimedToast key={props.message} {...props} />;
}

function TimedToast({ message, onClose, action, milliseconds = 8000, closeLabel }: ToastProps) {
  const holders = useCountdown(milliseconds, onClose);
  return (
    <div
      {...holders}
      className="arrive pointer-events-auto flex w-fit max-w-full items-center gap-2 rounded-card bg-banner py-1 pr-1 pl-4 text-on-banner shadow-overlay"
    >
      <Icon name="check" className="size-4" />
      <p className="mr-2 text-small">{message}</p>
      {action && (
        <button
          type="button"
          onClick={action.onAct}
          className="min-h-10 rounded-input px-3 text-small font-bold underline underline-offset-3 hover:bg-on-banner/10 focus-visible:outline-marigold"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        onClick={onClose}
        aria-label={closeLabel}
        className="grid size-10 place-items-center rounded-input hover:bg-on-banner/10 focus-visible:outline-marigold"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
