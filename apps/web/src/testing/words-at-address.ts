import type { Messages } from 'next-intl';
import { pageWords } from '../generated/page-words.ts';
import { loadMessages } from '../locale/load-messages.ts';
import { type StaffPage, staffWords } from '../locale/page-words.ts';
import recordPages from '../locale/record-pages.json' with { type: 'json' };

const isPage = (path: string): path is StaffPage => Object.hasOwn(pageWords, path);

/** The page that an address leads to, as the rewrites of records have it. */
function pageAt(address: string): string {
  const { pathname } = new URL(address, 'http://page.test');
  const record = recordPages.find(({ source }) =>
    new RegExp(
      `^${source.replaceAll(/:\w+(\((?:[^()]|\([^()]*\))*\))?/g, (_, own: string | undefined) => own ?? '[^/]+')}$`,
    ).test(pathname),
  );
  return record?.destination ?? pathname;
}

/** The words that a page of the staff is given, with its frame; what stands at no page of theirs is given all. */
export async function wordsAtAddress(address: string): Promise<Partial<Messages>> {
  const page = pageAt(address);
  return isPage(page) ? staffWords('en-us', 'frame', page) : loadMessages('en-us', 'staff');
}
