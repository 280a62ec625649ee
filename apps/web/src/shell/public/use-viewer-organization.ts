'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { whenIdle } from '../../data/when-idle.ts';
import { type ViewerOrganization, viewerOrganization } from '../../data/visit/viewer-organization.ts';

async function look(): Promise<void> {
  // Few visitors are signed in: the code that asks comes after the page.
  const { loadViewerOrganization } = await import('./load-viewer-organization.ts');
  viewerOrganization.keep(await loadViewerOrganization());
}

let looking: Promise<void> | null = null;

/**
 * The organization of whoever looks at a page; null for a visitor. The tab's last answer stands until there is a new
 * one; without `isRequested` there is none to come.
 */
export function useViewerOrganization(isRequested = true): ViewerOrganization | null {
  useEffect(() => {
    if (!isRequested) return undefined;
    return whenIdle(() => {
      // Several parts of a page want to know, and ask once. Whoever cannot be recognised is who they were.
      looking ??= look()
        .catch(() => undefined)
        .finally(() => {
          looking = null;
        });
    });
  }, [isRequested]);
  const { subscribe, read, readOnServer } = viewerOrganization;
  return useSyncExternalStore(subscribe, read, readOnServer);
}
