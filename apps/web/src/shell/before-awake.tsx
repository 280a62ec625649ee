'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

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

/** What answers a control as it is answered now, so that React hears of it; it may hold something else by then. */
function answerOf(control: Control): () => void {
  const { value } = control;
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    return () => {
      if (control instanceof HTMLSelectElement) control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isTicked(control)) {
    const { checked } = control;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { selectionStart, selectionEnd } = control;
  return () => {
    control.value = control.defaultValue;
    write(control, value);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

/**
 * What was typed, chosen and pressed on a page before its scripts ran counts as if it were done now. Whoever holds what
 * is pressed until then hears of `awake` (the host's `run-after-paint.ts`).
 */
export function BeforeAwake() {
  const answers = useRef<readonly (() => void)[]>([]);
  // Whatever is drawn next writes its own values.
  useLayoutEffect(() => {
    answers.current = [...document.querySelectorAll<Control>('input, select, textarea')]
      .filter(isAnswered)
      .map(answerOf);
  }, []);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      // One after another, as people answer: a form may go by what it drew last.
      for (const answer of answers.current) {
        await nextTask();
        if (!isGone) answer();
      }
      await nextTask();
      if (!isGone) window.dispatchEvent(new Event('awake'));
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return null;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
