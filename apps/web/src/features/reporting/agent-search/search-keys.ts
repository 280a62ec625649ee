type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key opens the search: Ctrl or Cmd with K anywhere, a slash where nobody types. */
export function opensSearch(event: Key, isTyping: boolean): boolean {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.key.toLowerCase() === 'k';
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping;
}

/** Whether the element takes text, so that single keys belong to it. */
export function takesText(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));
}
