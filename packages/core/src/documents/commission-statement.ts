import type { CommissionRunStatus } from '../billing/commission/commission-run.ts';
import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import { type Words, words } from '../shared/words.ts';
import type { Writing } from './declarations.ts';
import { printersOf, type Statement } from './statement.ts';

export type CommissionLine = {
  readonly month: Day;
  readonly policyNumber: string;
  readonly agent: string | null;
  readonly earned: number;
  readonly clawedBack: number;
};

export type CommissionFacts = {
  readonly organization: Statement['organization'];
  readonly month: Day;
  readonly currency: Currency;
  /** How the run is paid whose statement it is; else whether the month is over whose statement it is. */
  readonly of:
    | {
        readonly status: CommissionRunStatus;
        readonly madeBy: string;
        readonly approvedBy: string | null;
        readonly reference: string | null;
      }
    | { readonly isOver: boolean };
  readonly issued: Day;
  readonly lines: readonly CommissionLine[];
};

const statuses: Readonly<Record<CommissionRunStatus, Words>> = {
  made: words('Waits for approval', 'En attente d’approbation'),
  approved: words('Approved, not paid yet', 'Approuvé, pas encore payé'),
  sending: words('On its way', 'En route'),
  sent: words('On its way', 'En route'),
  paid: words('Paid', 'Payé'),
  withdrawn: words('Withdrawn: nothing is paid', 'Retiré : rien n’est payé'),
};

const policyText = words('Policy', 'Police');
const monthText = words('Month', 'Mois');
const agentText = words('Agent', 'Agent');
const earnedText = words('Earned', 'Gagnée');
const clawedText = words('Clawed back', 'Reprise');
const payableText = words('Payable', 'À verser');

/** What lines come to, in cents: of a run, of a month, of one policy. */
export function sumOfLines(lines: readonly Pick<CommissionLine, 'earned' | 'clawedBack'>[]) {
  const earned = lines.reduce((sum, line) => sum + line.earned, 0);
  const clawedBack = lines.reduce((sum, line) => sum + line.clawedBack, 0);
  return { earned, clawedBack, payable: earned - clawedBack };
}

function paymentFacts({ of }: CommissionFacts, t: Writing['t']): readonly { label: string; lines: string[] }[] {
  const status = (text: Words) => ({ label: t(words('Status', 'État')), lines: [t(text)] });
  if ('isOver' in of) {
    return [
      status(
        of.isOver
          ? words('The month is over', 'Le mois est terminé')
          : words(
              'The month is not over: more may be booked',
              'Le mois n’est pas terminé : d’autres écritures sont possibles',
            ),
      ),
    ];
  }
  return [
    status(statuses[of.status]),
    { label: t(words('Made by', 'Préparé par')), lines: [of.madeBy] },
    ...(of.approvedBy === null ? [] : [{ label: t(words('Approved by', 'Approuvé par')), lines: [of.approvedBy] }]),
    ...(of.reference === null ? [] : [{ label: t(words('Reference', 'Référence')), lines: [of.reference] }]),
  ];
}

/** What commission an organization earned and gave back, policy by policy, as a page: of a run that pays it, or of a month. */
export function commissionStatementOf(facts: CommissionFacts, writing: Writing): Statement {
  const { t, locale } = writing;
  const { money, day } = printersOf(writing, facts.currency);
  const { earned, clawedBack, payable } = sumOfLines(facts.lines);
  const month = facts.month.slice(0, 7);
  const isRun = !('isOver' in facts.of);
  return {
    locale,
    title: t(words('Commission statement', 'Relevé de commissions')),
    policyNumber: '',
    reference: isRun ? t(sentence(words('Through {month}', 'Jusqu’à {month}'), { month })) : month,
    organization: facts.organization,
    issued: facts.issued,
    figures: [
      { label: t(earnedText), value: money(earned) },
      { label: t(clawedText), value: money(clawedBack) },
      { label: t(payableText), value: money(payable) },
    ],
    parts: [
      {
        title: isRun ? t(words('Payment', 'Paiement')) : t(words('Statement', 'Relevé')),
        facts: [
          ...paymentFacts(facts, t),
          { label: t(words('Day of this statement', 'Date du relevé')), lines: [day(facts.issued)] },
        ],
      },
      {
        title: t(words('By policy', 'Par police')),
        table: {
          figures: 3,
          heads: [policyText, monthText, agentText, earnedText, clawedText, payableText].map((head) => t(head)),
          rows: facts.lines.map((line) => [
            line.policyNumber,
            line.month.slice(0, 7),
            line.agent ?? '–',
            money(line.earned),
            money(line.clawedBack),
            money(sumOfLines([line]).payable),
          ]),
          sum: [t(payableText), '', '', money(earned), money(clawedBack), money(payable)],
        },
      },
    ],
  };
}
