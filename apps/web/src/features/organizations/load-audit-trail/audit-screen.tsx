'use client';
import { ListScreen } from '../../shared/queue/list-screen.tsx';
import { auditList } from './audit-list.tsx';

/** Who did what, the last first. */
export function AuditScreen() {
  return <ListScreen list={auditList} hrefOf={null} />;
}
