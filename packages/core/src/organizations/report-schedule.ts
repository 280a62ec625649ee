import { type Permission, permissionRoles } from '../identity/permission-roles.ts';
import type { Principal } from '../identity/principal.ts';
import type { Role } from '../identity/vocabulary.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { dateFormat } from '../shared/text/formats.ts';
import { factAlone, sentence, type Sentence } from '../shared/text/sentence.ts';
import { addDays, addMonths, type Day, day } from '../shared/time/day.ts';
import { type Words, words } from '../shared/words.ts';

export const reportCadences = ['weekly', 'monthly'] as const;
export type ReportCadence = (typeof reportCadences)[number];

/** From the first day to the last one. */
export type Period = { readonly from: Day; readonly to: Day };

type Report = {
  readonly title: Words;
  readonly permission: Permission;
  /** Whether it can be read by days; else by months alone. */
  readonly isByDay: boolean;
  /** The page, and what narrows it to a period. */
  readonly path: string;
  readonly view: string | null;
  readonly narrows: string;
  /** It says how things stand at the end of a period. */
  readonly isAsOf?: true;
};

const ofMonths = (path: string, title: Words, narrows = 'accounting_month'): Report => ({
  title,
  permission: 'report:read',
  isByDay: false,
  path,
  view: 'all',
  narrows,
});

/** The reports of which letters can tell, by the names of their pages. */
export const scheduledReports = {
  leaderboard: {
    ...ofMonths('/agents/leaderboard', words('Leaderboard', 'Palmarès'), 'month'),
    permission: 'leaderboard:read',
    view: 'year',
  },
  activity: {
    ...ofMonths('/agents/activity', words('Policy Activities', 'Activités des polices'), 'timestamp'),
    isByDay: true,
  },
  production: {
    ...ofMonths('/agents/reports/production', words('Production', 'Affaires conclues'), 'day'),
    isByDay: true,
  },
  conversion: ofMonths(
    '/agents/reports/conversion',
    words('Quotes that became policies', 'Soumissions devenues polices'),
    'month',
  ),
  commission: ofMonths('/agents/reports/commission', words('Commission statement', 'Relevé de commissions')),
  losses: ofMonths('/agents/reports/losses', words('Premium and losses', 'Primes et sinistres')),
  bordereau: ofMonths('/agents/reports', words('Premium', 'Primes')),
  receivables: {
    ...ofMonths('/agents/reports/receivables', words('Receivables', 'Comptes à recevoir'), 'as_of'),
    isByDay: true,
    view: null,
    isAsOf: true,
  },
  trial_balance: ofMonths('/agents/reports/trial-balance', words('Trial balance', 'Balance de vérification')),
  retention: ofMonths(
    '/agents/reports/retention',
    words('Renewals kept', 'Renouvellements conservés'),
    'renewal_month',
  ),
  loss_runs: {
    ...ofMonths('/agents/reports/loss-runs', words('Loss runs', 'Relevés des sinistres'), 'reported'),
    isByDay: true,
    view: null,
  },
} as const satisfies Readonly<Record<string, Report>>;
export type ScheduledReport = keyof typeof scheduledReports;
export const scheduledReportNames = Object.keys(scheduledReports) as ScheduledReport[];

/** The address of a report that shows a period, and nothing else. */
export function reportAddress(report: ScheduledReport, { from, to }: Period): string {
  const { path, view, narrows, isAsOf }: Report = scheduledReports[report];
  return `${path}?${view === null ? '' : `view=${view}&`}f[${narrows}]=${isAsOf ? to : from}..${to}`;
}

/** When a letter goes out: a day of the week from Monday (1), or of the month, the last one where it is shorter; and the hour. */
export type SendTime = { readonly cadence: ReportCadence; readonly day: number; readonly hour: number };
/** What a clock shows. */
export type ClockTime = { readonly today: Day; readonly hour: number };

const weekdayOf = (value: Day): number => ((new Date(`${value}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The first day after another on which a letter goes out. */
export function nextSendDay({ cadence, day: chosen }: SendTime, after: Day): Day {
  if (cadence === 'weekly') return addDays(after, ((chosen - weekdayOf(after) + 6) % 7) + 1);
  const here = addMonths(after, 0, chosen);
  return here > after ? here : addMonths(after, 1, chosen);
}

/** The first day on which a letter goes out from now on. */
export function firstSendDay(time: SendTime, { today, hour }: ClockTime): Day {
  return nextSendDay(time, hour < time.hour ? addDays(today, -1) : today);
}

/** Whether the hour of a day has come: an hour that the clocks skip comes with the next, one that comes twice counts once. */
export function isSendDue({ hour }: SendTime, on: Day, clock: ClockTime): boolean {
  return on < clock.today || (on === clock.today && hour <= clock.hour);
}

/** What a letter of a day is about: the week before it, or the month before its own. */
export function periodBefore(cadence: ReportCadence, on: Day): Period {
  if (cadence === 'weekly') return { from: addDays(on, -7), to: addDays(on, -1) };
  const first = day(`${on.slice(0, 7)}-01`);
  return { from: addMonths(first, -1), to: addDays(first, -1) };
}

/** How a period is called: a whole month by its name, else by its days. */
export function nameOfPeriod({ from, to }: Period): Sentence {
  if (from.endsWith('-01') && addDays(to, 1) === addMonths(from, 1)) {
    const named = (locale: string) =>
      dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${from}T00:00:00Z`));
    return factAlone({ en: named('en-US'), fr: named('fr-CA') });
  }
  return sentence(words('{from} to {to}', '{from} au {to}'), { from, to });
}

/** The roles that read a report. */
export function readersOf(report: ScheduledReport): readonly Role[] {
  return permissionRoles[scheduledReports[report].permission];
}

/** A schedule as it is stored. */
export type StoredSchedule = SendTime & {
  readonly report: ScheduledReport;
  readonly ownerId: string;
  readonly recipients: readonly string[];
  readonly isEnded: boolean;
  readonly version: number;
};

const mostRecipients = 50;
/** Nobody has more of them at once. */
export const mostSchedules = 20;

type Requested = {
  readonly report: string;
  readonly cadence: string;
  readonly day: number;
  readonly hour: number;
  readonly recipients: readonly string[];
};

/** Who is known: who reads the report among the people of the organization, by their ids. */
type Known = { readonly readers: ReadonlySet<string>; readonly schedules: number };

function checkTime(report: ScheduledReport, { cadence, day: chosen, hour }: Requested): Decision<SendTime> {
  const known = reportCadences.find((one) => one === cadence);
  if (known === undefined) {
    return refuse(
      'cadence_unknown',
      words('Choose weekly or monthly.', 'Choisissez chaque semaine ou chaque mois.'),
      'cadence',
    );
  }
  if (known === 'weekly' && !scheduledReports[report].isByDay) {
    return refuse(
      'cadence_not_offered',
      words('This report is by month. Choose monthly.', 'Ce rapport est mensuel. Choisissez chaque mois.'),
      'cadence',
    );
  }
  if (chosen < 1 || chosen > (known === 'weekly' ? 7 : 31)) {
    return refuse(
      'send_day_out_of_range',
      known === 'weekly'
        ? words('Choose a day of the week.', 'Choisissez un jour de la semaine.')
        : words('Choose a day from 1 to 31.', 'Choisissez un jour de 1 à 31.'),
      'day',
    );
  }
  return hour < 0 || hour > 23
    ? refuse(
        'send_hour_out_of_range',
        words('Choose an hour of the day.', 'Choisissez une heure de la journée.'),
        'hour',
      )
    : accept({ cadence: known, day: chosen, hour });
}

function checkRecipients(ids: readonly string[], readers: ReadonlySet<string>): Decision<readonly string[]> {
  const chosen = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (chosen.length === 0) {
    return refuse('recipients_missing', words('Choose who gets it.', 'Choisissez qui le reçoit.'), 'recipients');
  }
  if (chosen.length > mostRecipients) {
    return refuse(
      'too_many_recipients',
      words('Choose at most 50 people.', 'Choisissez au plus 50 personnes.'),
      'recipients',
    );
  }
  return chosen.every((id) => readers.has(id))
    ? accept(chosen)
    : refuse(
        'recipient_not_reader',
        words(
          'Somebody chosen does not work here any more, or may not read this report. Choose others.',
          'Une personne choisie ne travaille plus ici ou ne peut pas lire ce rapport. Choisissez-en d’autres.',
        ),
        'recipients',
      );
}

const notMember = refuse(
  'schedule_of_members',
  words(
    'Only people who work for the organization and read this report have it sent.',
    'Seules les personnes de l’organisation qui lisent ce rapport peuvent le faire envoyer.',
  ),
);

export type ScheduleContent = SendTime & { readonly report: ScheduledReport; readonly recipients: readonly string[] };

/** Whether somebody may have a report sent: one that they read, to people of the organization who read it. */
export function decideCreateSchedule(
  requested: Requested,
  { userId }: Pick<Principal, 'userId'>,
  { readers, schedules }: Known,
): Decision<ScheduleContent> {
  const report = scheduledReportNames.find((one) => one === requested.report);
  if (report === undefined) {
    return refuse('report_unknown', words('Choose one of the reports.', 'Choisissez un des rapports.'), 'report');
  }
  const time = checkTime(report, requested);
  if (!time.ok) return time;
  if (userId === null || !readers.has(userId)) return notMember;
  const recipients = checkRecipients(requested.recipients, readers);
  if (!recipients.ok) return recipients;
  return schedules >= mostSchedules
    ? refuse(
        'too_many_schedules',
        words(
          'You have 20 reports sent already. Stop one first.',
          'Vous faites déjà envoyer 20 rapports. Arrêtez-en un d’abord.',
        ),
      )
    : accept({ ...time.event, report, recipients: recipients.event });
}

const ended = refuse('schedule_ended', words('This report is not sent any more.', 'Ce rapport n’est plus envoyé.'));

/** Who acts, and whether they look after the people of the organization, in whatever role they act. */
export type Keeper = { readonly userId: string | null; readonly isOwner: boolean };

/** Whether somebody answers for a schedule: whose it is, and who looks after the people of the organization. */
export function mayKeepSchedule({ ownerId }: Pick<StoredSchedule, 'ownerId'>, { userId, isOwner }: Keeper): boolean {
  return isOwner || ownerId === userId;
}

/** Whether somebody may end a schedule, or have it sent now. */
export function decideKeepSchedule(stored: StoredSchedule, actor: Keeper): Decision<true> {
  if (!mayKeepSchedule(stored, actor)) {
    return refuse(
      'schedule_of_another',
      words(
        'This is somebody else’s. Ask them, or an owner of the organization.',
        'Cet envoi est celui d’une autre personne. Adressez-vous à elle, ou à un propriétaire de l’organisation.',
      ),
    );
  }
  return stored.isEnded ? ended : accept(true);
}

type Changes = {
  readonly cadence?: string | null | undefined;
  readonly day?: number | null | undefined;
  readonly hour?: number | null | undefined;
  readonly recipients?: readonly string[] | null | undefined;
  readonly takeOver?: boolean | null | undefined;
  readonly version?: number | null | undefined;
};

/**
 * What a schedule says from now on, and whose it is; what is left out stays. Who only gets it takes themselves out, and
 * nothing else.
 */
export function decideUpdateSchedule(
  stored: StoredSchedule,
  changes: Changes,
  { actor, readers }: { readonly actor: Keeper; readonly readers: ReadonlySet<string> },
): Decision<ScheduleContent & { readonly ownerId: string }> {
  const { report, ownerId } = stored;
  const { cadence, day: chosen, hour, recipients, takeOver, version } = changes;
  const time = checkTime(report, {
    ...stored,
    cadence: cadence ?? stored.cadence,
    day: chosen ?? stored.day,
    hour: hour ?? stored.hour,
  });
  if (!time.ok) return time;
  const left = stored.recipients.filter((id) => id !== actor.userId);
  const isLeaving =
    stored.recipients.length > left.length &&
    recipients?.join() === left.join() &&
    [cadence, chosen, hour, takeOver].every((one) => one == null);
  // Who was chosen and reads it no more gets nothing, and need not be taken out to change the hour.
  const people =
    recipients == null || isLeaving
      ? accept(isLeaving ? left : stored.recipients)
      : checkRecipients(recipients, readers);
  if (!people.ok) return people;
  const may = decideKeepSchedule(stored, actor);
  if (!may.ok && !(isLeaving && !stored.isEnded)) return may;
  if (version != null && version !== stored.version) {
    return refuse(
      'schedule_changed_elsewhere',
      words(
        'Somebody has changed this meanwhile. Look at it again.',
        'Quelqu’un l’a modifié entre-temps. Vérifiez-le.',
      ),
    );
  }
  if (!takeOver) return accept({ ...time.event, report, recipients: people.event, ownerId });
  return actor.userId !== null && readers.has(actor.userId)
    ? accept({ ...time.event, report, recipients: people.event, ownerId: actor.userId })
    : notMember;
}
