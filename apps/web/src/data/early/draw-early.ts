export type EarlyLook = {
  /** Where the browser keeps what the person set. */
  readonly key: string;
};

/**
 * Gives the page its theme before anything of it is drawn: what the person chose, otherwise what the device says. The
 * page holds the text of this function, so it stands alone.
 */
export function drawEarly({ key }: EarlyLook): void {
  const root = document.documentElement;
  let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    const { stored, unsent } = JSON.parse(localStorage.getItem(key) ?? '{}');
    theme = unsent?.theme ?? stored?.theme ?? theme;
  } catch {
    // Then nobody chose.
  }
  root.dataset['theme'] = theme;
  root.style.colorScheme = theme;
}
