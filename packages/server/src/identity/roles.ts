import type { OperationField } from '@roadworthy/data-api/operation-field.ts';
import type { RequestContext } from '../kernel/context.ts';
import type { Platform } from '../kernel/platform.ts';
import { createIdentityStore } from './identity-store.ts';

/** The query `roles`: every role that the signed-in caller holds, least privileged first; that of an API key; else none. */
export function rolesField({ pools }: Pick<Platform, 'pools'>): OperationField {
  const store = createIdentityStore(pools.reads);
  return {
    name: 'roles',
    kind: 'query',
    allowed: () => true,
    async resolve({ context }) {
      const { userId, kind, role } = (context as RequestContext).principal;
      if (kind === 'api_key') return JSON.stringify([role]);
      const account = userId === null ? null : await store.accountById(userId);
      return JSON.stringify(account?.roles ?? []);
    },
  };
}
