/** Somebody who can be mentioned in a text. */
export type Mentionable = { readonly id: string; readonly name: string };

const typedMention = /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u;

/** The beginning of a name that is being typed after an @ before the caret, and where the @ stands; null elsewhere. */
export function mentionAt(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const typed = typedMention.exec(text.slice(0, caret))?.[1];
  return typed === undefined ? null : { from: caret - typed.length - 1, typed };
}

/** The people whose name, or last name, begins with what is typed. */
export function fittingPeople(people: readonly Mentionable[], typed: string, most: number): Mentionable[] {
  const wanted = typed.toLowerCase();
  const begins = ({ name }: Mentionable) => {
    const lower = name.toLowerCase();
    return lower.startsWith(wanted) || lower.split(' ').some((word) => word.startsWith(wanted));
  };
  return people.filter(begins).slice(0, most);
}

/** The text with the whole name in the place of its typed beginning, and where the caret stands then. */
export function withMention(
  text: string,
  { from, typed }: { readonly from: number; readonly typed: string },
  { name }: Mentionable,
): { readonly text: string; readonly caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** Those who were chosen and whose name still stands in the text. */
export function stillMentioned(text: string, chosen: readonly Mentionable[]): Mentionable[] {
  return [...new Map(chosen.map((one) => [one.id, one])).values()].filter(({ name }) => text.includes(`@${name}`));
}
