import type { TelematicsProvider } from '@roadworthy/core/incidents/vocabulary.ts';
import type { SignInChange } from '@roadworthy/core/identity/vocabulary.ts';

/** What each job is told. A job finds everything else in the database: what it is told may be old. */
export type JobData = {
  /** Brings an unfinished process to its end. */
  readonly 'resume-intent': { readonly intentId: string; readonly organizationId: string; readonly process: string };
  /** Finds intents whose own job was lost. */
  readonly 'resume-intents': Record<string, never>;
  /** Has the people of a quote checked, as far as that is due, and prices it by what is known of them. */
  readonly 'check-people': { readonly quoteId: string; readonly organizationId: string };
  readonly 'send-notification': { readonly notificationId: string; readonly organizationId: string };
  /** Writes to those whom an alert tells, and sends their text messages. */
  readonly 'send-alert': { readonly incidentAlertId: string; readonly organizationId: string };
  readonly 'send-text': { readonly incidentAlertMessageId: string; readonly organizationId: string };
  /** Tells somebody what changed about how they sign in. */
  readonly 'tell-of-sign-in-change': {
    readonly noticeId: string;
    readonly userId: string;
    readonly change: SignInChange;
    /** The name of the passkey, or how many recovery codes are left. */
    readonly name?: string;
    readonly left?: number;
  };
  /** Hands a letter over to the post, or asks what became of it. */
  readonly 'follow-letter': { readonly postedLetterId: string; readonly organizationId: string };
  /** Looks after letters that nobody told of. */
  readonly 'follow-letters': Record<string, never>;
  /** Sends a message to a machine of an organization. */
  readonly 'deliver-webhook': { readonly deliveryId: string; readonly organizationId: string };
  /** Finds messages whose own job was lost, and forgets old ones. */
  readonly 'deliver-webhooks': Record<string, never>;
  readonly 'render-document': { readonly documentId: string; readonly organizationId: string };
  /** Looks at the quotes that a rule, a question or a restriction, as it is now, may move. */
  readonly 'apply-rules': {
    readonly organizationId: string;
    readonly productId?: string;
    readonly restrictionId?: string;
    /** The quote that the last job looked at last. */
    readonly after?: string;
  };
  /** Rates the policies of a dislocation run that are left. */
  readonly 'run-dislocation': { readonly dislocationRunId: string; readonly organizationId: string };
  /** Tries a rule that is not kept yet on what is left of a book. */
  readonly 'run-rule-impact': { readonly ruleImpactRunId: string; readonly organizationId: string };
  /** Does what a person asked for to the rows of a bulk run that are left. */
  readonly 'run-bulk': { readonly bulkRunId: string; readonly organizationId: string };
  /** Writes what is left of a list as a file. */
  readonly 'run-export': { readonly exportRunId: string; readonly organizationId: string };
  readonly 'purge-exports': Record<string, never>;
  /** Writes what we hold about a person as a file for them. */
  readonly 'write-my-data': { readonly personalExportId: string; readonly organizationId: string };
  readonly 'purge-my-data': Record<string, never>;
  /** Carries out deletions whose wait is over. */
  readonly 'carry-out-deletions': Record<string, never>;
  /** Empties of their person what was kept for the law and has been kept for long enough. */
  readonly 'erase-kept': Record<string, never>;
  readonly 'expire-quotes': Record<string, never>;
  /** Ends what underwriters did not answer in time. */
  readonly 'expire-referrals': Record<string, never>;
  /** Makes the keys of restrictions and of what they find anew, where older rules made them. */
  readonly 'index-quotes': Record<string, never>;
  readonly 'activate-policies': Record<string, never>;
  readonly 'expire-policies': Record<string, never>;
  /** Tells who is insured that a term ends and is not renewed. */
  readonly 'announce-non-renewals': Record<string, never>;
  /** Applies changes that were accepted for a day that has come. */
  readonly 'apply-proposals': Record<string, never>;
  readonly 'create-renewals': Record<string, never>;
  readonly 'advance-renewals': Record<string, never>;
  /** Ends cover whose end was announced for a day that has come. */
  readonly 'cancel-policies': Record<string, never>;
  /** Pays back what is owed, to the payments that were made. */
  readonly 'pay-refunds': Record<string, never>;
  /** Books what the days of each month earned of every term. */
  readonly 'earn-premium': Record<string, never>;
  /** Books the commission on what was collected, and claws back. */
  readonly 'book-commissions': Record<string, never>;
  /** Writes off what an end for non-payment left unpaid. */
  readonly 'write-off-policies': Record<string, never>;
  /** Looks whether all books balance, and keeps what does not. */
  readonly 'check-balances': Record<string, never>;
  /** Writes to who waits for a place where a quote can be started now, and forgets who waited too long. */
  readonly 'notify-waitlist': Record<string, never>;
  /** Does what is due about the money of policies: tells, charges, and notes who did not pay. */
  readonly 'collect-invoices': Record<string, never>;
  /** Asks a gateway what became of the debit of a bank account. */
  readonly 'follow-debit': { readonly paymentId: string; readonly organizationId: string };
  /** Asks after debits that no gateway has told of. */
  readonly 'follow-debits': Record<string, never>;
  /** Works out the legal days of open claims anew: days of waiting go on, and what the law says changes. */
  readonly 'recount-claims': Record<string, never>;
  /** Gives claims that nobody has to who fits them best. */
  readonly 'assign-claims': Record<string, never>;
  readonly 'hand-over-claims': Record<string, never>;
  /** Asks what became of payments of claims. */
  readonly 'follow-claim-payments': Record<string, never>;
  /** Asks what became of transfers of commission. */
  readonly 'follow-commission-runs': Record<string, never>;
  /** Has the gateway forget cards and accounts that have ended. */
  readonly 'forget-methods': Record<string, never>;
  readonly 'purge-hints': Record<string, never>;
  /** Forgets the answers that nobody may ask for again. */
  readonly 'purge-answers': Record<string, never>;
  /** Sums by the hour what happened on the pages. */
  readonly 'sum-visits': Record<string, never>;
  /** Drops what happened on the pages long ago. */
  readonly 'purge-visits': Record<string, never>;
  readonly 'purge-uploads': Record<string, never>;
  /** Asks providers after the devices that are connected. */
  readonly 'poll-devices': Record<string, never>;
  /** Asks a provider after devices that it told something of. */
  readonly 'ask-after-devices': { readonly provider: TelematicsProvider; readonly deviceIds: readonly string[] };
  /** Drops what devices reported long ago. */
  readonly 'purge-device-reports': Record<string, never>;
  /** Lets made-up devices drive on. */
  readonly 'move-simulated-devices': Record<string, never>;
  /** Reminds of photographs of vehicles, and asks underwriters about those that did not come. */
  readonly 'run-inspections': Record<string, never>;
  /** Writes the tasks that rules ask for by the day, and takes back those whose reason has gone. */
  readonly 'tend-diary': Record<string, never>;
  /** Tells of reports by letter whose hour has come. */
  readonly 'send-reports': Record<string, never>;
};

export type JobName = keyof JobData;

export type QueueSettings = {
  /** How many of them one worker does at once. */
  readonly concurrency: number;
  /** How long an attempt may take, in seconds. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** When the worker starts one by itself. */
  readonly cron?: string;
};

/** The queues, all of them: the migrator declares them, processes only send and work. */
export const jobQueues: Readonly<Record<JobName, QueueSettings>> = {
  'resume-intent': { concurrency: 4, expireInSeconds: 120, retryLimit: 20 },
  'resume-intents': { concurrency: 1, expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'check-people': { concurrency: 2, expireInSeconds: 60, retryLimit: 8 },
  // Ten minutes apart at most, for the two days that a mail is tried.
  'send-notification': { concurrency: 4, expireInSeconds: 60, retryLimit: 320 },
  'send-alert': { concurrency: 1, expireInSeconds: 600, retryLimit: 20 },
  'send-text': { concurrency: 4, expireInSeconds: 60, retryLimit: 40 },
  'follow-letter': { concurrency: 2, expireInSeconds: 120, retryLimit: 12 },
  'follow-letters': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '5/10 * * * *' },
  'deliver-webhook': { concurrency: 4, expireInSeconds: 60, retryLimit: 3 },
  'deliver-webhooks': { concurrency: 1, expireInSeconds: 300, retryLimit: 0, cron: '* * * * *' },
  'render-document': { concurrency: 2, expireInSeconds: 120, retryLimit: 8 },
  'apply-rules': { concurrency: 1, expireInSeconds: 300, retryLimit: 8 },
  'run-dislocation': { concurrency: 1, expireInSeconds: 900, retryLimit: 8 },
  'run-rule-impact': { concurrency: 1, expireInSeconds: 900, retryLimit: 8 },
  'run-bulk': { concurrency: 1, expireInSeconds: 300, retryLimit: 8 },
  'run-export': { concurrency: 1, expireInSeconds: 600, retryLimit: 8 },
  'purge-exports': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '47 * * * *' },
  'write-my-data': { concurrency: 1, expireInSeconds: 900, retryLimit: 4 },
  'purge-my-data': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '49 * * * *' },
  'carry-out-deletions': { concurrency: 1, expireInSeconds: 1_800, retryLimit: 1, cron: '4/10 * * * *' },
  'erase-kept': { concurrency: 1, expireInSeconds: 3_600, retryLimit: 1, cron: '29 5 * * *' },
  'expire-quotes': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'expire-referrals': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'index-quotes': { concurrency: 1, expireInSeconds: 600, retryLimit: 2, cron: '*/5 * * * *' },
  'activate-policies': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'expire-policies': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'announce-non-renewals': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '17 * * * *' },
  'apply-proposals': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'create-renewals': { concurrency: 1, expireInSeconds: 900, retryLimit: 2, cron: '*/15 * * * *' },
  'advance-renewals': { concurrency: 1, expireInSeconds: 900, retryLimit: 2, cron: '* * * * *' },
  'cancel-policies': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '*/5 * * * *' },
  'pay-refunds': { concurrency: 1, expireInSeconds: 300, retryLimit: 2, cron: '2/5 * * * *' },
  'earn-premium': { concurrency: 1, expireInSeconds: 1_800, retryLimit: 2, cron: '41 * * * *' },
  'book-commissions': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '3/5 * * * *' },
  'write-off-policies': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '27 */4 * * *' },
  'check-balances': { concurrency: 1, expireInSeconds: 3_600, retryLimit: 2, cron: '37 4 * * *' },
  'run-inspections': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '7/10 * * * *' },
  'tend-diary': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '9/15 * * * *' },
  'send-reports': { concurrency: 1, expireInSeconds: 300, retryLimit: 1, cron: '*/5 * * * *' },
  'poll-devices': { concurrency: 1, expireInSeconds: 280, retryLimit: 0, cron: '3/5 * * * *' },
  'ask-after-devices': { concurrency: 2, expireInSeconds: 120, retryLimit: 6 },
  'purge-device-reports': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '19 3 * * *' },
  'move-simulated-devices': { concurrency: 1, expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'purge-uploads': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '23 * * * *' },
  'purge-visits': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '53 3 * * *' },
  'sum-visits': { concurrency: 1, expireInSeconds: 300, retryLimit: 1, cron: '*/5 * * * *' },
  'notify-waitlist': { concurrency: 1, expireInSeconds: 600, retryLimit: 1, cron: '1/10 * * * *' },
  'collect-invoices': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '*/5 * * * *' },
  'tell-of-sign-in-change': { concurrency: 1, expireInSeconds: 120, retryLimit: 12 },
  'follow-debit': { concurrency: 2, expireInSeconds: 120, retryLimit: 12 },
  'follow-debits': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '11 * * * *' },
  'recount-claims': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '31 * * * *' },
  'assign-claims': { concurrency: 1, expireInSeconds: 300, retryLimit: 1, cron: '4/5 * * * *' },
  'hand-over-claims': { concurrency: 1, expireInSeconds: 300, retryLimit: 1, cron: '7/10 * * * *' },
  'follow-claim-payments': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '21 * * * *' },
  'follow-commission-runs': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '26 * * * *' },
  'forget-methods': { concurrency: 1, expireInSeconds: 900, retryLimit: 1, cron: '8/15 * * * *' },
  'purge-hints': { concurrency: 1, expireInSeconds: 60, retryLimit: 0, cron: '* * * * *' },
  'purge-answers': { concurrency: 1, expireInSeconds: 1_800, retryLimit: 1, cron: '13 3 * * *' },
};

/** Where jobs go that failed for good, so that somebody learns of them. */
export const deadLetterQueue = 'dead-letter';
