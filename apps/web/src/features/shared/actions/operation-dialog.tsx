'use client';
import {
  ConsequentialDialog,
  type ConsequentialDialogProps,
} from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { putDeciding, usePresenceState } from '../../../data/live/presence-state.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { FormAlert } from '../form-alert.tsx';

type OperationDialogProps = Omit<ConsequentialDialogProps, 'busy' | 'failure' | 'copy'> & {
  /** What two people may well do at once, such as writing a note: nobody is told of it. */
  isAside?: boolean;
  operation: { readonly isPending: boolean; readonly error: unknown; readonly reset: () => void };
  copy: { title: string; confirm: string; cancel: string };
};

/** A consequential operation: what it does, and what the server says against it, in one dialog. */
export function OperationDialog({ operation, copy, onClose, isAside = false, ...rest }: OperationDialogProps) {
  // Customers end things too: their pages have no words of lists.
  const t = useTranslations('shell.common');
  const decides = rest.open && !isAside;
  useEffect(() => {
    if (!decides) return;
    putDeciding(true);
    return () => putDeciding(false);
  }, [decides]);
  const { isPending, error, reset } = operation;
  return (
    <ConsequentialDialog
      {...rest}
      onClose={() => {
        reset();
        onClose();
      }}
      busy={isPending}
      failure={
        <>
          {decides && <DecidingToo />}
          <FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />
        </>
      }
      copy={{ ...copy, close: t('close'), working: t('working'), optional: t('optional') }}
    />
  );
}

/** Says that somebody else is about to decide about the same record; it keeps nobody from it. */
function DecidingToo() {
  const other = usePresenceState().people.find(({ deciding }) => deciding);
  return (
    <p role="status" className="font-medium text-warning">
      {other && <Decider name={other.name} />}
    </p>
  );
}

function Decider({ name }: { name: string }) {
  const t = useTranslations('queue.presence');
  return t('decidingToo', { name });
}
