'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { delinquenciesList } from './delinquencies-list.ts';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-policy/policy-preview.tsx')).PolicyPreview);
const ahead = [preview.expect];

/** Policies on which something is overdue, a view for each step from the first failed charge to the end of cover. */
export function DelinquenciesScreen() {
  useIdleExpectation(ahead);
  return <ListScreen list={delinquenciesList} renderPreview={(id) => <preview.Component policyId={id} />} />;
}
