import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { classes } from './classes.ts';

export type ButtonTone = 'primary' | 'money' | 'quiet' | 'danger' | 'plain';
export type ButtonSize = 'regular' | 'small';

const tones: Record<ButtonTone, string> = {
  primary: 'border-primary bg-primary text-on-primary hover:border-primary-hover hover:bg-primary-hover',
  money: 'border-marigold bg-marigold text-on-marigold hover:border-marigold-hover hover:bg-marigold-hover',
  quiet: 'border-line-strong bg-canvas text-ink hover:bg-surface-2',
  danger: 'border-danger bg-danger text-on-danger hover:border-danger-hover hover:bg-danger-hover',
  plain: 'border-transparent bg-transparent text-link hover:bg-surface-2',
};

function face(tone: ButtonTone, size: ButtonSize, wide: boolean, className?: string): string {
  return classes(
    'relative inline-flex items-center justify-center gap-2 rounded-card border-[1.5px] text-center font-sans font-semibold no-underline',
    'transition-colors duration-150 active:translate-y-px print:hidden',
    size === 'regular' ? 'min-h-target px-pad text-body' : 'min-h-target-small px-control text-small',
    wide && 'w-full',
    tones[tone],
    className,
  );
}

/** Work that may be under way: the label keeps its place, presses are ignored and `busyLabel` is announced. */
type Work = { busy: boolean; busyLabel: string } | { busy?: never; busyLabel?: never };

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
} & Work;

/** A button that acts. It is never disabled to signal a form error. */
export function Button({
  tone = 'primary',
  size = 'regular',
  wide = false,
  busy = false,
  busyLabel,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || rest['aria-disabled']}
      className={face(tone, size, wide, className)}
      {...(onClick && !busy ? { onClick } : {})}
    >
      <span className={classes('inline-flex items-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 flex items-center justify-center gap-1" aria-hidden>
          {[0, 1, 2].map((lane) => (
            <span
              key={lane}
              className={classes(
                'h-[3px] w-4 animate-pulse bg-current',
                lane === 1 && '[animation-delay:0.18s]',
                lane === 2 && '[animation-delay:0.36s]',
              )}
            />
          ))}
        </span>
      )}
      <span role="status" className="sr-only">
        {busy ? busyLabel : ''}
      </span>
    </button>
  );
}

export type LinkButtonProps = AppLinkProps & {
  tone?: ButtonTone;
  size?: ButtonSize;
  wide?: boolean;
  children: ReactNode;
};

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ tone = 'primary', size = 'regular', wide = false, className, ...rest }: LinkButtonProps) {
  return <AppLink wayOn={tone === 'primary'} {...rest} className={face(tone, size, wide, className)} />;
}
