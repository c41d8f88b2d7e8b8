/** The account of the platform itself: the author of what happens without anybody. Nobody can sign in as it. */
export const platformUserId = 0;
