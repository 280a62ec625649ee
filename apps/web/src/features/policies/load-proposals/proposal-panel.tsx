'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { LoadProposedChangeDocument } from '../../../generated/documents.ts';
import { QueryView } from '../../../shell/query-view.tsx';
import { Proposed, type RenderPaper } from '../proposed-changes/proposed-changes.tsx';

/** A proposed change beside the list: what it does, how it stands, and what may be done with it now. */
export function ProposalPanel({ proposalId, renderPaper }: { proposalId: string; renderPaper: RenderPaper }) {
  const t = useTranslations('queue.proposals');
  const query = useRead('agent', LoadProposedChangeDocument, { policy_proposal_id: proposalId });
  const gone = <p className="text-ink-2">{t('gone')}</p>;
  return (
    <QueryView
      query={query}
      heading={t('change')}
      shape="form"
      failed={t('failed')}
      find={(data) => data.policy_proposals_by_pk}
      missing={gone}
      notPermitted={gone}
    >
      {({ policy, ...proposal }) =>
        policy && (
          <section className="flex flex-col gap-3">
            <h2 className="type-h2">{t('change')}</h2>
            <AppLink
              className="link inline-flex min-h-target-small items-center self-start font-mono"
              href={`/agents/policies/${policy.policy_id}?tab=changes`}
            >
              {policy.policy_number}
            </AppLink>
            <Proposed proposal={proposal} policy={policy} renderPaper={renderPaper} isOpen />
          </section>
        )
      }
    </QueryView>
  );
}
