type SecurityFacts = { readonly origin: string; readonly email: string; readonly now: Date };

/** Days that what is said counts; the file is made anew with every request. */
const daysGood = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** The lines of /.well-known/security.txt (RFC 9116): whom to write to, in which languages, and until when that counts. */
export function securityText({ origin, email, now }: SecurityFacts): string {
  const expires = new Date(now.getTime() + daysGood * dayMs).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
