type Organization = { readonly organization_id: string };

/** Organizations with those first that are named, in the order in which they are; the others stay as they stand. */
export function firstOf<One extends Organization>(all: readonly One[], first: readonly string[]): readonly One[] {
  const named = first.flatMap((id) => all.filter(({ organization_id }) => organization_id === id));
  return [...named, ...all.filter((one) => !named.includes(one))];
}
