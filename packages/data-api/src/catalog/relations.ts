export type Relation = {
  readonly name: string;
  readonly kind: 'object' | 'array';
  readonly target: string;
  readonly on: readonly JoinColumn[];
  /** Which side of `on` holds the referenced key. */
  readonly parentSide: 'from' | 'to';
};

export type JoinColumn = { readonly from: string; readonly to: string; readonly tenant: boolean };

export type ForeignKey = {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly comment: string | null;
};

type Shape = {
  readonly name: string;
  readonly columns: ReadonlyMap<string, unknown>;
  readonly uniqueKeys: readonly (readonly string[])[];
};

type Candidate = Relation & { readonly owner: string; readonly chosen: boolean };

const dropId = (column: string): string | undefined => (column.endsWith('_id') ? column.slice(0, -3) : undefined);

function forwardName(key: ForeignKey, tenantColumn: string): string | undefined {
  const own = key.from.filter((column) => column !== tenantColumn);
  const [column] = own.length === 0 ? key.from : own;
  return own.length <= 1 && column !== undefined ? dropId(column) : undefined;
}

function joinOf(key: ForeignKey, tenantColumn: string, backward: boolean): JoinColumn[] {
  const [near, far] = backward ? [key.to, key.from] : [key.from, key.to];
  return near.flatMap((from, index) => {
    const to = far[index];
    return to === undefined ? [] : [{ from, to, tenant: near.length > 1 && key.from[index] === tenantColumn }];
  });
}

function candidatesOf(key: ForeignKey, child: Shape | undefined, tenantColumn: string): Candidate[] {
  const [forward = '', backward = ''] = (key.comment ?? '').split('|').map((part) => part.trim());
  const isSingle = child?.uniqueKeys.some((unique) => unique.every((column) => key.from.includes(column))) ?? false;
  const forwardly = forward || forwardName(key, tenantColumn);
  const ends: (Candidate | undefined)[] = [
    forwardly === undefined
      ? undefined
      : {
          owner: key.child,
          name: forwardly,
          kind: 'object',
          target: key.parent,
          on: joinOf(key, tenantColumn, false),
          parentSide: 'to',
          chosen: forward !== '',
        },
    {
      owner: key.parent,
      name: backward || key.child,
      // A one-to-one child is an object only under a chosen name: `quote.policies` would read as a list.
      kind: isSingle && backward !== '' ? 'object' : 'array',
      target: key.child,
      on: joinOf(key, tenantColumn, true),
      parentSide: 'from',
      chosen: backward !== '',
    },
  ];
  return ends.filter((end): end is Candidate => end !== undefined && end.name !== '-');
}

/**
 * Names both ends of every foreign key. A comment `forward|backward` on the constraint chooses (`-` leaves an end out);
 * otherwise the column without `_id` and the referencing table's name. Names that two keys claim by default, or that a
 * column bears, are left out.
 */
export function relationsOf(
  shapes: readonly Shape[],
  keys: readonly ForeignKey[],
  tenantColumn: string,
): ReadonlyMap<string, readonly Relation[]> {
  const byName = new Map(shapes.map((shape) => [shape.name, shape]));
  const candidates = keys.flatMap((key) => candidatesOf(key, byName.get(key.child), tenantColumn));
  const result = new Map<string, Relation[]>();
  for (const shape of shapes) {
    const own = candidates.filter(({ owner, name }) => owner === shape.name && !shape.columns.has(name));
    const stored = own.filter((one) => {
      const rivals = own.filter((other) => other !== one && other.name === one.name);
      return one.chosen ? rivals.every((rival) => !rival.chosen) : rivals.length === 0;
    });
    result.set(
      shape.name,
      stored.map(({ name, kind, target, on, parentSide }) => ({ name, kind, target, on, parentSide })),
    );
  }
  return result;
}
