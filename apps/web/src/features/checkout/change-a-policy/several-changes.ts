import type { RequestedChanges } from '../change-my-policy/change-kind.ts';

type List<Name extends keyof RequestedChanges> = NonNullable<RequestedChanges[Name]>;

const listsOf = <Name extends keyof RequestedChanges>(all: readonly RequestedChanges[], name: Name) =>
  all.flatMap((one) => one[name] ?? []) as List<Name>;

type ChangedVehicle = { readonly root_vehicle_id: string; readonly changes: object };

/** What several forms say of vehicles that stay: each vehicle once. */
function vehiclesOf(all: readonly RequestedChanges[]): ChangedVehicle[] {
  const byRoot = new Map<string, object>();
  for (const { root_vehicle_id: root, changes } of listsOf(all, 'vehicles') as ChangedVehicle[]) {
    byRoot.set(root, { ...byRoot.get(root), ...changes });
  }
  return [...byRoot].map(([root_vehicle_id, changes]) => ({ root_vehicle_id, changes }));
}

/** What several forms ask for, as one change; null where none of them asks for anything. */
export function allOf(all: readonly (RequestedChanges | null)[]): RequestedChanges | null {
  const requested = all.filter((one) => one !== null);
  if (requested.length === 0) return null;
  return {
    ...Object.assign(
      {},
      ...requested.map(({ coverages, mailing_address }) => ({
        ...(coverages !== undefined && { coverages }),
        ...(mailing_address !== undefined && { mailing_address }),
      })),
    ),
    vehicles: vehiclesOf(requested),
    add_vehicles: listsOf(requested, 'add_vehicles'),
    remove_vehicles: listsOf(requested, 'remove_vehicles'),
    lienholders: listsOf(requested, 'lienholders'),
    add_people: listsOf(requested, 'add_people'),
    people: listsOf(requested, 'people'),
    remove_people: listsOf(requested, 'remove_people'),
  };
}
