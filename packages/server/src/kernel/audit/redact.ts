const secretKey =
  /^(authorization|cookie|set-cookie|password|secret|otp|code_sent|variables|card|number|cvc|license_?number|birth_?date|signature|.*api[-_]?key|key_?hash|.*token|.*e-?mail|mail_?to|to|recipient|ssn|phone)$/i;
const email = /[^\s@"'<>()]+@[^\s@"'<>()]+\.[^\s@"'<>()]+/g;
const linkToken = /\b[qcspau]1\.[\w-]+\.[\w-]+/g;
const apiKey = /\brwk_[\w-]{8,}/g;
const tokenParameter = /([?&]token=)[^&\s"]+/g;
const cardNumber = /\b(?:\d[ -]?){12,18}\d\b/g;
/** What stands where something was taken out. */
export const removed = '[REMOVED]';
const deepest = 6;

/** A text without e-mail addresses, tokens and card numbers. */
export function redactText(text: string): string {
  return text
    .replace(linkToken, removed)
    .replace(apiKey, removed)
    .replace(tokenParameter, `$1${removed}`)
    .replace(email, removed)
    .replace(cardNumber, removed);
}

/** A copy without what identifies a person or opens a door: by the name of the key, and by the look of the text. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return '[deep]';
  if (value instanceof Error) return redactError(value, depth);
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, secretKey.test(key) ? removed : redact(each, depth + 1)]),
  );
}

// What a database adds to its errors (detail, where, parameters) repeats the row.
function redactError(error: Error, depth: number): Record<string, unknown> {
  return {
    type: error.name,
    message: redactText(error.message),
    ...('code' in error ? { code: error.code } : {}),
    stack: redactText(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: redact(error.cause, depth + 1) }),
  };
}
