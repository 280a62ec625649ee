/** One answer of a form as its field needs it. */
export type Answer<Value> = {
  readonly id: string;
  readonly value: Value;
  readonly error: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
};

/** An answer of a form that saves by itself. */
export type SavedAnswer<Value> = Answer<Value> & {
  /** As `onChange`, saved at once: a choice is complete when it is made. */
  readonly onChoose: (value: Value) => void;
  /** Somebody else saved another value meanwhile: one of the two is to be chosen. */
  readonly clash?: { readonly theirs: Value; readonly keep: () => void; readonly take: () => void };
};
