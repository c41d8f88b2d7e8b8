/** The account of the platform itself: the author of what happens without anybody. Nobody can sign in as it. */
export const platformUserId = 0;

/** Held while a backup is written (any number that no other part of the product locks on): no file goes meanwhile. */
export const backupLock = 7_214_002;
