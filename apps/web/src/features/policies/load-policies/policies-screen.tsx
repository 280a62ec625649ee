'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { policiesList } from './policies-list.ts';

// What somebody has to ask for is fetched when the list is there.
const preview = fetchedComponent(async () => (await import('../load-policy/policy-preview.tsx')).PolicyPreview);
const bulk = fetchedComponent(async () => (await import('./policies-bulk.tsx')).PoliciesBulk);
const ahead = [preview.expect, bulk.expect];

/** The policies that the person sees, to work through. */
export function PoliciesScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={policiesList}
      renderPreview={(id) => <preview.Component policyId={id} />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
}
