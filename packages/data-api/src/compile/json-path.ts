import { invalid } from '../run/request-error.ts';

const step = /\.?([\w-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\['((?:[^'\\]|\\.)*)'\]/y;

/** A key in double quotes is a JSON string, escapes included. */
function unquoted(text: string): string | undefined {
  try {
    return String(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The keys of a jsonb path as Hasura writes it: `collision.limit`, `$.vehicles[0]`, `a["b c"]`. */
export function jsonPath(path: string, maxLength: number, at: string): string[] {
  if (path.length > maxLength) throw invalid(`path may have at most ${maxLength} characters`, at);
  const text = path.startsWith('$') ? path.slice(1) : path;
  const keys: string[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < text.length) {
    const [, plain, index, double, single] = step.exec(text) ?? [];
    const key = plain ?? index ?? (double === undefined ? single?.replaceAll(/\\(.)/g, '$1') : unquoted(double));
    if (key === undefined) {
      const hint = `letters, digits, _ and - alone, other keys as ["…"]`;
      throw invalid(`parse json path error: '${path}' is no JSON path (${hint})`, at);
    }
    keys.push(key);
  }
  return keys;
}
