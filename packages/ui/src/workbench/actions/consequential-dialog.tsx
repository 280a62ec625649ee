'use client';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { takesText } from '../../base/takes-text.ts';
import { Button, type ButtonTone } from '../../base/button.tsx';
import { classes } from '../../base/classes.ts';
import { Field } from '../../forms/field.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { Dialog } from '../dialog.tsx';

import { decisionKey } from './decision-keys.ts';

export type DecisionCopy = {
  title: string;
  confirm: string;
  cancel: string;
  close: string;
  working: string;
  optional: string;
};

export type RequestedReason = {
  label: string;
  /** Reasons to choose with one key, at most nine. */
  presets: readonly string[];
  required: boolean;
  missing: string;
};

export type ConsequentialDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
  /** What will happen, as one sentence. */
  effect: ReactNode;
  reason?: RequestedReason;
  tone?: ButtonTone;
  busy: boolean;
  /** What the server said when it refused. */
  failure?: ReactNode;
  /** False while something in `children` is still missing; the reason for that is theirs to show. */
  ready?: boolean;
  copy: DecisionCopy;
  children?: ReactNode;
};

/** The second class of action: the effect in a sentence, a reason where one is asked, and nothing before the server says so. */
export function ConsequentialDialog(props: ConsequentialDialogProps) {
  const { open, onClose, onConfirm, effect, reason, tone = 'primary', busy, failure, copy, children } = props;
  const ready = props.ready ?? true;
  const [why, setWhy] = useState('');
  const [tried, setTried] = useState(false);
  // The next decision begins anew.
  if (!open && (tried || why !== '')) {
    setWhy('');
    setTried(false);
  }
  const lacks = reason?.required === true && why.trim() === '';

  function confirm() {
    setTried(true);
    if (!lacks && ready && !busy) onConfirm(why.trim());
  }

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const meant = decisionKey(
      { key, ctrlKey, metaKey, altKey, shiftKey },
      takesText(event.target),
      reason?.presets.length ?? 0,
    );
    if (meant === null) return;
    event.preventDefault();
    if (meant.kind === 'confirm') confirm();
    else setWhy(reason?.presets[meant.index] ?? '');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      effect={effect}
      closeLabel={copy.close}
      onKeyDown={press}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button
            tone={tone}
            busy={busy}
            busyLabel={copy.working}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={confirm}
          >
            {copy.confirm}
          </Button>
        </>
      }
    >
      {reason && (
        <Reason
          requested={reason}
          value={why}
          onValue={setWhy}
          error={tried && lacks ? reason.missing : null}
          optional={copy.optional}
        />
      )}
      {children}
      {failure}
    </Dialog>
  );
}

type ReasonProps = {
  requested: RequestedReason;
  value: string;
  onValue: (value: string) => void;
  error: string | null;
  optional: string;
};

function Reason({ requested: request, value, onValue, error, optional }: ReasonProps) {
  return (
    <div className="flex flex-col gap-2">
      {request.presets.length > 0 && (
        <div role="group" aria-label={request.label} className="flex flex-wrap gap-1.5">
          {request.presets.map((preset, index) => (
            <button
              key={preset}
              type="button"
              aria-pressed={value === preset}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => onValue(preset)}
              className={classes(
                'inline-flex min-h-8 items-center gap-1.5 rounded-full border px-3 text-left text-small',
                value === preset
                  ? 'border-primary bg-primary-tint font-semibold'
                  : 'border-line-strong hover:bg-surface-2',
              )}
            >
              <kbd className="font-mono text-ink-3">{index + 1}</kbd>
              {preset}
            </button>
          ))}
        </div>
      )}
      <Field label={request.label} error={error} optional={request.required ? undefined : optional}>
        {(control) => <TextInput {...control} value={value} onChange={(event) => onValue(event.currentTarget.value)} />}
      </Field>
    </div>
  );
}
