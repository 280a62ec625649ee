type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key opens the search: Ctrl or Cmd with K anywhere, a slash where nobody types. */
export function opensSearch(event: Key, isTyping: boolean): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}
