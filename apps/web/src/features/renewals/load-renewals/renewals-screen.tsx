'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { useTranslations } from 'next-intl';
import { useIdleExpectation } from '../../../data/when-idle.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { agentRenewalsList, renewalsList } from './renewals-list.tsx';

// The panel and what may be done to several come when the list is there.
const panel = fetchedComponent(async () => (await import('../load-renewal/renewal-panel.tsx')).RenewalPanel);
const bulk = fetchedComponent(async () => (await import('./renewals-bulk.tsx')).RenewalsBulk);
const agentBulk = fetchedComponent(async () => (await import('./renewals-bulk.tsx')).AgentRenewalsBulk);
const ahead = [panel.expect, bulk.expect];

/** What underwriters decide about, soonest first, and beside it what is known, with the ways to decide. */
export function RenewalsScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={renewalsList}
      isSplit
      aside={<AheadLink />}
      renderPreview={(id) => <panel.Component key={id} renewalId={id} area="/underwriting" />}
      renderBulk={(props) => <bulk.Component {...props} />}
    />
  );
}

function AheadLink() {
  const t = useTranslations('workbench.renewalsAhead');
  return (
    <AppLink className="link inline-flex min-h-8 items-center" href="/underwriting/renewals/ahead">
      {t('link')}
    </AppLink>
  );
}

/** The renewals that agents see to, soonest first, with what to say about each. */
export function AgentRenewalsScreen() {
  useIdleExpectation(ahead);
  return (
    <ListScreen
      list={agentRenewalsList}
      isSplit
      renderPreview={(id) => <panel.Component key={id} renewalId={id} area="/agents" />}
      renderBulk={(props) => <agentBulk.Component {...props} />}
    />
  );
}
