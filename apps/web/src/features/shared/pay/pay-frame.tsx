'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import type { FormEvent, ReactNode } from 'react';
import { FormAlert } from '../form-alert.tsx';

type PayFrameProps = {
  title: string;
  /** What is paid for, in a line. */
  lead: string;
  /** What is paid for and with what, in full. */
  children: ReactNode;
  /** Why it was not paid. */
  problem: string | null;
  submit: { readonly label: string; readonly busyLabel: string };
  busy: boolean;
  onSubmit(event: FormEvent): void;
  /** Beside the button. */
  beside?: ReactNode;
};

/** What every page has by which something of a policy is paid: what for, why it failed, and the one button. */
export function PayFrame({ title, lead, children, problem, submit, busy, onSubmit, beside }: PayFrameProps) {
  return (
    <form className="flex max-w-xl flex-col gap-6" noValidate onSubmit={onSubmit}>
      <header className="flex flex-col gap-1">
        <h1 className="type-h1 tabular-nums">{title}</h1>
        <p className="text-ink-2">{lead}</p>
      </header>
      {children}
      <FormAlert message={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="money" busy={busy} busyLabel={submit.busyLabel}>
          {submit.label}
        </Button>
        {beside}
      </div>
    </form>
  );
}
