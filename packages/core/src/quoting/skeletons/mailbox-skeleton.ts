import { cleanText } from '../../shared/text/clean-text.ts';
import { foldLetters } from '../../shared/text/search-key.ts';

/** Where letters arrive, whatever else may be written of the address. */
export type Mailbox = { readonly local: string; readonly domain: string };

// One mailbox under several domains.
const sameMailbox: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
]);
const withoutDots: ReadonlySet<string> = new Set(['gmail.com']);

// Who has a name at one of these often has it at the others, and nobody else may take it at some.
const providers = [
  'proton.me protonmail.com protonmail.ch pm.me',
  'outlook.com hotmail.com live.com msn.com hotmail.ca live.ca outlook.ca hotmail.fr',
  'yahoo.com yahoo.ca ymail.com rocketmail.com',
  'yandex.com yandex.ru ya.ru',
  'aol.com aim.com',
].map((domains) => new Set(domains.split(' ')));

/** Whether one provider gives addresses at both domains. */
export function isSameProvider(one: string, other: string): boolean {
  return providers.some((domains) => domains.has(one) && domains.has(other));
}

/** The mailbox that an address means: without a tag after a plus, and without dots where the provider reads none. */
export function readMailbox(typed: string): Mailbox | null {
  const address = foldLetters(cleanText(typed, 'email'));
  const parts = /^(?<local>[^@\s]+)@(?<domain>[^@\s]+\.[^@\s.]+)\.?$/.exec(address)?.groups;
  if (!parts?.['local'] || !parts['domain']) return null;
  const domain = sameMailbox.get(parts['domain']) ?? parts['domain'];
  const untagged = parts['local'].replace(/(?<=.)\+.*$/s, '');
  const local = withoutDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
  return local === '' ? null : { local, domain };
}

/** The part before the at sign without what only separates. */
export function solidLocal({ local }: Pick<Mailbox, 'local'>): string {
  const joined = local.replaceAll(/[._-]/g, '');
  return joined === '' ? local : joined;
}

/**
 * What two mailboxes with one edit between them have in common: one half of what stands before the at sign at the same
 * provider, wherever the edit is, or all of it at another.
 */
export function mailBlocks(box: Mailbox): string[] {
  const local = solidLocal(box);
  const halves = [Math.floor(local.length / 2), Math.floor((local.length - 1) / 2)].filter((length) => length >= 2);
  const parts = halves.flatMap((length) => [`${local.slice(0, length)}*@`, `*${local.slice(-length)}@`]);
  const ends = parts.length > 0 ? parts : [`${local}@`];
  return [...new Set([...ends.map((part) => `${part}${box.domain}`), `${local}@*`])];
}
