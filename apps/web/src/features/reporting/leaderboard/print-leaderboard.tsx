'use client';
import { PrintList } from '../../documents/print-list/print-list.tsx';
import { leaderboardList } from './leaderboard-list.tsx';

/** The leaderboard of the address on paper, each bar with its number. */
export function PrintLeaderboard() {
  return <PrintList list={leaderboardList} />;
}
