'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { deletionsList } from './deletions-list.tsx';

/** Who asked that their data be deleted, and what became of it. */
export function DeletionsScreen() {
  return <ListScreen list={deletionsList} hrefOf={null} />;
}
