'use client';
import { useEffect, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isSelect = (control: Control): control is HTMLSelectElement => control.type.startsWith('select');
const isTicked = (control: Control): control is HTMLInputElement => /^(?:checkbox|radio)$/.test(control.type);

/** Whether a control holds something else than the page was made with. */
function isAnswered(control: Control): boolean {
  if (isSelect(control)) return [...control.selectedOptions].some((option) => !option.hasAttribute('selected'));
  if (!isTicked(control)) return control.value !== control.defaultValue;
  // Of radio buttons the one that was chosen tells of all.
  return control.checked !== control.defaultChecked && (control.checked || control.type === 'checkbox');
}

/** What answers a control as it is answered now, so that React hears of it; it may hold something else by then. */
function answerOf(control: Control): () => void {
  const { value } = control;
  const tell = (what: string) => control.dispatchEvent(new Event(what, { bubbles: true }));
  if (isSelect(control)) {
    return () => {
      control.value = value;
      tell('change');
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
    // As a person does: past what React notes of its own writing.
    Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
    tell('input');
  };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * What was typed, chosen and pressed on a page before its scripts ran counts as if it were done now. Whoever holds what
 * is pressed until then hears of `hydrated` (the host's `run-after-paint.ts`).
 */
export function BeforeHydration() {
  const answers = useRef<readonly (() => void)[]>([]);
  // Whatever is drawn next writes its own values.
  useLayoutEffect(() => {
    const controls = document.querySelectorAll<Control>('input:not([type=file]),select,textarea');
    answers.current = [...controls].filter(isAnswered).map(answerOf);
  }, []);
  useEffect(() => {
    let isGone = false;
    void (async () => {
      // One after another, as people answer: a form may go by what it drew last.
      for (const answer of [...answers.current, () => window.dispatchEvent(new Event('hydrated'))]) {
        await nextTask();
        if (!isGone) answer();
      }
    })();
    return () => {
      isGone = true;
    };
  }, []);
  return null;
}
