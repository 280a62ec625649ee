import { classes } from '../base/classes.ts';
import { type Tone, toneTint } from '../base/tone.ts';

export type AgeChipProps = { text: string; instant?: string; exact?: string | undefined; tone?: Tone };

/** How old something is, or how long it still has; coloured only where that matters. */
export function AgeChip({ text, instant, exact, tone = 'neutral' }: AgeChipProps) {
  return (
    <time
      dateTime={instant}
      title={exact}
      className={classes(
        'inline-block rounded-input px-1.5 text-small whitespace-nowrap tabular-nums',
        tone === 'neutral' ? 'text-ink-3' : toneTint[tone],
      )}
    >
      {text}
    </time>
  );
}
