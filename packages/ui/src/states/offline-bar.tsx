import { Icon } from '../base/icon.tsx';
import { Transition } from '../base/transition.tsx';

export type OfflineBarProps = { offline: boolean; message: string };

/** A thin bar while there is no connection. */
export function OfflineBar({ offline, message }: OfflineBarProps) {
  return (
    <div role="status">
      <Transition show={offline}>
        <p className="flex min-h-8 items-center justify-center gap-2 bg-warning-tint px-4 py-1 text-center text-small font-medium text-warning">
          <Icon name="offline" className="size-4" />
          {message}
        </p>
      </Transition>
    </div>
  );
}
