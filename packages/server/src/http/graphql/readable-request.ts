import type { FastifyRequest } from 'fastify';
import { OperationError } from '../../kernel/errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const requestUnreadable = words('The request cannot be read.', 'La requête est illisible.');

const origin = /^https?:\/\/[^/?#]*/i;
const name = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The path of a request's target; who asks as they would ask a proxy names the whole address. */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/') || !origin.test(target)) return target;
  const path = target.replace(origin, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/** Whether a Host header names a host, with its port if any. */
export function isHost(host: string): boolean {
  return name.test(host) && URL.canParse(`http://${host}`);
}

/**
 * Throws `malformed_request` (400) for a target that is no path and for a host that is none: addresses are made of both
 * further on. HTTP/1.0 may name no host at all.
 */
export function assertReadable({ raw, headers }: FastifyRequest): void {
  const { method, url = '' } = raw;
  const isAnywhere = method === 'OPTIONS' && url === '*';
  if ((url.startsWith('/') || isAnywhere) && (!headers.host || isHost(headers.host))) return;
  throw new OperationError('malformed_request', requestUnreadable, { status: 400 });
}
