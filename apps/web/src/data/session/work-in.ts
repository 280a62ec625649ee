'use client';
import { useEffect } from 'react';
import { postAuth } from './sign-in-calls.ts';

let shared: BroadcastChannel | undefined;
const channel = (): BroadcastChannel => (shared ??= new BroadcastChannel('working-organization'));

/**
 * Goes on in another organization of the person's, on another page or the same. The session is that of the whole browser: each of its pages opens anew, so
 * that none shows what is of the former organization, or writes into the new one by mistake.
 */
export async function workIn(organizationId: string, page?: string): Promise<void> {
  await postAuth('/organization', { organizationId });
  channel().postMessage(organizationId);
  if (page === undefined) window.location.reload();
  else window.location.assign(page);
}

/** Opens the page anew when another tab of this browser goes on in another organization. */
export function useFollowOrganization(): void {
  useEffect(() => {
    const reload = (): void => window.location.reload();
    const joined = channel();
    joined.addEventListener('message', reload);
    return () => joined.removeEventListener('message', reload);
  }, []);
}
