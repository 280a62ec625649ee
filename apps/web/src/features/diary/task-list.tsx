'use client';
import { addDays, type Day } from '@roadworthy/core/shared/time/day.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { Menu } from '@roadworthy/ui/workbench/menu.tsx';
import { useShortcuts } from '@roadworthy/ui/workbench/shortcuts/shortcuts-provider.tsx';
import { StatusBadge } from '@roadworthy/ui/workbench/status-badge.tsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { readableMessage } from '../../data/requests/request-error.ts';
import { CompleteTaskDocument, type TaskRowFragment, UpdateTaskDocument } from '../../generated/documents.ts';
import { useOperation } from '../shared/actions/use-operation.ts';
import { customerOf } from '../shared/customer-name.ts';
import { FormAlert } from '../shared/form-alert.tsx';
import { personName } from '../shared/person-name.ts';
import { printDay } from '../shared/print-day.ts';
import { ChangeTaskDialog } from './task-dialogs.tsx';

/** Tells of what was done, and how it is taken back. */
export type Notify = (message: string, undo?: () => void) => void;

type TaskListProps = {
  label: string;
  tasks: readonly TaskRowFragment[];
  userId: string;
  today: Day;
  notify: Notify;
  /** On the page of their record, which is named there. */
  isOfRecord?: boolean;
  /** Whether its reader does tasks, or reads them alone. */
  isOpen: boolean;
};

/** Tasks by their day. One key ends the one with the focus, or the first; another puts it off until tomorrow. */
export function TaskList({ tasks, label, ...rest }: TaskListProps) {
  const t = useTranslations('workbench.diary');
  const list = useRef<HTMLUListElement>(null);
  const completing = useOperation(CompleteTaskDocument);
  const reopening = useOperation(CompleteTaskDocument);
  const moving = useOperation(UpdateTaskDocument);
  const titleOf = useTaskTitle();
  const { notify, today, isOpen } = rest;
  const current = (): TaskRowFragment | undefined => {
    const rows = Array.from(list.current?.children ?? []);
    const place = rows.findIndex((row) => row.contains(document.activeElement));
    return tasks[Math.max(place, 0)];
  };
  function complete(task: TaskRowFragment): void {
    const { task_id } = task;
    completing.mutate(
      { task_id },
      {
        onSuccess: () =>
          notify(t('doneToast', { title: titleOf(task) }), () => reopening.mutate({ task_id, done: false })),
      },
    );
  }
  const putOff = ({ task_id }: TaskRowFragment, days: number): void =>
    moving.mutate({ task_id, due_date: addDays(today, days) });
  const withCurrent = (act: (task: TaskRowFragment) => void) => () => {
    const task = current();
    return task === undefined || completing.isPending || moving.isPending ? false : act(task);
  };
  useShortcuts(
    t('keys'),
    isOpen && tasks.length > 0
      ? [
          { keys: 'd', label: t('keyDone'), run: withCurrent(complete) },
          { keys: 'w', label: t('keyLater'), run: withCurrent((task) => putOff(task, 1)) },
        ]
      : [],
  );
  const problem = completing.error ?? moving.error ?? reopening.error;
  const busy = completing.isPending || moving.isPending;
  return (
    <>
      <ul ref={list} aria-label={label} className="rounded-card border border-line bg-canvas">
        {tasks.map((task) => (
          <TaskItem key={task.task_id} task={task} {...rest} busy={busy} onDone={complete} onLater={putOff} />
        ))}
      </ul>
      <FormAlert message={problem ? (readableMessage(problem) ?? t('notSaved')) : null} />
    </>
  );
}

/** What is to be done, in words of a person or of the rule. */
function useTaskTitle(): (task: TaskRowFragment) => string {
  const t = useTranslations('workbench.diary');
  return ({ title, rule, rule_day: day }) => {
    if (title !== null) return title;
    if (rule === 'licence_expires' || rule === 'find_address') return t(`rule.${rule}`, { day: printDay(day) ?? '' });
    return t('rule.call_after_sent');
  };
}

type TaskItemProps = Pick<TaskListProps, 'userId' | 'today' | 'notify' | 'isOfRecord' | 'isOpen'> & {
  task: TaskRowFragment;
  busy: boolean;
  onDone: (task: TaskRowFragment) => void;
  onLater: (task: TaskRowFragment, days: number) => void;
};

function TaskItem({ task, userId, today, notify, busy, onDone, onLater, isOpen, isOfRecord = false }: TaskItemProps) {
  const t = useTranslations('workbench.diary');
  const title = useTaskTitle()(task);
  const [isChanging, setChanging] = useState(false);
  const { due_date: due, assigned_to: holder, assigned_name: name, task_id } = task;
  const record = useRecordOf(task);
  const day = printDay(due) ?? due;
  const whose = holder === userId ? null : holder === null ? t('nobody') : t('of', { name: name ?? '' });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-3 py-2 last:border-b-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="flex flex-wrap items-center gap-x-2 text-small text-ink-2">
          {due < today ? (
            <StatusBadge tone="danger" label={t('overdue', { day })} />
          ) : due === today ? (
            <StatusBadge tone="warning" label={t('today')} />
          ) : (
            <span className="tabular-nums">{day}</span>
          )}
          {!isOfRecord && record && (
            <AppLink href={record.href} className="link inline-flex min-h-7 items-center">
              {record.label}
            </AppLink>
          )}
          {whose && <span>{whose}</span>}
        </p>
      </div>
      {isOpen && (
        <div className="flex items-center gap-2">
          <Button size="small" aria-label={t('doneOf', { title })} disabled={busy} onClick={() => onDone(task)}>
            {t('done')}
          </Button>
          <Menu
            align="end"
            trigger={
              <Button tone="quiet" size="small" aria-label={t('laterOf', { title })}>
                {t('later')}
              </Button>
            }
            items={[
              { key: 'tomorrow', label: t('tomorrow'), onSelect: () => onLater(task, 1) },
              { key: 'three', label: t('inThreeDays'), onSelect: () => onLater(task, 3) },
              { key: 'week', label: t('nextWeek'), onSelect: () => onLater(task, 7) },
              { key: 'change', label: t('change'), apart: true, onSelect: () => setChanging(true) },
            ]}
          />
          <ChangeTaskDialog
            id={task_id}
            subject={{ task, userId, today }}
            open={isChanging}
            onClose={() => setChanging(false)}
            onDone={notify}
          />
        </div>
      )}
    </li>
  );
}

/** The record that a task is about, as a link. */
function useRecordOf(task: TaskRowFragment): { readonly label: string; readonly href: string } | null {
  const t = useTranslations('workbench.diary.record');
  const { quote_id, policy_id, policy_renewal_id, claim_id, entity_id } = task;
  if (quote_id) {
    return { label: t('quote', { name: customerOf(task.quote) ?? t('noName') }), href: `/agents/quotes/${quote_id}` };
  }
  if (policy_id) {
    return { label: t('policy', { number: task.policy?.policy_number ?? '' }), href: `/agents/policies/${policy_id}` };
  }
  if (policy_renewal_id) {
    const number = task.policy_renewal?.source_policy?.policy_number ?? '';
    return { label: t('renewal', { number }), href: `/agents/renewals/${policy_renewal_id}` };
  }
  if (claim_id) {
    return { label: t('claim', { number: task.claim?.claim_number ?? '' }), href: `/agents/claims/${claim_id}` };
  }
  if (!entity_id) return null;
  const name = (task.entity && personName(task.entity)) ?? t('noName');
  return { label: t('customer', { name }), href: `/agents/customers/${entity_id}` };
}
