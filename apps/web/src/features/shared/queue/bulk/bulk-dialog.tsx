'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { ConsequentialDialog } from '@roadworthy/ui/workbench/actions/consequential-dialog.tsx';
import { Dialog } from '@roadworthy/ui/workbench/dialog.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { isReadAs } from '../../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../../data/requests/request-error.ts';
import { type Outcome, runEach } from './run-each.ts';
import { newId } from '../../../../data/new-id.ts';
import type { LeftOut } from '../../actions/bulk-answer.ts';

type BulkOperation = {
  title: string;
  effect: string;
  confirm: string;
  /** Does it to one row; the same key never has its effect twice. */
  work: (id: string, idempotencyKey: string) => Promise<unknown>;
};

type BulkDialogProps = {
  operation: BulkOperation;
  keys: readonly string[];
  /** Chosen rows to which it is not done, and why. */
  leftOut: readonly LeftOut[];
  nameOf: (key: string) => string;
  onClose: () => void;
  onDone: (done: readonly string[]) => void;
  /** False while something in `children` is still missing. */
  ready: boolean;
  /** What is to be chosen first. */
  children?: ReactNode;
};

/** Asks once, does it row by row, and says what came of it. */
export function BulkDialog({ operation, keys, leftOut, nameOf, onClose, onDone, ready, children }: BulkDialogProps) {
  const t = useTranslations('queue');
  const client = useQueryClient();
  // The rows of the moment at which the person was asked, each with its key.
  const [requested] = useState(() => keys.map((key) => [key, newId()] as const));
  const [others] = useState(leftOut);
  const running = useRef(false);
  const [done, setDone] = useState<number | null>(null);
  const [outcomes, setOutcomes] = useState<readonly Outcome<unknown>[] | null>(null);

  async function run() {
    if (running.current) return;
    running.current = true;
    setDone(0);
    const byKey = new Map(requested);
    const all = await runEach(
      requested.map(([key]) => key),
      (key) => operation.work(key, byKey.get(key) ?? ''),
      setDone,
    );
    setOutcomes(all);
    onDone(all.filter(({ ok }) => ok).map(({ key }) => key));
    await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey) });
  }

  const [copy] = useState(operation);

  const left = others.length > 0 && (
    <Refusals
      title={t('leftOut', { count: others.length })}
      rows={others.map(({ key, why }) => ({ key, name: nameOf(key), why }))}
    />
  );
  if (outcomes) {
    return (
      <Summary title={copy.title} outcomes={outcomes} nameOf={nameOf} onClose={onClose}>
        {left}
      </Summary>
    );
  }
  return (
    <ConsequentialDialog
      open
      onClose={() => {
        // What is under way goes on; its result must not be lost.
        if (done === null) onClose();
      }}
      onConfirm={() => void run()}
      effect={copy.effect}
      busy={done !== null}
      ready={ready}
      copy={{
        title: copy.title,
        confirm: copy.confirm,
        cancel: t('cancel'),
        close: t('close'),
        working: t('actions.working'),
        optional: t('actions.optional'),
      }}
    >
      {done === null && children}
      {done === null && left}
      {done !== null && (
        <div className="flex flex-col gap-1">
          <progress aria-label={copy.title} max={requested.length} value={done} className="h-2 w-full accent-primary" />
          <p role="status" className="text-small tabular-nums">
            {t('progress', { done, count: requested.length })}
          </p>
        </div>
      )}
    </ConsequentialDialog>
  );
}

type SummaryProps = {
  title: string;
  outcomes: readonly Outcome<unknown>[];
  nameOf: (key: string) => string;
  onClose: () => void;
  children: ReactNode;
};

function Summary({ title, outcomes, nameOf, onClose, children }: SummaryProps) {
  const t = useTranslations('queue');
  const refused = outcomes.flatMap((one) => (one.ok ? [] : [one]));
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <p role="status" className="font-semibold">
        {t('resultDone', { count: outcomes.length - refused.length })}
      </p>
      {refused.length > 0 && (
        <Refusals
          title={t('resultFailed', { count: refused.length })}
          rows={refused.map(({ key, error }) => ({
            key,
            name: nameOf(key),
            why: readableMessage(error) ?? t('actions.failed'),
          }))}
        />
      )}
      {children}
    </Dialog>
  );
}

type RefusalsProps = {
  title: string;
  rows: readonly { readonly key: string; readonly name: string; readonly why: string }[];
};

/** Rows to which something was not done, each with what stands against it. */
function Refusals({ title, rows }: RefusalsProps) {
  return (
    <div>
      <p>{title}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {rows.map(({ key, name, why }) => (
          <li key={key} className="border-b border-line py-1 wrap-anywhere">
            <span className="font-medium">{name}</span> <span className="text-ink-2">{why}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
