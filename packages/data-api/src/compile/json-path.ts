import { invalid } from '../run/request-error.ts';

const step = /\.?([A-Za-z_][\w-]*)|\[(\d+)\]|\[(?:"([^"\]]*)"|'([^'\]]*)')\]/y;

/** The keys of a jsonb path as Hasura writes it: `collision.limit`, `$.vehicles[0]`, `a["b c"]`. */
export function jsonPath(path: string, maxLength: number, at: string): string[] {
  if (path.length > maxLength) throw invalid(`path may have at most ${maxLength} characters`, at);
  const text = path.startsWith('$') ? path.slice(1) : path;
  const keys: string[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < text.length) {
    const match = step.exec(text);
    const key = match === null ? undefined : (match[1] ?? match[2] ?? match[3] ?? match[4]);
    if (key === undefined) throw invalid(`'${path}' is no JSON path`, at);
    keys.push(key);
  }
  return keys;
}
