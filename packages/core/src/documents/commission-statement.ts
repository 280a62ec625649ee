import type { CommissionRunStatus } from '../billing/commission/commission-run.ts';
import type { Currency } from '../shared/money/currency.ts';
import type { Day } from '../shared/time/day.ts';
import { sentence } from '../shared/text/sentence.ts';
import { type Words, words } from '../shared/words.ts';
import type { Writing } from './declarations.ts';
import { printersOf, type Statement } from './statement.ts';

export type CommissionRunFacts = {
  readonly runId: string;
  readonly organization: Statement['organization'];
  readonly month: Day;
  readonly currency: Currency;
  readonly earned: number;
  readonly clawedBack: number;
  readonly payable: number;
  readonly status: CommissionRunStatus;
  readonly madeBy: string;
  readonly approvedBy: string | null;
  readonly reference: string | null;
  readonly issued: Day;
  readonly lines: readonly {
    readonly month: Day;
    readonly policyNumber: string;
    readonly agent: string | null;
    readonly earned: number;
    readonly clawedBack: number;
  }[];
};

const statuses: Readonly<Record<CommissionRunStatus, Words>> = {
  made: words('Waits for approval', 'En attente d’approbation'),
  approved: words('Approved, not paid yet', 'Approuvé, pas encore payé'),
  paid: words('Paid', 'Payé'),
  withdrawn: words('Withdrawn: nothing is paid', 'Retiré : rien n’est payé'),
};

const policyText = words('Policy', 'Police');
const monthText = words('Month', 'Mois');
const agentText = words('Agent', 'Agent');
const earnedText = words('Earned', 'Gagnée');
const clawedText = words('Clawed back', 'Reprise');
const payableText = words('Payable', 'À verser');

/** What an organization is paid of commission, policy by policy, as a page: the same sums as the run that is approved. */
export function commissionStatementOf(run: CommissionRunFacts, writing: Writing): Statement {
  const { t, locale } = writing;
  const { money, day } = printersOf(writing, run.currency);
  const sum = [t(payableText), '', '', money(run.earned), money(run.clawedBack), money(run.payable)];
  return {
    locale,
    title: t(words('Commission statement', 'Relevé de commissions')),
    policyNumber: '',
    reference: t(sentence(words('Through {month}', 'Jusqu’à {month}'), { month: run.month.slice(0, 7) })),
    organization: run.organization,
    issued: run.issued,
    figures: [
      { label: t(earnedText), value: money(run.earned) },
      { label: t(clawedText), value: money(run.clawedBack) },
      { label: t(payableText), value: money(run.payable) },
    ],
    parts: [
      {
        title: t(words('Payment', 'Paiement')),
        facts: [
          { label: t(words('Status', 'État')), lines: [t(statuses[run.status])] },
          { label: t(words('Made by', 'Préparé par')), lines: [run.madeBy] },
          ...(run.approvedBy === null
            ? []
            : [{ label: t(words('Approved by', 'Approuvé par')), lines: [run.approvedBy] }]),
          ...(run.reference === null ? [] : [{ label: t(words('Reference', 'Référence')), lines: [run.reference] }]),
          { label: t(words('Day of this statement', 'Date du relevé')), lines: [day(run.issued)] },
        ],
      },
      {
        title: t(words('By policy', 'Par police')),
        table: {
          figures: 3,
          heads: [policyText, monthText, agentText, earnedText, clawedText, payableText].map((head) => t(head)),
          rows: run.lines.map((line) => [
            line.policyNumber,
            line.month.slice(0, 7),
            line.agent ?? '–',
            money(line.earned),
            money(line.clawedBack),
            money(line.earned - line.clawedBack),
          ]),
          sum,
        },
      },
    ],
  };
}
