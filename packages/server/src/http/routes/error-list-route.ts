import type { StoredError } from '@roadworthy/providers/errors/local-errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Account } from '../../identity/account.ts';
import { OperationError } from '../../kernel/errors.ts';
import { devPage, escaped } from '../dev-page.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Identify } from '../connections/identify.ts';
import { words } from '@roadworthy/core/shared/words.ts';

/** Whether the person works for the whole platform, not for one organization. */
const isGlobalStaff = ({ roles }: Pick<Account, 'roles'>): boolean =>
  roles.some((role) => role.startsWith('global:') && role !== 'global:user');

function rowOf({ at, source, message, code, status, path, query, userId, permissions }: StoredError): string {
  const facts = [source, status, code, path, userId && `user ${userId}`].filter(
    (fact) => fact !== undefined && fact !== null,
  );
  const details = [query, permissions?.join(' ')].filter(Boolean).map((text) => `<pre>${escaped(text ?? '')}</pre>`);
  return `<tr><td>${escaped(at)}</td><td>${escaped(message)}<br>${escaped(facts.join(' · '))}
${details.length === 0 ? '' : `<details><summary>Document and permissions</summary>${details.join('')}</details>`}</td></tr>`;
}

/** GET /dev/errors: what failed lately, for staff of the whole platform; absent where reports leave for Sentry. */
export function errorListRoute(app: FastifyInstance, { localErrors }: HttpParts, identify: Identify): void {
  if (localErrors === null) return;
  app.get('/dev/errors', async (request, reply) => {
    const { account } = await identify(request, reply);
    if (account === null || !isGlobalStaff(account)) {
      throw new OperationError(
        'access-denied',
        words(
          'Sign in as staff of the platform to read this.',
          'Connectez-vous comme membre du personnel de la plateforme pour lire ceci.',
        ),
        { status: 403 },
      );
    }
    const rows = (await localErrors.list()).map(rowOf);
    const table = `<table><thead><tr><th>When</th><th>What</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
    return devPage(reply, 'Errors', `<h1>Errors</h1>${rows.length === 0 ? '<p>Nothing has failed yet.</p>' : table}`);
  });
}
