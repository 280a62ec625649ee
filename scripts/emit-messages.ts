// What no commit holds of the pages' words: a catalogue for each language alone, as a browser loads it, gathered from
// where the words are meant, the type of them all, and what of them each page says.
import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { locales, type PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { emit } from './emit.ts';
import { emitPageWords } from './emit-page-words.ts';
import { gatherWords, messagesIn, printMessageTypes, type Tree } from './gather-words.ts';

const folder = 'apps/web/src/generated/messages';

/** All words of the screens, from the files beside them. */
async function wordsOfScreens(): Promise<Tree> {
  const files = globSync('apps/web/src/**/*.words.ts').toSorted();
  return gatherWords(
    await Promise.all(
      files.map(async (file): Promise<[string, object]> => [file, await import(join(process.cwd(), file))]),
    ),
  );
}

/** Prints the catalogues of all languages; those of events are messages of their own kind. */
export async function emitMessages(events: (locale: PageLocale) => Readonly<Record<string, string>>): Promise<void> {
  const gathered = await wordsOfScreens();
  const names = [...Object.keys(gathered), 'events'].toSorted();
  for (const locale of locales) {
    const messages = { ...messagesIn(gathered, locale), events: events(locale) };
    for (const [name, texts] of Object.entries(messages)) {
      emit(`${folder}/${locale}/${name}.json`, `${JSON.stringify(texts, null, 2)}\n`);
    }
  }
  const former = globSync(`${folder}/*/*.json`).filter((file) => !names.includes(basename(file, '.json')));
  for (const file of former) rmSync(file);
  emit('apps/web/src/generated/message-types.ts', printMessageTypes(names));
  emitPageWords();
}
