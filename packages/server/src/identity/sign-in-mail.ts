import type { Mail } from '@roadworthy/providers/mail/port.ts';
import type { Config } from '../kernel/env.ts';

/** How a person gets in: by the link, by typing the code, or by either. */
export type WayIn = { readonly url?: string; readonly code?: string };

/** How long link and code work, in minutes. */
export const signInMinutes = 10;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The e-mail that signs a person in. `key` names the occasion. */
export function signInMail(brand: Config['brand'], to: string, { url, code }: WayIn, key: string): Mail {
  const closing = `Link and code work once, for ${signInMinutes} minutes. If you did not ask for them, ignore this e-mail.`;
  const text = [
    ...(url === undefined ? [] : [`Open this link to sign in:\n${url}`]),
    ...(code === undefined ? [] : [`Your sign-in code: ${code}`]),
    closing,
    `${brand.name} · ${brand.phone}`,
  ].join('\n\n');
  const html = [
    ...(url === undefined ? [] : [`<p><a href="${escaped(url)}">Sign in to ${escaped(brand.name)}</a></p>`]),
    ...(code === undefined ? [] : [`<p>Your sign-in code: <strong>${escaped(code)}</strong></p>`]),
    `<p>${closing}</p>`,
    `<p>${escaped(brand.name)} · ${escaped(brand.phone)}</p>`,
  ].join('\n');
  const subject = code === undefined ? `Sign in to ${brand.name}` : `${code} is your ${brand.name} sign-in code`;
  return { to, subject, text, html: `<!doctype html><html lang="en"><body>${html}</body></html>`, key };
}
