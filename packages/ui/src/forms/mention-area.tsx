'use client';
import { type ChangeEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { classes } from '../base/classes.ts';
import { ownValue } from '../base/own-value.ts';
import { fittingPeople, type Mentionable, mentionAt, withMention } from './mentions.ts';
import { TextArea, type TextAreaProps } from './text-area.tsx';

export type MentionAreaProps = Omit<TextAreaProps, 'value' | 'onChange' | 'ref'> & {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  onValue: (text: string) => void;
  /** Who can be mentioned, as far as it is known. */
  people: readonly Mentionable[];
  onMention: (person: Mentionable) => void;
  /** Somebody is about to be mentioned: whoever reads the people later reads them now. */
  onAsk: () => void;
  copy: { people: string; found: (count: number) => string };
};

const most = 5;

/** Several lines of text in which an @ offers people: the arrows choose, Enter or Tab puts the name there, Escape leaves it. */
export function MentionArea({ value, onValue, people, onMention, onAsk, copy, ref, ...rest }: MentionAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLTextAreaElement);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [place, setPlace] = useState(0);
  const at = caret === null ? null : mentionAt(value, caret);
  const offered = at === null ? [] : fittingPeople(people, at.typed, most);
  const chosen = offered[Math.min(place, offered.length - 1)];

  function choose(person: Mentionable): void {
    if (at === null) return;
    const next = withMention(value, at, person);
    onValue(next.text);
    onMention(person);
    setCaret(null);
    requestAnimationFrame(() => {
      own.current?.focus();
      own.current?.setSelectionRange(next.caret, next.caret);
    });
  }

  function change({ currentTarget: { value: text, selectionStart } }: ChangeEvent<HTMLTextAreaElement>): void {
    onValue(text);
    setCaret(selectionStart);
    setPlace(0);
    if (mentionAt(text, selectionStart) !== null) onAsk();
  }

  function press(event: KeyboardEvent): void {
    if (chosen === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setPlace((place + 1) % offered.length),
      ArrowUp: () => setPlace((place + offered.length - 1) % offered.length),
      Enter: () => choose(chosen),
      Tab: () => choose(chosen),
      Escape: () => setCaret(null),
    };
    const step = ownValue(steps, event.key);
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  }

  const optionId = (person: Mentionable) => `${listId}-${person.id}`;
  return (
    <div className="flex flex-col gap-1">
      <TextArea
        {...rest}
        ref={own}
        value={value}
        onChange={change}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen ? listId : undefined}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
      />
      {chosen && (
        <div
          id={listId}
          role="listbox"
          tabIndex={-1}
          aria-label={copy.people}
          className="rounded-card border border-line-strong p-1"
        >
          {offered.map((person) => (
            <div
              key={person.id}
              id={optionId(person)}
              role="option"
              tabIndex={-1}
              aria-selected={person === chosen}
              // The text keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
              className={classes(
                'flex min-h-8 cursor-default items-center rounded-input px-2',
                person === chosen ? 'bg-primary-tint font-semibold' : 'hover:bg-surface-2',
              )}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      <span role="status" className="sr-only">
        {at !== null && copy.found(offered.length)}
      </span>
    </div>
  );
}
