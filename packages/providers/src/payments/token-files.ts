import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createOnce, makeFolder, readIfPresent } from '../files/atomic-file.ts';

export type TokenFiles<Stored extends { readonly token: string }> = {
  keep(stored: Omit<Stored, 'token'>): Promise<string>;
  read(token: string): Promise<Stored | null>;
};

/** What stands behind opaque tokens, one file each; every process on the directory knows every token. */
export function openTokenFiles<Stored extends { readonly token: string }>(
  directory: string,
  { folder, prefix }: { readonly folder: string; readonly prefix: string },
): TokenFiles<Stored> {
  const files = join(directory, folder);
  const temporary = join(directory, 'unfinished');
  const pattern = new RegExp(`^${prefix}_[0-9a-f]{32}$`);
  return {
    async keep(stored) {
      const token = `${prefix}_${randomBytes(16).toString('hex')}`;
      await makeFolder(files);
      await makeFolder(temporary);
      await createOnce(join(files, `${token}.json`), JSON.stringify({ token, ...stored }), temporary);
      return token;
    },
    async read(token) {
      // The token comes from a browser and becomes a file name.
      if (!pattern.test(token)) return null;
      const text = await readIfPresent(join(files, `${token}.json`));
      return text === null ? null : (JSON.parse(text.toString()) as Stored);
    },
  };
}
