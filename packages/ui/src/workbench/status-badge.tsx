import { classes } from '../base/classes.ts';
import { Icon, type IconName } from '../base/icon.tsx';
import { type Tone, toneIcon, toneTint } from '../base/tone.ts';

export type StatusBadgeProps = { tone: Tone; label: string; icon?: IconName; className?: string };

/** A status as icon, word and colour together. */
export function StatusBadge({ tone, label, icon, className }: StatusBadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 rounded-input px-1.5 py-0.5 text-small font-semibold whitespace-nowrap forced-colors:border',
        toneTint[tone],
        className,
      )}
    >
      <Icon name={icon ?? toneIcon[tone]} className="size-[1em]" />
      <span className="truncate">{label}</span>
    </span>
  );
}
