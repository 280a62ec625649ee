import type { ReactNode } from 'react';

/** Where toasts stand, above the phone's bottom bar and above a bar that lies over the foot of a list. */
export function ToastStack({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      data-toasts=""
      className="pointer-events-none fixed inset-x-0 bottom-[max(5rem,var(--foot-bar,0px))] z-40 flex flex-col items-center gap-2 px-4 lg:bottom-[max(1.5rem,var(--foot-bar,0px))]"
    >
      {children}
    </div>
  );
}
