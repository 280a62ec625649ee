export type Placed = {
  readonly organization_id: string;
  readonly name: string;
  readonly parent_organization_id: string | null;
};

export type Branch = Placed & { readonly beneath: readonly Branch[] };

/** Organizations by where they stand, each beneath its parent; one whose parent is not listed stands at the top. */
export function treeOf(organizations: readonly Placed[]): readonly Branch[] {
  const listed = new Set(organizations.map(({ organization_id }) => organization_id));
  const beneath = Map.groupBy(organizations, ({ parent_organization_id: parent }) =>
    parent !== null && listed.has(parent) ? parent : null,
  );
  const branchesOf = (parent: string | null): Branch[] =>
    (beneath.get(parent) ?? []).map((one) => ({ ...one, beneath: branchesOf(one.organization_id) }));
  return branchesOf(null);
}
