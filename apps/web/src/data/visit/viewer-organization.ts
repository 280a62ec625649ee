import type { LoadViewerOrganizationQuery } from '../../generated/documents.ts';
import { type KeyValueStore, tabStore } from '../browser-storage.ts';
import { createObservable, storedText } from '../stored-value.ts';

export type ViewerOrganization = NonNullable<LoadViewerOrganizationQuery['organizations_by_pk']>;

const viewerKey = 'viewer-organization';

function parsed(text: string | null): ViewerOrganization | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    const isStored = typeof stored === 'object' && stored !== null && 'organization_type' in stored && 'name' in stored;
    return isStored ? (stored as ViewerOrganization) : null;
  } catch {
    return null;
  }
}

/** The organization of whoever is signed in, kept for the tab so that its next page looks like theirs at once. */
export function createViewerOrganizationStore(store: KeyValueStore) {
  const stored = storedText(store, viewerKey);
  const organization = createObservable(parsed(stored.read()));
  const forget = (): void => {
    stored.forget();
    organization.change(null);
  };
  return {
    read: organization.read,
    readOnServer: (): null => null,
    subscribe: organization.subscribe,
    forget,
    keep(found: ViewerOrganization | null): void {
      if (found === null) return forget();
      stored.write(JSON.stringify(found));
      organization.change(found);
    },
  };
}

export const viewerOrganization = createViewerOrganizationStore(tabStore);
