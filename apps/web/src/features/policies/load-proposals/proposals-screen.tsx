'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { proposalsList } from './proposals-list.ts';

const panel = fetchedComponent(async () => (await import('./proposal-panel.tsx')).ProposalPanel);
const signedPaper = fetchedComponent(async () => (await import('../../files/signed-paper.tsx')).SignedPaper);
const ahead = [panel.expect];

/** What is proposed to change on the policies that the person sees, and beside it what it does and what may be done. */
export function ProposalsScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={proposalsList}
      hrefOf="preview"
      isSplit
      renderPreview={(id) => (
        <panel.Component key={id} proposalId={id} renderPaper={(paper) => <signedPaper.Component {...paper} />} />
      )}
    />
  );
}
