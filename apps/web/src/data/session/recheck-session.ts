'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryKeys } from '../requests/query-keys.ts';
import { RequestError } from '../requests/request-error.ts';

/** Whether a refusal may mean that the session has ended: the words are those for a role that is not held. */
export function mayMeanEnd(error: unknown): boolean {
  return error instanceof RequestError && (error.code === 'access-denied' || error.status === 401);
}

/** Looks at the session again when a read or a write is refused as it would be without one. */
export function useRecheckOnRefusal(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (mayMeanEnd(error)) void client.invalidateQueries({ queryKey: queryKeys.session }, { cancelRefetch: false });
    };
    const leaveReads = client.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    const leaveWrites = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    return () => {
      leaveReads();
      leaveWrites();
    };
  }, [client]);
}
