import type { PersonNameFragment } from '../../generated/documents.ts';

/** Agents have no business name. */
type Named = Omit<PersonNameFragment, 'business_name'> & Partial<PersonNameFragment>;

/** The name of a person or a business; null while none is known. */
export function personName(entity: Named | null | undefined): string | null {
  if (!entity) return null;
  if (entity.business_name) return entity.business_name;
  return [entity.first_name, entity.last_name].filter(Boolean).join(' ') || null;
}
