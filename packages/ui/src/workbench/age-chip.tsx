import { classes } from '../base/classes.ts';
import { type Tone, toneTint } from '../base/tone.ts';

export type AgeChipProps = {
  text: string;
  instant?: string;
  /**
   * Said to whoever points at it. A function is called only then: what prints an instant with its zone takes longer to
   * make than a page of rows to draw.
   */
  exact?: string | (() => string) | undefined;
  tone?: Tone;
};

/** How old something is, or how long it still has; coloured only where that matters. */
export function AgeChip({ text, instant, exact, tone = 'neutral' }: AgeChipProps) {
  return (
    <time
      dateTime={instant}
      title={typeof exact === 'string' ? exact : undefined}
      onPointerEnter={({ currentTarget }) => {
        if (typeof exact === 'function') currentTarget.title = exact();
      }}
      className={classes(
        'inline-block rounded-input px-1.5 text-small whitespace-nowrap tabular-nums',
        tone === 'neutral' ? 'text-ink-3' : toneTint[tone],
      )}
    >
      {text}
    </time>
  );
}
