'use client';
import { Button, type ButtonProps } from '@roadworthy/ui/base/button.tsx';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { type ReactNode, useState } from 'react';
import type { ActionDialogProps } from '../actions/action.ts';

type DialogButtonProps<Subject> = Omit<ButtonProps, 'onClick'> & {
  dialog: (props: ActionDialogProps<Subject>) => ReactNode;
  id: string;
  subject: Subject;
};

/** A button that opens a dialog, and tells what was done in it. */
export function DialogButton<Subject>({ dialog: Dialog, id, subject, ...button }: DialogButtonProps<Subject>) {
  const show = useToast();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" {...button} onClick={() => setOpen(true)} />
      <Dialog
        id={id}
        subject={subject}
        open={isOpen}
        onClose={() => setOpen(false)}
        onDone={(message, undo) => show({ message, ...(undo && { undo }) })}
      />
    </>
  );
}
