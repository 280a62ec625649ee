import { useState } from 'react';
import { Button, LinkButton } from '../base/button.tsx';
import { Rig } from '../brand/rig.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorBanner } from '../states/error-banner.tsx';
import { OfflineBar } from '../states/offline-bar.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import { QueryError } from '../states/query-error.tsx';
import { Toast } from '../states/toast.tsx';
import { ToastStack } from '../states/toast-stack.tsx';
import { Section, Shelf, Specimen } from './section.tsx';

/** Loading, empty, failed, forbidden, missing, offline. */
export function StateSection() {
  const [banner, setBanner] = useState<string | null>(null);
  const [toast, setToast] = useState(false);
  return (
    <Section id="states" title="States">
      <Shelf>
        <Specimen name="PageSkeleton: form">
          <PageSkeleton label="Loading" shape="form" />
        </Specimen>
        <Specimen name="PageSkeleton: table">
          <PageSkeleton label="Loading" shape="table" />
        </Specimen>
        <Specimen name="EmptyState">
          <EmptyState
            picture={<Rig vehicleClass="teardrop" className="h-20 w-full" />}
            title="No policies yet"
            body="A policy appears here the minute it is paid for."
            action={<LinkButton href="#states">Get a price</LinkButton>}
          />
        </Specimen>
        <Specimen name="QueryError, OfflineBar, ErrorBanner, Toast">
          <div className="flex flex-col gap-4">
            <QueryError
              title="Your policies could not be loaded"
              detail="Nothing is lost."
              retryLabel="Try again"
              onRetry={() => undefined}
            />
            <OfflineBar offline message="You're offline. We keep what you type." />
            <div className="flex flex-wrap gap-3">
              <Button
                tone="quiet"
                id="show-banner"
                onClick={() => setBanner('The quote could not be saved: the server did not answer within 5 s.')}
              >
                Show an error banner
              </Button>
              <Button tone="quiet" id="show-toast" onClick={() => setToast(true)}>
                Show a toast
              </Button>
            </div>
          </div>
        </Specimen>
      </Shelf>
      {banner && (
        <ErrorBanner
          message={banner}
          onClose={() => setBanner(null)}
          copy={{ close: 'Close', details: 'Details', detailsTitle: 'What went wrong' }}
        />
      )}
      {toast && (
        <ToastStack>
          <Toast
            message="Note archived"
            closeLabel="Close"
            action={{ label: 'Undo', onAct: () => setToast(false) }}
            onClose={() => setToast(false)}
          />
        </ToastStack>
      )}
    </Section>
  );
}
