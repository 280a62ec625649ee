/**
 * What letters are about, as their readers choose among them, and why some come whatever they choose: the law or the
 * contract asks for them, their reader did, they guard an account, or they are somebody's work here.
 */
export const letterKinds = {
  receipts: 'choice',
  reminders: 'choice',
  news: 'choice',
  payments: 'contract',
  cover: 'contract',
  signing: 'contract',
  endings: 'law',
  decisions: 'law',
  asked: 'asked',
  account: 'security',
  work: 'work',
} as const;
export type LetterKind = keyof typeof letterKinds;

export type ChosenKind = {
  [Kind in LetterKind]: (typeof letterKinds)[Kind] extends 'choice' ? Kind : never;
}[LetterKind];

const kinds = Object.keys(letterKinds) as LetterKind[];

/** Whether the readers of a kind may switch it off. */
export function isChosen(kind: LetterKind): kind is ChosenKind {
  return letterKinds[kind] === 'choice';
}

/** The kinds that may be switched off. */
export const chosenKinds: readonly ChosenKind[] = kinds.filter(isChosen);

/** The kinds that customers receive, those that they choose first. */
export const customerKinds = kinds.filter((kind): kind is Exclude<LetterKind, 'work'> => kind !== 'work');
