/**
 * A place where a test may kill this process, named after what was just done: `FAULT=after:capture`.
 * Does nothing unless the environment names the place, and nothing at all in production.
 */
export function failPoint(name: string): void {
  if (process.env['FAULT'] === `after:${name}` && process.env['NODE_ENV'] === 'test') {
    process.kill(process.pid, 'SIGKILL');
  }
}
