'use client';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type KeyValueStore, tabStore } from '../../../data/browser-storage.ts';
import type { SaveOutcome } from './autosave.ts';
import type { ClashBook } from './use-clashes.ts';
import { draftsOf } from './drafts.ts';
import { invalidFields, type Message, type Shapes } from './shapes.ts';
import { createStepSaver, type Refusals, type StepSaver } from './step-saver.ts';
import { type Answers, isSame } from './unsaved-answers.ts';
import { type AnswerSheet, useAnswers } from './use-answers.ts';

export type FormOptions<T extends Answers> = {
  /** What `messageOf` translates. */
  readonly shapes: Shapes<T>;
  /** What the server has. */
  readonly saved: T;
  readonly messageOf: (message: Message) => string;
  readonly save: (patch: Partial<T>, all: T) => Promise<void>;
  /** Names of the answers that cannot be saved yet, such as all of a person without a name. */
  readonly heldBack?: (all: T, refused: readonly string[]) => readonly string[];
  /** Names of the answers that an answer is judged with, such as the year of a VIN. */
  readonly judgedWith?: { readonly [Name in keyof T]?: readonly (keyof T & string)[] };
};

/** What the server says of answers, by their names; null where it is not asked yet. */
export type Findings = ReadonlyMap<string, string> | null;

export type SavedFormOptions<T extends Answers> = FormOptions<T> & {
  /** What the ids of its fields begin with; with the record's id the name of its drafts. */
  readonly name: string;
  /** Where what is not saved yet is kept; as long as the tab lives, unless it says otherwise. */
  readonly keptIn?: KeyValueStore;
  readonly record: {
    readonly id: string;
    readonly version: number;
    /** The version that the last save left behind, also between two renders. */
    readonly savedVersion: () => number | undefined;
  };
  /**
   * What to do beside others: read the record again after one of them changed it, so that what was typed goes on being
   * saved, and have one of two values chosen. Absent, the page asks before it reads again.
   */
  readonly others?: { readonly reread: () => Promise<unknown>; readonly clashes: ClashBook<T> };
  /** What the server says of an answer as it has it. */
  readonly findings?: Findings | undefined;
  /** Asks the server again for its findings: those on the page may be from before what was saved last. */
  readonly findAgain?: (() => Promise<Findings>) | undefined;
  readonly onSaved: (fields: readonly string[]) => void;
  readonly onState: (state: SaveOutcome) => void;
  /** Told how to find out whether something is not saved. */
  readonly unsaved?: { current: () => boolean };
};

const nothingUnsaved = () => false;

/** Whatever the server refused of the answers of a form. */
function useRefusals() {
  const [refusals, setRefusals] = useState<Refusals>({});
  const [generalError, setGeneralError] = useState<string | null>(null);
  return { refusals, setRefusals, generalError, setGeneralError };
}

type Refused = ReturnType<typeof useRefusals>;

type Parts<T extends Answers> = {
  /** The form as it is now, not as it was when it was begun. */
  readonly latest: () => SavedFormOptions<T>;
  readonly sheet: AnswerSheet<T>;
  readonly refused: Refused;
  readonly keepDraft: (draft: Partial<T>) => void;
  readonly onConflict: (reread: () => Promise<unknown>) => void;
};

function saverOf<T extends Answers>(saved: T, { latest, sheet, refused, keepDraft, onConflict }: Parts<T>) {
  return createStepSaver<T>(saved, {
    values: sheet.current,
    invalidFields: () => new Set(Object.keys(invalidFields(latest().shapes, sheet.current()))),
    save: (patch, all) => latest().save(patch, all),
    heldBack: (all, status) => [
      ...(latest().heldBack?.(all, status) ?? []),
      ...(latest().others?.clashes.names() ?? []),
    ],
    judgedWith: (name) => ownValue(latest().judgedWith, name) ?? [],
    keepDraft,
    onSaved: (fields) => latest().onSaved(fields),
    onRefusals: refused.setRefusals,
    onGeneralError: refused.setGeneralError,
    onState(state) {
      const { onState, others } = latest();
      onState(state);
      if (state === 'conflict' && others) onConflict(others.reread);
    },
    fallbackMessage: () => latest().messageOf('errors.notSaved'),
  });
}

/** The answers of a form that saves by itself, with what keeps them at one with the server. */
export function useFormSaver<T extends Answers>(options: SavedFormOptions<T>) {
  const { name: form, record, saved, shapes, others, keptIn = tabStore } = options;
  const drafts = useMemo(() => draftsOf(keptIn, record.id, form), [keptIn, record.id, form]);
  const sheet = useAnswers<T>(() => ({ ...saved, ...drafts.read() }), shapes);
  const refused = useRefusals();
  const latest = useRef(options);
  latest.current = options;
  const [saver] = useState(() => {
    const parts = { latest: () => latest.current, sheet, refused, keepDraft: drafts.keep };
    const made: StepSaver<T> = saverOf(saved, {
      ...parts,
      onConflict: (again) => void again().then(() => made.touch()),
    });
    return made;
  });

  // Answers from elsewhere fill the fields that hold nothing unsaved; of the others somebody may have to choose.
  useEffect(() => {
    // A save may come back between a drawing and its effects: what was read before it would empty the fields that it
    // filled, and Continue would stay for them. The read that follows the save brings everything.
    if (record.version < (record.savedVersion() ?? 0)) return;
    const before = saver.saved();
    for (const name of Object.keys(saved) as (keyof T & string)[]) {
      const isUntouched = isSame(sheet.current()[name], before[name]);
      if (isUntouched && !isSame(saved[name], before[name])) sheet.set(name, saved[name]);
    }
    others?.clashes.note(sheet.current(), before, saved);
    saver.adopt(saved);
    if (others && saver.hasUnsaved()) saver.touch();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [record.version]);

  useEffect(() => {
    const { unsaved } = latest.current;
    if (unsaved) unsaved.current = saver.hasUnsaved;
    if (saver.hasUnsaved()) saver.touch();
    window.addEventListener('online', saver.touch);
    return () => {
      window.removeEventListener('online', saver.touch);
      if (unsaved) unsaved.current = nothingUnsaved;
      void saver.flush();
    };
  }, [saver]);

  // Who was led to a field finds themselves in it.
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id.startsWith(`${form}-`)) document.getElementById(id)?.focus();
  }, [form]);

  return { sheet, saver, refused };
}
