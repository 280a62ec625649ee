import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { Tone } from '@roadworthy/ui/base/tone.ts';
import { type Messages, useMessages } from 'next-intl';
import { useCallback } from 'react';
import { type StatusGroup, statusTones } from './status-tone.ts';
import { labelOf } from './use-labels.ts';

export type Badge = { readonly tone: Tone; readonly label: string };

/** The statuses of a kind of record: each with its colour and its word. */
export type Statuses = {
  readonly tones: Readonly<Record<string, Tone>>;
  readonly words: (messages: Messages) => Readonly<Record<string, string>>;
};

/** Declares statuses; one without a colour or a word does not compile. */
export function declareStatuses<Status extends string>(statuses: {
  readonly tones: Readonly<Record<Status, Tone>>;
  readonly words: (messages: Messages) => Readonly<Record<NoInfer<Status>, string>>;
}): Statuses {
  return statuses;
}

/** The statuses that the insurance vocabulary has the words of. */
export function statusesOfGroup(group: StatusGroup): Statuses {
  return { tones: statusTones[group], words: ({ insurance }) => insurance[group] };
}

/** A status as a badge; one that is not known is neutral and reads as it is spelled, with spaces. */
export function badgeOf({ tones, words }: Statuses, messages: Messages, status: string): Badge {
  return { tone: ownValue(tones, status) ?? 'neutral', label: labelOf(words(messages), status) ?? status };
}

/** The badges of statuses in the reader's language. */
export function useBadge(statuses: Statuses): (status: string) => Badge {
  const messages = useMessages();
  return useCallback((status) => badgeOf(statuses, messages, status), [statuses, messages]);
}
