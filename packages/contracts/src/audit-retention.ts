/** For how many days entries of the audit log are kept: by default, at least and at most. */
export const auditRetentionDays = { default: 730, min: 180, max: 3650 } as const;
