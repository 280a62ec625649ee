import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { readFileSync } from 'node:fs';

/** Texts under names under names. */
export type Texts = { readonly [name: string]: string | Texts };

/** The texts of one language with the changes of another one over them. */
export function overlay(texts: Texts, changes: Texts): Texts {
  const merged = Object.entries(changes).map(([name, change]) => {
    const text = ownValue(texts, name);
    return [name, typeof change === 'object' && typeof text === 'object' ? overlay(text, change) : change] as const;
  });
  return { ...texts, ...Object.fromEntries(merged) };
}

type LoaderContext = { readonly resourcePath: string; addDependency(file: string): void };

/** A loader of the build: a catalogue of `en-ca` holds what differs from `en-us`, and is given to the pages whole. */
export default function overlayMessages(this: LoaderContext, source: string): string {
  const base = this.resourcePath.replace(/([/\\])en-ca(?=[/\\])/, '$1en-us');
  if (base === this.resourcePath) return source;
  this.addDependency(base);
  return JSON.stringify(overlay(JSON.parse(readFileSync(base, 'utf8')) as Texts, JSON.parse(source) as Texts));
}
