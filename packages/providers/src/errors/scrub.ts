import type { ErrorReport } from './port.ts';

const removed = '[REMOVED]';
const longest = { message: 2_000, query: 12_000, path: 300 };

const uuid = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;
const tokenValue = /([\w-]{0,40}token[\w-]{0,40}["']?\s{0,5}[=:]\s{0,5})(?:"[^"]*"|'[^']*'|[^\s&"',;)}\]]+)/gi;
const parameterValue = /([?&][\w.[\]%-]{1,60}=)[^&\s"'<>#]*/g;
const credentials = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const email = /[^\s"'<>()=&?,;:@]{1,64}(?:@|%40)[^\s"'<>()=&?,;:@]{3,255}/gi;
const signedToken = /\b(?:[a-z]{1,4}\d\.[\w-]{6,}\.[\w-]{6,}|eyJ[\w-]{1,2000}\.[\w.-]+|rwk_[\w-]+)/g;
const digitRun = /\+?\(?\d[\d\s().-]{6,40}\d/g;
const doubleQuoted = /"([^"]*)"|“([^”]*)”/g;
// An apostrophe inside a word opens nothing.
const singleQuoted = /(?<=^|[\s([{:=,])'([^']*)'(?=$|[\s)\]}:;,.])/g;
const word = /[A-Za-z0-9][\w-]*/g;

/** The beginning of a text that ends with a whole word: half a token would not be known for one. */
const cut = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/\S{1,400}$/, '');

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** A name of ours, such as a constraint's or a column's, which says nothing about a person. */
const isIdentifier = (text: string): boolean => /^[a-z]+(?:_[a-z0-9]+)+$/.test(text) && digitsIn(text) < 4;

/** Numbers of licences, phones, cards and vehicles, and opaque tokens: five digits, or long and mixed. */
function isRevealing(text: string): boolean {
  const digits = digitsIn(text);
  return digits >= 5 || (text.length >= 24 && digits > 0 && !isIdentifier(text));
}

function scrubPiece(text: string): string {
  return text
    .replace(signedToken, removed)
    .replace(digitRun, removed)
    .replace(doubleQuoted, (all, plain?: string, curly?: string) =>
      isIdentifier(plain ?? curly ?? '') ? all : `"${removed}"`,
    )
    .replace(singleQuoted, (all, inside: string) => (isIdentifier(inside) ? all : `'${removed}'`))
    .replace(word, (found) => (isRevealing(found) ? removed : found));
}

// Ids of records say nothing without the right to open them, and without them a report says little.
const betweenIds = (text: string): string =>
  text
    .split(uuid)
    .map((piece, place) => (place % 2 === 1 ? piece : scrubPiece(piece)))
    .join('');

/** A message without tokens (`token=[REMOVED]`), values of addresses, e-mail addresses, numbers of people and quotations. */
export function scrubText(text: string): string {
  const plain = cut(text, longest.message)
    .replace(tokenValue, `$1${removed}`)
    .replace(credentials, `$1 ${removed}`)
    .replace(parameterValue, `$1${removed}`)
    .replace(email, removed);
  return betweenIds(plain);
}

/** A GraphQL document without its comments and the values that somebody wrote into it. */
export function scrubQuery(query: string): string {
  return cut(query, longest.query)
    .replace(/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/g, '""')
    .replace(/#[^\n]*/g, '')
    .replace(email, removed)
    .replace(/\b[\w-]*\d[\w-]*\b/g, (found) => (digitsIn(found) >= 5 ? removed : found));
}

/** A path without query string and fragment, and without tokens in it. */
export function scrubPath(path: string): string {
  const [place = ''] = path.slice(0, 2_000).split(/[?#]/);
  return place.split('/').map(scrubText).join('/').slice(0, longest.path);
}

/** A report as it may leave the process. What the port does not name is left behind. */
export function scrubReport(report: ErrorReport): ErrorReport {
  const { source, message, query, path, code, status, userId, permissions } = report;
  return {
    source,
    message: scrubText(message),
    ...(query && { query: scrubQuery(query) }),
    ...(path && { path: scrubPath(path) }),
    ...(code && /^(?:[A-Za-z_-]{1,60}|[0-9A-Z]{5})$/.test(code) && { code }),
    ...(status !== undefined && { status }),
    ...(userId && uuid.test(userId) && userId.length === 36 && { userId }),
    ...(permissions && { permissions: permissions.filter((one) => /^[a-z_]+:[a-z_]+$/.test(one)) }),
  };
}
