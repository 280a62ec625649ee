'use client';
import type { TypedDocument } from '../../../data/requests/typed-document.ts';
import { formDialog, reasonAsked } from '../form-dialog/form-dialog.tsx';
import type { Action } from './action.ts';

type Confirmed<Result, Variables> = {
  readonly operation: Action<unknown>['operation'];
  readonly document: TypedDocument<Result, Variables>;
  readonly variables: (id: string, reason: string) => Variables;
  /** Asks why before it is done; such an action is done to one record at a time. */
  readonly asksReason?: boolean;
  readonly isAside?: Action<unknown>['isAside'];
  readonly keys?: string;
};

/** An action that asks once and then is done: its words stand under the name of its operation. */
export function confirmedAction<Result, Variables>(action: Confirmed<Result, Variables>): Action<unknown> {
  const { operation, document, variables, asksReason = false, isAside, keys } = action;
  return {
    operation,
    ...(isAside ? { isAside } : {}),
    ...(keys !== undefined && { keys }),
    Dialog: formDialog<unknown>()({
      words: `actions.${operation}`,
      document,
      begin: () => ({}),
      fields: () => [],
      input: ({ id, reason }) => variables(id, reason),
      ...(asksReason && { reason: reasonAsked }),
    }),
    ...(asksReason
      ? {}
      : { toEach: (ask, id, idempotencyKey) => ask(document, variables(id, ''), { idempotencyKey }) }),
  };
}
