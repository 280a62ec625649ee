import { accept, refuse, type Decision } from '../shared/decision.ts';
import { words } from '../shared/words.ts';

/** Most people whom one note mentions. */
export const mostMentions = 20;

export type MentionRefusal = 'mentions_too_many' | 'mention_without_access';

/** Whom a note mentions, each once; `readers` are those among them who see the record. Others are refused by name of none. */
export function decideMentions(
  requested: readonly string[],
  readers: ReadonlySet<string>,
): Decision<readonly string[], MentionRefusal> {
  const people = [...new Set(requested.map((id) => id.toLowerCase()))];
  if (people.length > mostMentions) {
    return refuse(
      'mentions_too_many',
      words(
        'A note mentions at most 20 people. Mention fewer.',
        'Une note mentionne au plus 20 personnes. Mentionnez-en moins.',
      ),
      'mentions',
    );
  }
  if (people.some((id) => !readers.has(id))) {
    const message = words(
      'Somebody whom this note mentions may not see it. Mention people of its organization.',
      'Une personne que cette note mentionne ne peut pas la voir. Mentionnez des personnes de son organisation.',
    );
    return refuse('mention_without_access', message, 'mentions');
  }
  return accept(people);
}

/** Whether somebody may say that they are done with a mention: theirs alone. */
export function decideSeeMention(
  { userId }: { readonly userId: string },
  actor: { readonly userId: string | null },
): Decision<true, 'mention_of_another'> {
  if (userId === actor.userId) return accept(true);
  return refuse(
    'mention_of_another',
    words(
      'This note mentions somebody else, who says when they are done with it.',
      'Cette note mentionne quelqu’un d’autre, qui dira quand elle est vue.',
    ),
  );
}
