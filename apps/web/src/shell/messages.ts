import shell from '../../messages/en-us/shell.json';

/** The locale of the shell, as the specification fixes it. */
export const locale = 'en-US';

export type ShellMessages = { readonly shell: typeof shell };

/** What every page can say. Areas add their own messages in their layout. */
export function messagesOf(): ShellMessages {
  return { shell };
}
