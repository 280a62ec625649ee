const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** The record id in a path, or null when the path has none. */
export function idOfPath(pathname: string): string | null {
  return uuid.exec(pathname)?.[0] ?? null;
}
