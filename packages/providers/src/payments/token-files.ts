import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createOnce, makeFolder, readIfPresent, replaceFile } from '../files/atomic-file.ts';

/** What every token stands for; `forgotten` for what its owner took back, which earlier payments still refer to. */
export type Tokened = { readonly token: string; readonly forgotten?: true };

export type TokenFiles<Stored extends Tokened> = {
  keep(stored: Omit<Stored, 'token'>): Promise<string>;
  read(token: string): Promise<Stored | null>;
  forget(token: string): Promise<void>;
};

/** What stands behind opaque tokens, one file each; every process on the directory knows every token. */
export function openTokenFiles<Stored extends Tokened>(
  directory: string,
  { folder, prefix }: { readonly folder: string; readonly prefix: string },
): TokenFiles<Stored> {
  const files = join(directory, folder);
  const temporary = join(directory, 'unfinished');
  const pattern = new RegExp(`^${prefix}_[0-9a-f]{32}$`);
  const fileOf = (token: string) => join(files, `${token}.json`);

  async function read(token: string): Promise<Stored | null> {
    // The token comes from a browser and becomes a file name.
    if (!pattern.test(token)) return null;
    const text = await readIfPresent(fileOf(token));
    return text === null ? null : (JSON.parse(text.toString()) as Stored);
  }

  return {
    read,
    async keep(stored) {
      const token = `${prefix}_${randomBytes(16).toString('hex')}`;
      await makeFolder(files);
      await makeFolder(temporary);
      await createOnce(fileOf(token), JSON.stringify({ token, ...stored }), temporary);
      return token;
    },
    async forget(token) {
      const stored = await read(token);
      if (stored === null || stored.forgotten) return;
      await replaceFile(fileOf(token), JSON.stringify({ ...stored, forgotten: true }), temporary);
    },
  };
}
