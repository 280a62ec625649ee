type Named = {
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly business_name?: string | null;
};

/** The name of a person or a business; null while none is known. */
export function personName(entity: Named | null | undefined): string | null {
  if (!entity) return null;
  if (entity.business_name) return entity.business_name;
  return [entity.first_name, entity.last_name].filter(Boolean).join(' ') || null;
}
