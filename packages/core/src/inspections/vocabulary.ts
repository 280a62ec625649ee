/** What a photograph of a vehicle is to show, in the order in which somebody walks around it. */
export const shots = ['front', 'right', 'rear', 'left', 'interior', 'vin_plate', 'odometer'] as const;
export type Shot = (typeof shots)[number];

/** What each is called where a name is kept or read by people of either language's list. */
export const shotLabels: Readonly<Record<Shot, string>> = {
  front: 'Front',
  right: 'Right side',
  rear: 'Rear',
  left: 'Left side',
  interior: 'Interior',
  vin_plate: 'VIN plate',
  odometer: 'Odometer',
};

/**
 * Where an inspection stands: photographs are missing, some are asked for again, all are there, all were accepted, or
 * nobody is asked any more because the vehicle left the policy.
 */
export const inspectionStatuses = ['asked', 'asked_again', 'submitted', 'completed', 'withdrawn'] as const;
export type InspectionStatus = (typeof inspectionStatuses)[number];

/** What became of a photograph. */
export const photoReviews = ['waiting', 'accepted', 'again'] as const;
export type PhotoReview = (typeof photoReviews)[number];

/** What happened to an inspection, as its policy's timeline keeps it. */
export const inspectionSteps = ['asked', 'submitted', 'asked_again', 'completed', 'due', 'overdue'] as const;
export type InspectionStep = (typeof inspectionSteps)[number];

/** Most photographs that are sent for one inspection, replaced ones among them. */
export const mostPhotos = 60;

/** The longer side of a photograph: the least with which something can be judged, and what it is made smaller to, in pixels. */
export const leastPhotoPixels = 600;
export const mostPhotoPixels = 2_400;

/** Most days from today to the last day of an inspection that a person asks for. */
export const mostInspectionDays = 90;

/** Days that there are at least for what is asked for again. */
export const repeatDays = 7;

/** Days before the last day on which who is insured is reminded of it. */
export const remindDays = 3;

/** Whether a text names a shot. */
export function isShot(text: unknown): text is Shot {
  return shots.some((shot) => shot === text);
}
