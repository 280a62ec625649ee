import type { Messages } from 'next-intl';
import type { ReactNode } from 'react';
import type { AbilityFragment } from '../../../generated/documents.ts';
import type { useAsk } from '../../../data/session/use-session.ts';

/** What every dialog of an action is given: its record, whether it is open, and what to tell afterwards. */
export type ActionDialogProps<Subject> = {
  id: string;
  subject: Subject;
  open: boolean;
  onClose: () => void;
  /** Says what was done; `undo` takes it back, where that is one more operation. */
  onDone: (message: string, undo?: () => void) => void;
};

/** What is chosen before something is done to several rows; null while nothing is. */
export type ActionChoiceProps = { value: string | null; onValue: (value: string | null) => void };

/** Something that may be done to a record: said once, for its button, menu, palette and bulk bar. */
export type Action<Subject> = {
  /** As the server's abilities name it; its words stand under the same name. */
  readonly operation: keyof Messages['actions'];
  /** The key that begins it on the page of its record; two actions of which one alone is ever allowed may share it. */
  readonly keys?: string;
  /**
   * Never the one button in the head of a record, as what may always be done beside the real step; `closed`: not while
   * it is refused, as what is about something that most records do not have.
   */
  readonly isAside?: true | 'closed';
  readonly Dialog: (props: ActionDialogProps<Subject>) => ReactNode;
  /** Does it to one of several rows under a key of its own; absent where it is done to one alone. */
  readonly toEach?: (
    ask: ReturnType<typeof useAsk>,
    id: string,
    idempotencyKey: string,
    choice: string | null,
  ) => Promise<unknown>;
  /** Done to those of the chosen rows to which it may be, the others being named with what stands against each. */
  readonly leavesOut?: true;
  /** What `choice` is among the arguments of the operation, where it is done to all rows that match. */
  readonly given?: (choice: string) => Readonly<Record<string, unknown>>;
  /** Asks for what `toEach` cannot do without. */
  readonly Choice?: (props: ActionChoiceProps) => ReactNode;
};

/** Whether an ability is closed to the role, whatever the record: such an action is not offered. */
export function isNeverFor({ code }: Pick<AbilityFragment, 'code'>): boolean {
  return code === 'actor_not_allowed';
}

/** What the server says of an operation; nothing where it does not speak of it. */
export function abilityOf(
  abilities: readonly AbilityFragment[],
  operation: Action<never>['operation'],
): AbilityFragment | undefined {
  return abilities.find((one) => one.operation === operation);
}
