/**
 * Switches of parts of the back office. They are a part of the build and all on: a remote that lists a section with
 * `feature` has it shown while its switch is on, and a practice that is to go without it builds with the switch off.
 */
export const adminFeatures = { newContentManager: true } as const satisfies Record<string, boolean>;

export type AdminFeature = keyof typeof adminFeatures;

/** Whether a part of the back office is shown; what has no switch always is. */
export function isFeatureOn(
  feature: AdminFeature | undefined,
  features: Record<AdminFeature, boolean> = adminFeatures,
): boolean {
  return feature === undefined || features[feature];
}
