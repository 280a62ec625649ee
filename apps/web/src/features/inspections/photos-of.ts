import { isShot, type Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import type { VehicleInspectionFragment, VehiclePhotoFragment } from '../../generated/documents.ts';

export type ShotWithPhoto = { readonly shot: Shot; readonly photo: VehiclePhotoFragment | undefined };

/** The photographs of an inspection in the order in which they are asked for, and those that are missing. */
export function photosOf({ shots, vehicle_assets: photos }: VehicleInspectionFragment): readonly ShotWithPhoto[] {
  return shots.filter(isShot).map((shot) => ({ shot, photo: photos.find((one) => one.shot === shot) }));
}

/** How many of them are there and not asked for again. */
export function photosThere(inspection: VehicleInspectionFragment): number {
  return photosOf(inspection).filter(({ photo }) => photo && photo.review !== 'again').length;
}
