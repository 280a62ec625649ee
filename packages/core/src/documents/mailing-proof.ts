import type { Policy } from '../policies/policy.ts';
import type { Quote } from '../quoting/quote.ts';
import { type Day, dayInZone } from '../shared/time/day.ts';
import { type Decision, accept, refuse } from '../shared/decision.ts';
import { sentence, factAlone } from '../shared/text/sentence.ts';
import { namesOfInsured, type Writing } from './declarations.ts';
import { type Statement, type StatementHead, namedInsuredLabel, policyNumberLabel } from './statement.ts';
import { words, type Words } from '../shared/words.ts';

export const coverEndsOn = words('Cover ends on', 'La protection prend fin le');

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
  readonly problem: Words | string | null;
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
    ? refuse(
        'letter_not_sent_yet',
        words(
          'This letter waits to be sent. Come back in a minute.',
          'Cette lettre attend d’être envoyée. Revenez dans une minute.',
        ),
        'about_id',
      )
    : accept(true);
}

const moment = (at: Date, { timeZone }: Policy, { t }: Writing): string =>
  t(
    sentence(words('{day}, {time}', 'le {day} à {time}'), {
      day: dayInZone(at, timeZone),
      time: { instant: at, zone: timeZone },
    }),
  );

function answerOf({ status, messageId, problem }: MailedLetter, { t }: Writing): string {
  if (status === 'failed')
    return t(
      sentence(words('It was not taken: {problem}', 'Elle n’a pas été acceptée : {problem}'), {
        problem: problem ?? '',
      }),
    );
  return messageId === null
    ? t(words('The mail server took it.', 'Le serveur de courriel l’a acceptée.'))
    : t(
        sentence(words('The mail server took it as {id}.', 'Le serveur de courriel l’a acceptée sous {id}.'), {
          id: messageId,
        }),
      );
}

function arithmeticOf(notice: NoticeArithmetic, { t }: Writing) {
  const { sent, noticeDays, postDays, movedDays, legalDate, effectiveDate, source } = notice;
  return {
    title: t(words('How the days of the law were counted', 'Décompte des jours prévus par la loi')),
    facts: [
      { label: t(words('Goes out on', 'Envoyé le')), lines: [t(factAlone(sent))] },
      { label: t(words('Days of notice', 'Jours d’avis')), lines: [String(noticeDays)] },
      { label: t(words('Days for the post', 'Jours pour la poste')), lines: [String(postDays)] },
      {
        label: t(words('Moved to a working day by', 'Jours ajoutés jusqu’à un jour ouvrable')),
        lines: [String(movedDays)],
      },
      { label: t(words('Cover may end on', 'La protection peut prendre fin le')), lines: [t(factAlone(legalDate))] },
      { label: t(coverEndsOn), lines: [t(factAlone(effectiveDate))] },
      { label: t(words('By', 'Par')), lines: [source] },
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
    title: t(words('Proof of mailing', 'Preuve d’envoi')),
    figures: [
      { label: t(policyNumberLabel), value: policy.policyNumber },
      {
        label: t(words('Sent', 'Envoyée')),
        value: letter.sent === null ? t(words('Not sent', 'Non envoyée')) : moment(letter.sent, policy, writing),
      },
    ],
    parts: [
      {
        title: t(words('The letter', 'La lettre')),
        facts: [
          { label: t(words('What', 'Objet')), lines: [letter.subject ?? ''] },
          { label: t(namedInsuredLabel), lines: namesOfInsured(quote) },
          { label: t(words('To', 'À')), lines: [letter.recipient] },
          { label: t(words('By', 'Par')), lines: [t(words('E-mail', 'Courriel'))] },
          { label: t(words('Owed since', 'Due depuis')), lines: [moment(letter.owed, policy, writing)] },
          { label: t(words('Answer', 'Réponse')), lines: [answerOf(letter, writing)] },
        ],
      },
      ...(notice === null ? [] : [arithmeticOf(notice, writing)]),
    ],
  };
}
