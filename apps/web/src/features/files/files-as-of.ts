import type { Attachment } from './file-record.ts';

/** The files of a record as they stood at an instant: those that came later were not there, those archived later were. */
export function filesAsOf(attachments: readonly Attachment[], until: string): Attachment[] {
  const at = Date.parse(until);
  return attachments
    .filter(({ created }) => Date.parse(created) <= at)
    .map((one) => (one.archived !== null && Date.parse(one.archived) > at ? { ...one, archived: null } : one));
}
