'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { claimsList } from './claims-list.ts';

/** The claims that the person sees, the next legal day first. */
export function ClaimsScreen() {
  return <ListScreen list={claimsList} />;
}
