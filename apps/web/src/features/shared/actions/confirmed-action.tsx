'use client';
import { useTranslations } from 'next-intl';
import type { TypedDocument } from '../../../data/typed-document.ts';
import type { Action, ActionDialogProps } from './action.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { useOperation } from './use-operation.ts';

type Confirmed<Result, Variables> = {
  readonly operation: Action<unknown>['operation'];
  readonly document: TypedDocument<Result, Variables>;
  readonly variables: (id: string, reason: string) => Variables;
  /** Asks why before it is done; such an action is done to one record at a time. */
  readonly asksReason?: boolean;
  readonly isAside?: Action<unknown>['isAside'];
};

/** An action that asks once and then is done: its words stand under the name of its operation. */
export function confirmedAction<Result, Variables>(action: Confirmed<Result, Variables>): Action<unknown> {
  const { operation, document, variables, asksReason = false, isAside } = action;
  function ConfirmDialog({ id, open, onClose, onDone }: ActionDialogProps<unknown>) {
    const all = useTranslations('actions');
    // Every confirmed action has these words; the type sees only what all actions have.
    const t = (part: 'title' | 'effect' | 'confirm' | 'cancel' | 'done') =>
      all(`${operation}.${part}` as 'reopen_quote.title');
    const words = useTranslations('queue.actions');
    const mutation = useOperation(document, () => {
      onDone(t('done'));
      onClose();
    });
    return (
      <OperationDialog
        open={open}
        onClose={onClose}
        onConfirm={(reason) => mutation.mutate(variables(id, reason))}
        operation={mutation}
        effect={t('effect')}
        copy={{ title: t('title'), confirm: t('confirm'), cancel: t('cancel') }}
        {...(asksReason
          ? { reason: { label: words('reason'), presets: [], required: true, missing: words('reasonMissing') } }
          : {})}
      />
    );
  }
  return {
    operation,
    ...(isAside ? { isAside } : {}),
    Dialog: ConfirmDialog,
    ...(asksReason
      ? {}
      : { toEach: (ask, id, idempotencyKey) => ask(document, variables(id, ''), { idempotencyKey }) }),
  };
}
