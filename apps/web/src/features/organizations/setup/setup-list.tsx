'use client';
import {
  type AgentStep,
  dismissedStep,
  missingOfAgent,
  missingOfOrganization,
  type OrganizationStep,
} from '@roadworthy/core/organizations/setup.ts';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useRead } from '../../../data/requests/use-read.ts';
import { setPreferences, usePreferences } from '../../../data/settings/use-settings.ts';
import { LoadAgentSetupDocument, LoadOrganizationSetupDocument } from '../../../generated/documents.ts';
import { useSignedInUser } from '../../../shell/session-provider.tsx';

type Step = OrganizationStep | AgentStep;

const pageOf: Readonly<Record<Step, string>> = {
  product: '/products',
  contacts: '/agents/organization?tab=contacts',
  address: '/agents/organization?tab=contacts',
  brand: '/agents/organization?tab=branding',
  people: '/agents/organization?tab=people',
  turns: '/agents/organization?tab=turns',
  licences: '/agents/organization?tab=turns',
  commission: '/agents/organization?tab=contacts',
  partner: '/agents/partners',
  profile: '/agents/profile',
  photo: '/agents/profile',
  schedule: '/agents/profile',
  first_quote: '/agents/quotes/new',
};

type Whose = { readonly organizationId: string; readonly userId: string };

/** What is still to be set up: of an organization for its owner, and of an agent's own; nothing where all of it is done. */
export function SetupLists() {
  const { sub: userId, roles, org_id: organizationId } = useSignedInUser();
  if (organizationId === null) return null;
  return (
    <>
      {roles.includes('organization:owner') && <OrganizationSetup organizationId={organizationId} userId={userId} />}
      {roles.includes('organization:agent') && <AgentSetup organizationId={organizationId} userId={userId} />}
    </>
  );
}

function OrganizationSetup({ organizationId, userId }: Whose) {
  const t = useTranslations('staff.setup');
  const { data } = useRead(
    'org_owner',
    LoadOrganizationSetupDocument,
    { organization_id: organizationId, user_id: userId },
    { showsRefusals: true },
  );
  const organization = data?.organizations_by_pk;
  if (!organization) return null;
  const missing = missingOfOrganization({
    ...organization,
    products: organization.products.length,
    partners: data.partners.length,
    colleagues: organization.organization_members.length + data.organization_invitations.length,
    turns: organization.round_robin_members.map(({ licensed_in, licensed_until }) => ({
      licensed_in: licensed_in.filter((area) => area !== null),
      licensed_until,
    })),
  });
  return <SetupList title={t('organization')} organizationId={organizationId} steps={missing} />;
}

function AgentSetup({ organizationId, userId }: Whose) {
  const t = useTranslations('staff.setup');
  const { data } = useRead(
    'agent',
    LoadAgentSetupDocument,
    { organization_id: organizationId, user_id: userId },
    { showsRefusals: true },
  );
  if (!data) return null;
  const [card = { title: null, phone: null, photo_url: null, schedule_url: null }] = data.agent_profiles;
  const missing = missingOfAgent({ ...card, quotes: data.quotes.length });
  return <SetupList title={t('own')} organizationId={organizationId} steps={missing} />;
}

type SetupListProps = { title: string; organizationId: string; steps: readonly Step[] };

function SetupList({ title, organizationId, steps }: SetupListProps) {
  const t = useTranslations('staff.setup');
  const headingId = useId();
  const { setup_dismissed: dismissed = [] } = usePreferences();
  const shown = steps.filter((step) => !dismissed.includes(dismissedStep(organizationId, step)));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h2 id={headingId} className="type-h2">
        {title}
        <span className="ml-2 font-normal text-ink-3 tabular-nums">{shown.length}</span>
      </h2>
      <ol aria-labelledby={headingId} className="list-none rounded-card border border-line bg-canvas">
        {shown.map((step) => (
          <li
            key={step}
            className="flex items-center justify-between gap-3 border-b border-line px-3 py-1 last:border-b-0"
          >
            <div className="min-w-0 py-1">
              <AppLink href={pageOf[step]} className="link inline-flex min-h-7 items-center font-semibold">
                {t(step)}
              </AppLink>
              <p className="text-small wrap-anywhere text-ink-2">{t(`${step}Body`, { email: brand.supportEmail })}</p>
            </div>
            <Button
              size="small"
              tone="plain"
              className="shrink-0"
              aria-label={t('dismissOf', { step: t(step) })}
              onClick={() =>
                setPreferences({ setup_dismissed: [...dismissed, dismissedStep(organizationId, step)].slice(-200) })
              }
            >
              {t('dismiss')}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
