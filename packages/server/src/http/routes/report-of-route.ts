import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import type { ErrorReport } from '@roadworthy/providers/errors/port.ts';
import type { FastifyRequest } from 'fastify';

/** What is reported of a route that failed unexpectedly: its pattern instead of the address, and who asked. */
export function reportOfRoute(error: Error, { routeOptions, identified }: FastifyRequest): ErrorReport {
  const account = identified?.account ?? null;
  return {
    source: 'server',
    message: `${error.name}: ${error.message}`,
    path: routeOptions.url,
    status: 500,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(account !== null && { userId: account.userId, permissions: permissionsOf(account.roles) }),
  };
}
