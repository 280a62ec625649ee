'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import { NotFound } from '@roadworthy/ui/states/not-found.tsx';
import { useTranslations } from 'next-intl';
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useContactPhone } from '../data/visit/visit.ts';
import { type Layout, placeOf } from './layout-of.ts';
import { PublicShell } from './public/public-shell.tsx';
import { frameAreas, type StaffFrame } from './staff/staff-area.ts';

// The frame and the links are there at once; the rest comes with words of its own, and is nothing without a browser.
const LostVisitor = lazy(() => import('../features/site/lost-visitor.tsx'));
const FlowMissingPage = lazy(() => import('./flow-missing-page.tsx'));
const StaffMissingPage = lazy(() => import('./staff/staff-missing-page.tsx'));

const never = () => () => undefined;
const isStaffFrame = (layout: string): layout is StaffFrame => Object.hasOwn(frameAreas, layout);
const flows = ['checkout', 'claim', 'customers'] as const;

const layoutHere = () => placeOf(window.location.pathname).layout;

/** No page at this address, in the frame of whoever is lost there. The road may be drawn without a browser: it weighs. */
export function NotFoundScreen({ road }: { road: ReactNode }) {
  const layout = useSyncExternalStore<Layout | null>(never, layoutHere, () => null);
  const flow = flows.find((one) => one === layout);
  const otherwise = <PublicNotFound helps={layout !== null} road={road} />;
  if (flow) {
    return (
      <Suspense fallback={otherwise}>
        <FlowMissingPage flow={flow} otherwise={otherwise} />
      </Suspense>
    );
  }
  if (layout === null || !isStaffFrame(layout)) return otherwise;
  return (
    <Suspense fallback={otherwise}>
      <StaffMissingPage area={layout} otherwise={otherwise} />
    </Suspense>
  );
}

/** The public frame with the ways on and, once a browser is there, a search and the price box. */
function PublicNotFound({ helps, road }: { helps: boolean; road: ReactNode }) {
  const t = useTranslations('shell.notFound');
  const phone = useContactPhone();
  const title = t('title');
  const meanwhile = (
    <>
      <div className="mx-auto min-h-[56rem] w-full max-w-6xl px-4 sm:min-h-[52rem] sm:px-6 lg:min-h-[31rem]">
        <LinkButton href="/checkout/start">{t('quote')}</LinkButton>
      </div>
      {road}
    </>
  );
  return (
    <PublicShell>
      <title>{`${title} · ${brand.name}`}</title>
      <div className="mx-auto w-full max-w-6xl px-4 sm:px-6">
        <div className="max-w-3xl">
          <NotFound
            title={title}
            body={<p>{t('body')}</p>}
            actions={
              <>
                <LinkButton href="/customers" tone="quiet">
                  {t('account')}
                </LinkButton>
                <LinkButton href={phone.href} tone="plain">
                  {phone.text}
                </LinkButton>
              </>
            }
          />
        </div>
      </div>
      <Suspense fallback={meanwhile}>{helps ? <LostVisitor meanwhile={meanwhile} scene={road} /> : meanwhile}</Suspense>
    </PublicShell>
  );
}
