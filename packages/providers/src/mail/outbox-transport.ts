import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createOnce, hasCode, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import type { Mail, MailTransport } from './port.ts';

export type OutboxMail = Required<Omit<Mail, 'unsubscribeUrl'>> &
  Pick<Mail, 'unsubscribeUrl'> & { readonly id: string; readonly sentAt: string };
export type OutboxEntry = Pick<OutboxMail, 'id' | 'to' | 'subject' | 'sentAt'>;

export type OutboxTransport = MailTransport & {
  /** Newest first. */
  list(): Promise<readonly OutboxEntry[]>;
  read(id: string): Promise<OutboxMail | null>;
};

export type OutboxOptions = { readonly directory: string; readonly from: string; readonly now: () => Date };

/** Keeps mails as files instead of sending them. The first mail under a key stays; later ones change nothing. */
export function createOutboxTransport({ directory, from, now }: OutboxOptions): OutboxTransport {
  const temporary = join(directory, 'unfinished');

  async function read(id: string): Promise<OutboxMail | null> {
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    const text = await readIfPresent(join(directory, `${id}.json`));
    return text === null ? null : (JSON.parse(text.toString()) as OutboxMail);
  }

  async function idsNewestFirst(): Promise<string[]> {
    const names = await readdir(directory).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
    // The order of writing decides between mails of one instant: a demo's clock stands still.
    const written = new Map<string, bigint>();
    for (const id of ids) {
      written.set(id, (await stat(join(directory, `${id}.json`), { bigint: true })).mtimeNs);
    }
    return ids.toSorted((one, other) => Number((written.get(other) ?? 0n) - (written.get(one) ?? 0n)));
  }

  return {
    read,
    async send(mail) {
      const id = createHash('sha256').update(mail.key).digest('hex').slice(0, 32);
      const { key, to, subject, html, text, unsubscribeUrl } = mail;
      const stored: OutboxMail = {
        id,
        key,
        to,
        from: mail.from ?? from,
        subject,
        html,
        text,
        ...(unsubscribeUrl === undefined ? {} : { unsubscribeUrl }),
        sentAt: now().toISOString(),
      };
      await makeFolder(temporary);
      await createOnce(join(directory, `${id}.json`), JSON.stringify(stored), temporary);
      return { id };
    },
    async list() {
      const entries: OutboxEntry[] = [];
      for (const id of await idsNewestFirst()) {
        const mail = await read(id);
        if (mail !== null) entries.push({ id, to: mail.to, subject: mail.subject, sentAt: mail.sentAt });
      }
      return entries.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
    },
  };
}
