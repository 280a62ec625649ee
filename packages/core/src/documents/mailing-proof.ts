import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Day, dayInZone } from '../shared/day.ts';
import { type Decision, accept, refuse } from '../shared/decision.ts';
import { sentence } from '../shared/sentence.ts';
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

const moment = (at: Date, { timeZone }: Policy, { say }: Writing): string =>
  say(sentence('{day}, {time}', { day: dayInZone(at, timeZone), time: { instant: at, zone: timeZone } }));

function answerOf({ status, messageId, problem }: MailedLetter, { say }: Writing): string {
  if (status === 'failed') return say(sentence('It was not taken: {problem}', { problem: problem ?? '' }));
  return messageId === null
    ? say('The mail server took it.')
    : say(sentence('The mail server took it as {id}.', { id: messageId }));
}

function arithmeticOf(notice: NoticeArithmetic, { say }: Writing) {
  const { sent, noticeDays, postDays, movedDays, legalDate, effectiveDate, source } = notice;
  return {
    title: say('How the days of the law were counted'),
    facts: [
      { label: say('Goes out on'), lines: [say(sentence('{day}', { day: sent }))] },
      { label: say('Days of notice'), lines: [String(noticeDays)] },
      { label: say('Days for the post'), lines: [String(postDays)] },
      { label: say('Moved to a working day by'), lines: [String(movedDays)] },
      { label: say('Cover may end on'), lines: [say(sentence('{day}', { day: legalDate }))] },
      { label: say('Cover ends on'), lines: [say(sentence('{day}', { day: effectiveDate }))] },
      { label: say('By'), lines: [source] },
    ],
  };
}

/** Proof that a letter went out: what, to which address, by which way, when, what was answered, and how a notice counts. */
export function mailingProofOf(source: MailingProofSource, writing: Writing): Statement {
  const { policy, quote, head, letter, notice } = source;
  const { locale, say } = writing;
  return {
    ...head,
    locale,
    title: say('Proof of mailing'),
    figures: [
      { label: say('Policy number'), value: policy.policyNumber },
      { label: say('Sent'), value: letter.sent === null ? say('Not sent') : moment(letter.sent, policy, writing) },
    ],
    parts: [
      {
        title: say('The letter'),
        facts: [
          { label: say('What'), lines: [letter.subject ?? ''] },
          { label: say('Named insured'), lines: namesOfInsured(quote) },
          { label: say('To'), lines: [letter.recipient] },
          { label: say('By'), lines: [say('E-mail')] },
          { label: say('Owed since'), lines: [moment(letter.owed, policy, writing)] },
          { label: say('Answer'), lines: [answerOf(letter, writing)] },
        ],
      },
      ...(notice === null ? [] : [arithmeticOf(notice, writing)]),
    ],
  };
}
