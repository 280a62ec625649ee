import { accept, type Decision, refusal, refuse } from '../shared/decision.ts';
import { findLineProblem, tidyLine } from '../shared/text/check-text.ts';
import { checkDay } from '../shared/time/check-day.ts';
import { addDays, type Day } from '../shared/time/day.ts';
import { words } from '../shared/words.ts';
import type { TaskRule, TaskStatus } from './vocabulary.ts';

/** So long after an offer was sent its customer is called. */
export const daysUntilCall = 2;
/** So long before a licence ends its holder is reminded. */
export const daysBeforeLicenceEnds = 30;
/** Nobody plans further ahead. */
const mostDaysAhead = 3 * 366;

/** Whose a task is to be: null nobody’s, undefined somebody who does not work there. */
export type Assignee = { readonly userId: string; readonly name: string } | null | undefined;

/** A task as it is stored, before it changes. */
export type StoredTask = {
  readonly title: string | null;
  readonly rule: TaskRule | null;
  readonly dueDate: Day;
  readonly status: TaskStatus;
};

type Content = { readonly title: string; readonly dueDate: Day };

function checkTitle(typed: string): Decision<string> {
  const title = tidyLine(typed);
  if (title === '') {
    return refuse('title_missing', words('Say what is to be done.', 'Dites ce qui est à faire.'), 'title');
  }
  const unfit = findLineProblem(typed, 'title', 'title');
  return unfit ? { ok: false, refusal: unfit } : accept(title);
}

function checkDue(typed: string, today: Day): Decision<Day> {
  const due = checkDay(typed, 'due_date');
  if (!due.ok || (due.event >= today && due.event <= addDays(today, mostDaysAhead))) return due;
  return refuse(
    'day_not_valid',
    words(
      'Choose today or a day of the next three years.',
      'Choisissez aujourd’hui ou un jour des trois prochaines années.',
    ),
    'due_date',
  );
}

const notThere = refusal(
  'assignee_not_in_organization',
  words(
    'This person does not work for the organization. Choose one of its people, or nobody.',
    'Cette personne ne travaille pas pour l’organisation. Choisissez l’un de ses membres, ou personne.',
  ),
  'assigned_to',
);

/** Whether a task may be written: what, when, for whom, and about one record at most. */
export function decideCreateTask(
  requested: { readonly title: string; readonly dueDate: string; readonly records: number },
  { assignee, today }: { readonly assignee: Assignee; readonly today: Day },
): Decision<Content> {
  const title = checkTitle(requested.title);
  if (!title.ok) return title;
  const due = checkDue(requested.dueDate, today);
  if (!due.ok) return due;
  if (requested.records > 1) {
    return refuse(
      'record_ambiguous',
      words('A task is about one record. Name one.', 'Une tâche concerne un seul dossier. Indiquez-en un.'),
    );
  }
  return assignee === undefined ? { ok: false, refusal: notThere } : accept({ title: title.event, dueDate: due.event });
}

/** Whether a task may be put off, given to somebody else, or said otherwise; null and absent: as it is. */
export function decideUpdateTask(
  requested: { readonly title?: string | null | undefined; readonly dueDate?: string | null | undefined },
  { stored, assignee, today }: { readonly stored: StoredTask; readonly assignee: Assignee; readonly today: Day },
): Decision<{ readonly title: string | null; readonly dueDate: Day }> {
  if (stored.status !== 'open') {
    return refuse(
      'task_ended',
      words('This task is done. Open it again first.', 'Cette tâche est faite. Rouvrez-la d’abord.'),
    );
  }
  if (requested.title != null && stored.rule !== null) {
    return refuse(
      'task_of_rule',
      words('A rule wrote this task, and its words stay.', 'Une règle a rédigé cette tâche, et son texte reste.'),
      'title',
    );
  }
  const title = requested.title == null ? accept(stored.title) : checkTitle(requested.title);
  if (!title.ok) return title;
  const due = requested.dueDate == null ? accept(stored.dueDate) : checkDue(requested.dueDate, today);
  if (!due.ok) return due;
  return assignee === undefined ? { ok: false, refusal: notThere } : accept({ title: title.event, dueDate: due.event });
}

/** What becomes of a task of which somebody says that it is done, or is not after all; null: it is so already. */
export function decideCompleteTask(stored: StoredTask, done: boolean): Decision<'done' | 'open' | null> {
  if (stored.status === 'lapsed') {
    return refuse(
      'task_lapsed',
      words(
        'The reason of this task has gone, and it with it.',
        'La raison de cette tâche n’existe plus, et la tâche non plus.',
      ),
    );
  }
  const wanted = done ? 'done' : 'open';
  return accept(stored.status === wanted ? null : wanted);
}
