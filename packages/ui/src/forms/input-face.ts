/** The look that every text-like control shares. */
export const inputFace = [
  'min-h-target w-full min-w-0 rounded-input border-[1.5px] border-line-strong bg-canvas px-control text-body text-ink',
  'placeholder:text-ink-3 hover:border-ink-2 transition-colors duration-150',
  'focus-visible:outline-offset-0 aria-[invalid=true]:border-danger aria-[invalid=true]:shadow-[inset_0_0_0_1px_var(--rw-danger)]',
].join(' ');
