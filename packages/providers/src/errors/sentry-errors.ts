import type { NodeClient } from '@sentry/node';
import type { ErrorReport, ErrorSink } from './port.ts';

export type SentryOptions = { readonly dsn: string; readonly environment: string };

async function connect({ dsn, environment }: SentryOptions): Promise<NodeClient> {
  // Loaded only where reports really leave.
  const { NodeClient, makeNodeTransport, defaultStackParser } = await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    environment,
    // None of the library's own collecting: it would add requests, breadcrumbs, the host's name and local variables.
    integrations: [],
    sendDefaultPii: false,
    includeServerName: false,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
  });
  client.init();
  return client;
}

const levelOf = ({ status, code }: ErrorReport) =>
  code !== undefined && status !== undefined && status < 500 ? 'warning' : 'error';

/** Sends reports to Sentry: message, document, path, codes, the user's id and permissions, and nothing else. */
export function createSentryErrors(options: SentryOptions): ErrorSink {
  let connected: Promise<NodeClient> | null = null;
  return {
    async keep(report) {
      connected ??= connect(options);
      const { source, message, query, path, code, status, userId, permissions } = report;
      const client = await connected;
      client.captureEvent({
        message,
        level: levelOf(report),
        ...(userId && { user: { id: userId } }),
        tags: { source, ...(code && { code }), ...(status !== undefined && { status }) },
        extra: { query, path, permissions },
        // One problem is one issue, whatever its message has in it.
        fingerprint: [source, code ?? '', query ?? message],
      });
      if (!(await client.flush(5_000))) throw new Error('Sentry took no report within 5 s');
    },
  };
}
