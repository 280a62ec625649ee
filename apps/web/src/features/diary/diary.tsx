'use client';
import { useTranslations } from 'next-intl';
import { readableMessage } from '../../data/requests/request-error.ts';
import { useRead } from '../../data/requests/use-read.ts';
import { useMay } from '../../data/session/use-may.ts';
import { LoadDiaryDocument } from '../../generated/documents.ts';
import { useSignedInUser } from '../../shell/session-provider.tsx';
import { DialogButton } from '../shared/form-dialog/dialog-button.tsx';
import { FormAlert } from '../shared/form-alert.tsx';
import { useViewContext } from '../shared/queue/use-queue.ts';
import { useToast } from '@roadworthy/ui/states/toast-provider.tsx';
import { diaryOf, openOf, type RecordOfTask } from './task.ts';
import { NewTaskDialog } from './task-dialogs.tsx';
import { type Notify, TaskList } from './task-list.tsx';

const mostShown = 20;

type DiaryProps = {
  notify: Notify;
  /** What stands in its place where nothing is due. */
  isLeftOut?: boolean;
};

/** What is due for the person who looks: theirs, and for an owner what their agency has left undone. */
function OwnDiary({ notify, isLeftOut = false }: DiaryProps) {
  const t = useTranslations('workbench.diary');
  const { sub, roles, org_id: organizationId } = useSignedInUser();
  const { today } = useViewContext();
  const where = diaryOf(sub, today, roles.includes('organization:owner'));
  const isOpen = useMay('diary:write');
  const { data, error } = useRead('agent', LoadDiaryDocument, { where, limit: mostShown }, { showsRefusals: true });
  const tasks = data?.tasks ?? [];
  const count = data?.tasks_aggregate.aggregate?.count ?? 0;
  if (isLeftOut && tasks.length === 0) return null;
  return (
    <section aria-labelledby="diary" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="diary" className="type-h2">
          {t('title')}
          {count > 0 && <span className="ml-2 font-normal text-ink-3 tabular-nums">{count}</span>}
        </h2>
        {isOpen && organizationId && !isLeftOut && (
          <DialogButton
            dialog={NewTaskDialog}
            id={organizationId}
            subject={{ userId: sub, today, record: {} }}
            size="small"
          >
            {t('add')}
          </DialogButton>
        )}
      </div>
      {tasks.length > 0 && (
        <TaskList label={t('title')} tasks={tasks} userId={sub} today={today} notify={notify} isOpen={isOpen} />
      )}
      {data && tasks.length === 0 && <p className="text-ink-2">{t('none')}</p>}
      {count > tasks.length && <p className="text-small text-ink-3">{t('more', { count: count - tasks.length })}</p>}
      <FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />
    </section>
  );
}

/** The diary on the home of an agent. */
export function HomeDiary() {
  const show = useToast();
  return <OwnDiary notify={(message, undo) => show({ message, ...(undo && { undo }) })} />;
}

/** The diary where somebody arrives, which has nothing to say where nothing is due. */
export function WelcomeDiary() {
  return <OwnDiary isLeftOut notify={() => undefined} />;
}

type RecordDiaryProps = {
  record: RecordOfTask;
  organizationId: string;
  /** Beside which headings it stands. */
  level?: 2 | 3;
};

/** What is to be done about a record, and the way to write down more. */
export function RecordDiary({ record, organizationId, level = 3 }: RecordDiaryProps) {
  const t = useTranslations('workbench.diary');
  const { sub } = useSignedInUser();
  const { today } = useViewContext();
  const show = useToast();
  const isOpen = useMay('diary:write');
  const { data, error } = useRead(
    'agent',
    LoadDiaryDocument,
    { where: openOf(record), limit: mostShown },
    { showsRefusals: true },
  );
  const tasks = data?.tasks ?? [];
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby="record-diary" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Heading id="record-diary" className={level === 2 ? 'type-h2' : 'type-h3'}>
          {t('title')}
        </Heading>
        {isOpen && (
          <DialogButton
            dialog={NewTaskDialog}
            id={organizationId}
            subject={{ userId: sub, today, record }}
            size="small"
          >
            {t('add')}
          </DialogButton>
        )}
      </div>
      {tasks.length > 0 && (
        <TaskList
          label={t('title')}
          tasks={tasks}
          userId={sub}
          today={today}
          isOfRecord
          isOpen={isOpen}
          notify={(message, undo) => show({ message, ...(undo && { undo }) })}
        />
      )}
      {data && tasks.length === 0 && <p className="text-small text-ink-2">{t('noneOfRecord')}</p>}
      <FormAlert message={error ? (readableMessage(error) ?? t('failed')) : null} />
    </section>
  );
}
