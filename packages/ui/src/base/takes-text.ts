/** Whether the element takes text, so that single keys belong to it. */
export function takesText(element: EventTarget | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'));
}
