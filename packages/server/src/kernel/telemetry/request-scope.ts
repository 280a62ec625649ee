import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that whatever runs now goes back to, through jobs too; undefined outside of any. */
export function currentRequest(): string | undefined {
  return scope.getStore();
}

/** Runs something as part of a request: log lines in it, and the jobs that it asks for, name that request. */
export function withinRequest<T>(requestId: string, run: () => T): T {
  return scope.run(requestId, run);
}
