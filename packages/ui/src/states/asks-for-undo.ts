type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/** Whether a press asks to take the last operation back: Ctrl+Z or ⌘Z, which inside a field belongs to the field. */
export function asksForUndo(event: KeyPress, isTyping: boolean): boolean {
  if (isTyping || event.defaultPrevented || event.shiftKey || event.altKey) return false;
  return event.key.toLowerCase() === 'z' && event.ctrlKey !== event.metaKey;
}
