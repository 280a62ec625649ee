import { classes } from '../base/classes.ts';
import { Icon, type IconName } from '../base/icon.tsx';

export type SaveState = 'idle' | 'saving' | 'saved' | 'retrying' | 'failed';

export type SaveStatusProps = {
  state: SaveState;
  /** The printed time of the last save, such as "10:42". */
  at?: string | undefined;
  copy: Record<Exclude<SaveState, 'idle'>, string>;
};

const icons: Record<Exclude<SaveState, 'idle'>, IconName> = {
  saving: 'clock',
  saved: 'check',
  retrying: 'clock',
  failed: 'alert',
};

/** Says quietly whether the answers are safe: "Saved · 10:42". */
export function SaveStatus({ state, at, copy }: SaveStatusProps) {
  const word = state === 'idle' ? '' : copy[state];
  return (
    <p
      role="status"
      className={classes(
        'flex min-h-[1.5em] items-center gap-1.5 text-small',
        state === 'failed' ? 'text-danger' : 'text-ink-3',
      )}
    >
      {state !== 'idle' && (
        <Icon name={icons[state]} className={classes('size-4', state === 'saved' && 'text-success')} />
      )}
      <span>
        {word}
        {state === 'saved' && at && <span> · {at}</span>}
      </span>
    </p>
  );
}
