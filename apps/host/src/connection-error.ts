const broken = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTCONN']);
/** What the operating system was doing for us when the other side went away. */
const calls = new Set(['read', 'write', 'writev', 'shutdown']);

/**
 * Whether an error says that the other side of an open connection went away, and nothing else: the operating system
 * says so of a read or a write, or Node of a request whose connection closed before its answer ("aborted"). What our own
 * code says wrongly of a stream (a write after its end, say) has other codes, and a server that cannot be reached at all
 * fails in `connect`.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  if (!broken.has(error.code)) return false;
  if ('syscall' in error) return typeof error.syscall === 'string' && calls.has(error.syscall);
  return error.code === 'ECONNRESET' && (error.message === 'aborted' || error.message === 'socket hang up');
}
