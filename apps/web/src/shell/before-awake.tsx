'use client';
import { useLayoutEffect } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;
type Control = Typed | HTMLSelectElement;

/** Whether a control holds something else than the page was made with. */
function isAnswered(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected && !option.hasAttribute('selected'));
  }
  if (control.type === 'radio') return isTicked(control) && control.checked && !control.defaultChecked;
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

/** Writes as a person does: past what React notes of its own writing. */
function write(control: Typed, value: string): void {
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
}

/** Answers a control as it is answered already, so that React hears of it. */
function answerAgain(control: Control): void {
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(control)) {
    control.checked = !control.checked;
    control.click();
  } else {
    const { value, selectionStart, selectionEnd } = control;
    control.value = control.defaultValue;
    write(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * What was typed, chosen and pressed on a page before its scripts ran counts as if it were done now. Whoever holds what
 * is pressed until then hears of `awake` (the host's `run-after-paint.ts`).
 */
export function BeforeAwake() {
  useLayoutEffect(() => {
    const controls = document.querySelectorAll<Control>('input, select, textarea');
    for (const control of [...controls].filter(isAnswered)) answerAgain(control);
    // What was answered is drawn before something is pressed.
    const wake = setTimeout(() => window.dispatchEvent(new Event('awake')));
    return () => clearTimeout(wake);
  }, []);
  return null;
}
