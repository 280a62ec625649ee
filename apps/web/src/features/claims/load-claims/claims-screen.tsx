'use client';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useMay } from '../../../data/session/use-may.ts';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { useViewContext } from '../../shared/queue/use-queue.ts';
import { ClaimLanes } from './claim-lanes.tsx';
import { claimsList } from './claims-list.ts';

const lanes = ['lanes', 'lanes-mine'] as const;
const addressOf = (look: (typeof lanes)[number]): string => `/agents/claims?look=${look}`;

/** The claims that the person sees, the next legal day first: as a table, or each status a lane. */
export function ClaimsScreen() {
  const requested = useSearchParams().get('look');
  const look = lanes.find((one) => one === requested);
  return look ? <LanesScreen look={look} /> : <TableScreen />;
}

function TableScreen() {
  const t = useTranslations('workbench.claims');
  return (
    <ListScreen
      list={claimsList}
      aside={
        <>
          <Beside />
          <AppLink className="link w-fit py-1" href={addressOf('lanes')}>
            {t('lanes.show')}
          </AppLink>
        </>
      }
    />
  );
}

function LanesScreen({ look }: { look: (typeof lanes)[number] }) {
  const t = useTranslations('workbench.claims');
  const { userId } = useViewContext();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h1 className="type-h1">{t('title')}</h1>
        <div className="flex flex-wrap items-center gap-x-4">
          <Beside />
          <AppLink className="link w-fit py-1" href="/agents/claims">
            {t('lanes.table')}
          </AppLink>
        </div>
      </div>
      <nav aria-label={t('lanes.whose')} className="flex flex-wrap gap-2">
        {lanes.map((one) => (
          <LinkButton
            key={one}
            href={addressOf(one)}
            tone={one === look ? 'primary' : 'quiet'}
            size="small"
            aria-current={one === look ? 'page' : undefined}
          >
            {t(one === 'lanes' ? 'views.open' : 'views.mine')}
          </LinkButton>
        ))}
      </nav>
      <ClaimLanes where={look === 'lanes' ? {} : { handler_user_id: { _eq: userId } }} address={addressOf(look)} />
    </div>
  );
}

/** The pages beside the claims. */
function Beside() {
  const t = useTranslations('workbench.claims');
  const oversees = useMay('claim:oversee');
  return (
    <>
      {oversees && (
        <AppLink className="link w-fit py-1" href="/agents/claims/adjusters">
          {t('adjusters')}
        </AppLink>
      )}
      <AppLink className="link w-fit py-1" href="/agents/claims/clock">
        {t('clock')}
      </AppLink>
    </>
  );
}
