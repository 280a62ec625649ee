'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { waitlistList } from './waitlist-list.ts';

/** Who would buy where nothing is sold yet, the newest first. */
export function WaitlistScreen() {
  return <ListScreen list={waitlistList} hrefOf={null} />;
}
