'use client';
import { useEffect, useState } from 'react';
import type { ViewerOrganization } from './load-viewer-organization.ts';

/** The organization of whoever looks at a public page; null for a visitor, and until it is known. */
export function useViewerOrganization(): ViewerOrganization | null {
  const [organization, setOrganization] = useState<ViewerOrganization | null>(null);
  useEffect(() => {
    async function look(): Promise<void> {
      // Few visitors are signed in: the code that asks comes after the page.
      const { loadViewerOrganization } = await import('./load-viewer-organization.ts');
      setOrganization(await loadViewerOrganization());
    }
    // Whoever cannot be recognised is a visitor.
    look().catch(() => undefined);
  }, []);
  return organization;
}
