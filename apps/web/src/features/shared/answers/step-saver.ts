import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { readableMessage, RequestError } from '../../../data/requests/request-error.ts';
import { type Autosave, createAutosave, type SaveOutcome } from './autosave.ts';
import { type Answers, fieldNamed, isSame, unsavedAnswers } from './unsaved-answers.ts';

export type Refusal = {
  readonly value: unknown;
  readonly message: string;
  readonly code: string | undefined;
  /** Other answers that brought it about: those it is judged with, or those that were sent where its own was not. */
  readonly because: Answers;
};
export type Refusals = Readonly<Record<string, Refusal>>;

/** Whether what was refused is still as it was. */
export function stillRefused(refusal: Refusal | undefined, name: string, values: Answers): refusal is Refusal {
  if (refusal === undefined || !isSame(refusal.value, ownValue(values, name))) return false;
  return Object.entries(refusal.because).every(([other, sent]) => isSame(sent, ownValue(values, other)));
}

/** The page around a saver, read anew at every use. */
export type SaverPage<T extends Answers> = {
  readonly values: () => T;
  /** Names of the answers whose shape does not fit. */
  readonly invalidFields: () => ReadonlySet<string>;
  readonly save: (patch: Partial<T>, all: T) => Promise<void>;
  /** Names of the answers that cannot be saved yet for another reason, such as a person without a name. */
  readonly heldBack: (all: T, refused: readonly string[]) => readonly string[];
  /** Names of the answers that an answer is judged with: its refusal falls when one of them is another. */
  readonly judgedWith?: (name: string) => readonly string[];
  readonly keepDraft: (draft: Partial<T>) => void;
  readonly onSaved: (fields: readonly string[]) => void;
  readonly onRefusals: (refusals: Refusals) => void;
  /** A refusal that belongs to no field of this form, or null once a save went through. */
  readonly onGeneralError: (message: string | null) => void;
  readonly onState: (state: SaveOutcome) => void;
  readonly fallbackMessage: () => string;
};

export type StepSaver<T extends Answers> = Autosave & {
  /** Takes what the server has now. */
  readonly adopt: (saved: T) => void;
  readonly saved: () => T;
  readonly hasUnsaved: () => boolean;
  readonly hasStatusRefusal: () => boolean;
  /** Keeps what is not saved in this tab. */
  readonly keepDraft: () => void;
};

/** Saves the answers of one step: what changed, fits its shape and was not refused as it stands. */
export function createStepSaver<T extends Answers>(initial: T, page: SaverPage<T>): StepSaver<T> {
  let saved = initial;
  let refusals: Refusals = {};
  const stands = (name: string): boolean => stillRefused(ownValue(refusals, name), name, page.values());
  const all = (): Partial<T> => unsavedAnswers(page.values(), saved, () => false);
  const keepDraft = (): void => page.keepDraft(all());

  const autosave = createAutosave<Partial<T>>({
    collect() {
      const refused = Object.keys(refusals).filter(stands);
      const bad = new Set([...page.invalidFields(), ...page.heldBack(page.values(), refused)]);
      const patch = unsavedAnswers(page.values(), saved, (name) => bad.has(name) || stands(name));
      return Object.keys(patch).length > 0 ? patch : null;
    },
    save: (patch) => page.save(patch, page.values()),
    commit(patch) {
      saved = { ...saved, ...patch };
      keepDraft();
      page.onGeneralError(null);
      page.onSaved(Object.keys(patch));
    },
    refuse(error, patch) {
      const message = readableMessage(error) ?? page.fallbackMessage();
      const field = error instanceof RequestError ? fieldNamed(error.field, page.values()) : null;
      if (field === null) {
        page.onGeneralError(message);
        return false;
      }
      const code = error instanceof RequestError ? error.code : undefined;
      const values: Answers = page.values();
      const beside = (page.judgedWith?.(field) ?? []).map((name) => [name, ownValue(values, name)] as const);
      const because = field in patch ? Object.fromEntries(beside) : patch;
      // What was sent was refused, not what has been typed while it was on its way.
      const value = field in patch ? patch[field] : page.values()[field];
      refusals = { ...refusals, [field]: { value, message, code, because } };
      page.onRefusals(refusals);
      return field in patch;
    },
    onState: page.onState,
  });

  return {
    ...autosave,
    saved: () => saved,
    adopt(next) {
      saved = next;
    },
    hasUnsaved: () => Object.keys(all()).length > 0,
    hasStatusRefusal: () => Object.keys(refusals).some(stands),
    keepDraft,
  };
}
