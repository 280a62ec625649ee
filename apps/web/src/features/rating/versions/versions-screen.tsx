'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { RatesNav } from './rates-nav.tsx';
import { versionsList } from './versions-list.ts';

/** The versions of all rates: which are drafts, which are in force, since when and where. */
export function VersionsScreen() {
  return (
    <div className="flex flex-col gap-4">
      <RatesNav current="versions" />
      <ListScreen list={versionsList} />
    </div>
  );
}
