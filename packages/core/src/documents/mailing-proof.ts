import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Day, dayInZone } from '../shared/time/day.ts';
import { type Decision, accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/text/sentence.ts';
import { namesOfInsured, type Writing } from './declarations.ts';
import type { Statement, StatementHead } from './statement.ts';

/** A letter that was owed, and what became of it. */
export type MailedLetter = {
  readonly subject: string | null;
  readonly recipient: string;
  readonly owed: Date;
  readonly sent: Date | null;
  readonly status: 'queued' | 'sent' | 'failed';
  /** Under which the mail server took it. */
  readonly messageId: string | null;
  /** Why it would not. */
  readonly problem: string | null;
};

/** How the law's days were counted for a notice. */
export type NoticeArithmetic = {
  readonly sent: Day;
  readonly noticeDays: number;
  readonly postDays: number;
  readonly movedDays: number;
  readonly legalDate: Day;
  readonly effectiveDate: Day;
  readonly source: string;
};

export type MailingProofSource = {
  readonly policy: Policy;
  readonly quote: Quote;
  readonly head: StatementHead;
  readonly letter: MailedLetter;
  readonly notice: NoticeArithmetic | null;
};

/** There is proof of what was taken or refused; what still waits proves nothing. */
export function decideMailingProof({ status }: Pick<MailedLetter, 'status'>): Decision<true> {
  return status === 'queued'
    ? refuse('letter_not_sent_yet', 'This letter waits to be sent. Come back in a minute.', 'about_id')
    : accept(true);
}

const moment = (at: Date, { timeZone }: Policy, { t }: Writing): string =>
  t(sentence('{day}, {time}', { day: dayInZone(at, timeZone), time: { instant: at, zone: timeZone } }));

function answerOf({ status, messageId, problem }: MailedLetter, { t }: Writing): string {
  if (status === 'failed') return t(sentence('It was not taken: {problem}', { problem: problem ?? '' }));
  return messageId === null
    ? t('The mail server took it.')
    : t(sentence('The mail server took it as {id}.', { id: messageId }));
}

function arithmeticOf(notice: NoticeArithmetic, { t }: Writing) {
  const { sent, noticeDays, postDays, movedDays, legalDate, effectiveDate, source } = notice;
  return {
    title: t('How the days of the law were counted'),
    facts: [
      { label: t('Goes out on'), lines: [t(sentence('{day}', { day: sent }))] },
      { label: t('Days of notice'), lines: [String(noticeDays)] },
      { label: t('Days for the post'), lines: [String(postDays)] },
      { label: t('Moved to a working day by'), lines: [String(movedDays)] },
      { label: t('Cover may end on'), lines: [t(sentence('{day}', { day: legalDate }))] },
      { label: t('Cover ends on'), lines: [t(sentence('{day}', { day: effectiveDate }))] },
      { label: t('By'), lines: [source] },
    ],
  };
}

/** Proof that a letter went out: what, to which address, by which way, when, what was answered, and how a notice counts. */
export function mailingProofOf(source: MailingProofSource, writing: Writing): Statement {
  const { policy, quote, head, letter, notice } = source;
  const { locale, t } = writing;
  return {
    ...head,
    locale,
    title: t('Proof of mailing'),
    figures: [
      { label: t('Policy number'), value: policy.policyNumber },
      { label: t('Sent'), value: letter.sent === null ? t('Not sent') : moment(letter.sent, policy, writing) },
    ],
    parts: [
      {
        title: t('The letter'),
        facts: [
          { label: t('What'), lines: [letter.subject ?? ''] },
          { label: t('Named insured'), lines: namesOfInsured(quote) },
          { label: t('To'), lines: [letter.recipient] },
          { label: t('By'), lines: [t('E-mail')] },
          { label: t('Owed since'), lines: [moment(letter.owed, policy, writing)] },
          { label: t('Answer'), lines: [answerOf(letter, writing)] },
        ],
      },
      ...(notice === null ? [] : [arithmeticOf(notice, writing)]),
    ],
  };
}
