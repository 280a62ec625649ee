import { checkName, type NameRefusal } from '../shared/text/check-name.ts';
import { findPhoneProblem } from '../shared/text/check-phone.ts';
import { type TextRefusal, tidyLine } from '../shared/text/check-text.ts';
import { accept, type Decision } from '../shared/decision.ts';

/** What a person says of themselves; null where they say nothing. The names on a policy are the policy's. */
export type MyProfile = { readonly preferredName: string | null; readonly phone: string | null };

type Provided = { readonly [Part in keyof MyProfile]?: string | null | undefined };
type ProfileRefusal = NameRefusal | TextRefusal | 'phone_invalid';

/** How a person wants to be called, tidied; null for nothing. */
function decideName(text: string): Decision<string | null, NameRefusal> {
  return text.trim() === '' ? accept(null) : checkName(text, 'person', 'preferred_name');
}

function decidePhone(text: string): Decision<string | null, ProfileRefusal> {
  const phone = tidyLine(text);
  if (phone === '') return accept(null);
  const problem = findPhoneProblem(text, 'phone');
  return problem === null ? accept(phone) : { ok: false, refusal: problem };
}

/** A profile as it is kept; what is left out (undefined) stays as it was, and what is empty is forgotten. */
export function decideMyProfile(provided: Provided, former: MyProfile): Decision<MyProfile, ProfileRefusal> {
  const name =
    provided.preferredName === undefined ? accept(former.preferredName) : decideName(provided.preferredName ?? '');
  if (!name.ok) return name;
  const phone = provided.phone === undefined ? accept(former.phone) : decidePhone(provided.phone ?? '');
  return phone.ok ? accept({ preferredName: name.event, phone: phone.event }) : phone;
}
