'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { useTranslations } from 'next-intl';
import { usePathId } from '../../../data/path-id.ts';
import { useRead } from '../../../data/requests/use-read.ts';
import {
  PrintProposalDocument,
  PrintProposalMoneyDocument,
  type PrintProposalQuery,
} from '../../../generated/documents.ts';
import { BeforeAfterTable } from '../../policies/policy-parts/before-after-table.tsx';
import { ChangedThings } from '../../shared/changed-things.tsx';
import { customerOf } from '../../shared/customer-name.ts';
import { printDay } from '../../shared/print-day.ts';
import { proposalLooks } from '../../shared/proposal-statuses.ts';
import { useBadge } from '../../shared/statuses.ts';
import { useErasedWord } from '../../shared/use-erased-word.ts';
import { useInstant } from '../../shared/use-instant.ts';
import { PrintGone } from '../print-page/print-gone.tsx';
import { PrintPage } from '../print-page/print-page.tsx';
import { PrintRead } from '../print-page/print-read.tsx';
import { PrintFacts, PrintSection } from '../print-page/print-section.tsx';
import { useReadKind } from '../print-page/use-read-kind.ts';

/** A proposed change of a policy on paper: what it makes otherwise, and what it does to each payment. */
export function PrintProposal() {
  const id = usePathId();
  if (id === undefined) return null;
  if (id === null) return <PrintGone />;
  return (
    <PrintRead document={PrintProposalDocument} variables={{ policy_proposal_id: id }}>
      {({ policy_proposals_by_pk: proposal, policy_proposal_changes: changes }) =>
        proposal ? <ProposalPaper proposal={proposal} changes={changes} /> : null
      }
    </PrintRead>
  );
}

type ProposalPaperProps = {
  proposal: NonNullable<PrintProposalQuery['policy_proposals_by_pk']>;
  changes: PrintProposalQuery['policy_proposal_changes'];
};

function ProposalPaper({ proposal, changes }: ProposalPaperProps) {
  const t = useTranslations('print.proposal');
  const instant = useInstant();
  const erased = useErasedWord();
  const badge = useBadge(proposalLooks);
  const { policy, status, premium_change: change } = proposal;
  const isOpen = status === 'pending' || status === 'scheduled';
  const own = { policy_proposal_id: proposal.policy_proposal_id };
  const { data } = useRead(useReadKind(), PrintProposalMoneyDocument, own, { enabled: isOpen, showsRefusals: true });
  const money = isOpen ? data?.agent_preview_proposal_invoices : undefined;
  const moved = money ? money.premium_after - money.premium_before : change;
  const moment = (at: string | null) => (at === null ? null : instant(at).absolute);
  return (
    <PrintPage
      title={t('title')}
      from={policy?.organization?.name}
      number={{ label: t('policy'), value: policy?.policy_number ?? '' }}
      record={`/customers/policies/${proposal.policy_id}/change/coverage?change=${proposal.policy_proposal_id}`}
    >
      <PrintFacts
        facts={[
          { key: 'insured', label: t('insured'), value: customerOf(policy?.current_quote) ?? erased(policy) },
          { key: 'status', label: t('status'), value: badge(status).label },
          { key: 'from', label: t('from'), value: printDay(proposal.effective) },
          { key: 'price', label: t('price'), value: moved === null ? null : priceText(moved, policy?.currency) },
          { key: 'proposed', label: t('proposed'), value: moment(proposal.created) },
          { key: 'accepted', label: t('accepted'), value: moment(proposal.accepted) },
          { key: 'signed', label: t('signed'), value: moment(proposal.signed) },
        ]}
      />
      <PrintSection title={t('changes')}>
        <ChangedThings things={changes} />
      </PrintSection>
      {money && money.takes_away !== null && money.takes_away.length > 0 && (
        <PrintSection title={t('takesAway')}>
          <ul className="list-disc pl-5">
            {money.takes_away.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </PrintSection>
      )}
      {money && money.invoices.length > 0 && (
        <PrintSection title={t('payments')}>
          <BeforeAfterTable
            caption={t('payments')}
            heading={t('due')}
            currency={money.currency}
            rows={money.invoices.map(({ sequence, due_date: due, before, after }) => ({
              key: String(sequence),
              name: printDay(due),
              before,
              after,
            }))}
          />
          {money.refund > 0 && (
            <p className="mt-2">{t('refund', { amount: moneyText(money.refund, money.currency) })}</p>
          )}
        </PrintSection>
      )}
      {status === 'pending' && (money?.takes_away?.length ?? 0) > 0 && (
        <PrintSection title={t('toSign')}>
          <p>{t('agreed')}</p>
          <div className="mt-14 flex flex-wrap gap-x-10 gap-y-12 break-inside-avoid text-small">
            <p className="min-w-72 flex-1 border-t border-line-strong pt-1">
              {customerOf(policy?.current_quote) ?? t('toSign')}
            </p>
            <p className="min-w-40 border-t border-line-strong pt-1">{t('signedOn')}</p>
          </div>
        </PrintSection>
      )}
    </PrintPage>
  );
}

const priceText = (cents: number, currency: string | undefined): string =>
  `${cents < 0 ? '−' : cents > 0 ? '+' : ''}${moneyText(Math.abs(cents), currency)}`;
